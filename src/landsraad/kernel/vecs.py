"""Packed numbers: `vec[i64]` of librt, the runtime of the compiler, or a list that stands in for it.

A vec is a row of machine integers: it is read without making objects of its numbers, and copied like a piece of memory.
`append` and `extend` give the longer vec back (`v = append(v, 3)`). They may work in the memory of the old one, so only
whoever owns a vec alone may use them; piles, which clones share, are replaced (kernel/piles.py). `read_i64_le` reads
such an integer out of bytes. Where librt is missing, lists do the same with the same few verbs: slower, the same games.
"""

import os
from typing import TYPE_CHECKING

from mypy_extensions import i64

if TYPE_CHECKING:
    from librt.strings import read_i64_le
    from librt.vecs import append, extend, vec
elif os.environ.get("LANDSRAAD_LISTS") == "1":
    from landsraad.kernel.lists import append, extend, read_i64_le, vec
else:
    try:
        from librt.strings import read_i64_le
        from librt.vecs import append, extend, vec
    except ImportError:
        from landsraad.kernel.lists import append, extend, read_i64_le, vec

__all__ = ["append", "extend", "i64", "read_i64_le", "vec"]
