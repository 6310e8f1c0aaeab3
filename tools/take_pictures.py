"""Stores pictures of the main screens (tests/browser/pictures), for a change of their looks that is meant.

    python tools/take_pictures.py                   all that look otherwise now, in every language whose type is here
    python tools/take_pictures.py table fight       only these screens
    python tools/take_pictures.py --new-type        the type of this machine is from now on the one compared with

Pictures that still look alike are left as they are. It needs the built pages, Playwright, Pillow and the system's
Chromium. Chinese is stored in Noto Sans and Serif CJK (Debian: fonts-noto-cjk).
"""

from __future__ import annotations

import argparse
import json
import sys
from itertools import product
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from playwright.sync_api import sync_playwright
from tests.browser import gallery, likeness
from tests.browser.machines import ARGUMENTS, chromium


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("screens", nargs="*", metavar="SCREEN", help=", ".join(gallery.SCREENS))
    parser.add_argument("--lang", action="append", choices=gallery.LANGUAGES, help="only this language")
    parser.add_argument("--new-type", action="store_true", help="store all, and the type of this machine with them")
    given = parser.parse_args()
    unknown = set(given.screens) - set(gallery.SCREENS)
    if unknown:
        parser.error(f"no such screen: {', '.join(sorted(unknown))}")
    if given.new_type and given.screens:
        parser.error("another type changes every screen")
    types = likeness.known_types()
    likeness.STORED.mkdir(exist_ok=True)
    with sync_playwright() as playwright, gallery.a_place() as address:
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        for lang in given.lang or gallery.LANGUAGES:
            if not given.new_type:
                page = browser.new_page()
                page.goto(address)
                here = likeness.type_of(page, lang)
                page.close()
                if not likeness.same_type(here, types[lang]):
                    print(f"{lang}: set in another type here; nothing stored")
                    continue
            for size in gallery.SIZES:
                for name, house in gallery.screens(browser, address, lang, size, given.screens):
                    path = likeness.path_of(name, lang, size)
                    shot = gallery.drawn(house.page)
                    if given.new_type:
                        types[lang] = likeness.type_of(house.page, lang)
                    elif path.is_file() and not likeness.compared(shot, path.read_bytes()):
                        continue
                    path.write_bytes(likeness.kept(shot))
                    print(path.name)
        browser.close()
    likeness.TYPE.write_text(json.dumps(types, sort_keys=True) + "\n", encoding="utf-8")
    wanted = {likeness.path_of(*which) for which in product(gallery.SCREENS, gallery.LANGUAGES, gallery.SIZES)}
    for path in set(likeness.STORED.glob("*.png")) - wanted:
        path.unlink()


if __name__ == "__main__":
    main()
