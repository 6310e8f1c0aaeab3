"""How far a screen is from its stored picture, in a way that bears another machine's type but no moved panel.

A stored picture is a third of the screen in each direction, in 128 colours. A point is as it was if it lies between the
darkest and the lightest of its neighbours there (and the other way round): edges and letters drawn a pixel or two
elsewhere, or softer, are alike. Whatever else has changed is counted by cells of 72 pixels, so that one label that is
missing counts as much on a large screen as on a phone.

Pictures are compared only where the type is the same: how wide some words are and how much ink they have is stored
beside them for each language.
"""

import io
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PIL import Image, ImageChops, ImageDraw, ImageFilter

STORED = Path(__file__).resolve().parent / "pictures"
TYPE = STORED / "type.json"
SHARE = 3
COLOURS = 128
NEAR = 3  # points; the middle one and its neighbours
FAR = 32  # of 255: what differs by more is something else
CELL = 24  # points
CHANGED = 0.045  # of the points of a cell: then it is another one
SAME_TYPE = 0.02  # by how much a width or the ink may differ

# The words are written on a canvas: their width in each face, and the ink in each eighth of it.
WRITTEN = """
async (words) => {
  await Promise.all([...document.fonts].map((face) => face.load()));
  const style = getComputedStyle(document.documentElement);
  const canvas = Object.assign(document.createElement('canvas'), { width: 1600, height: 64 });
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  const found = [];
  for (const face of ['--sans', '--serif']) for (const weight of [400, 600]) {
    pen.clearRect(0, 0, 1600, 64);
    pen.font = `${weight} 40px ${style.getPropertyValue(face)}`;
    pen.fillText(words, 0, 48);
    const width = pen.measureText(words).width;
    found.push(Math.round(width));
    for (let part = 0; part < 8; part++) {
      const { data } = pen.getImageData(part * width / 8, 0, width / 8, 64);
      let ink = 0;
      for (let at = 3; at < data.length; at += 4) ink += data[at];
      found.push(Math.round(ink / 255));
    }
  }
  return found;
}
"""
WORDS = {"de": "Der Landsraad tagt auf Arrakis: 0123456789", "zh-Hant": "蘭茲拉德議會在阿拉吉斯召開沙丘香料皇帝"}


def type_of(page: Any, lang: str) -> list[int]:
    """The fingerprint of the type a page is set in."""
    found: list[int] = page.evaluate(WRITTEN, WORDS[lang])
    return found


def same_type(one: list[int], other: list[int]) -> bool:
    return len(one) == len(other) and all(
        abs(a - b) <= max(3, SAME_TYPE * max(a, b)) for a, b in zip(one, other, strict=True)
    )


def known_types() -> dict[str, list[int]]:
    found: dict[str, list[int]] = json.loads(TYPE.read_text(encoding="utf-8")) if TYPE.is_file() else {}
    return found


def path_of(name: str, lang: str, size: str) -> Path:
    return STORED / f"{name}-{lang}-{size}.png"


def small(shot: bytes | Image.Image) -> Image.Image:
    """A picture of a screen as it is compared."""
    whole = (shot if isinstance(shot, Image.Image) else Image.open(io.BytesIO(shot))).convert("RGB")
    return whole.resize((whole.width // SHARE, whole.height // SHARE), Image.Resampling.BOX)


def kept(shot: bytes) -> bytes:
    """A picture of a screen as it is stored: no colour is far from what it was."""
    few = small(shot).quantize(COLOURS, method=Image.Quantize.MAXCOVERAGE, dither=Image.Dither.NONE)
    file = io.BytesIO()
    few.save(file, "PNG", optimize=True)
    return file.getvalue()


def beyond(one: Image.Image, other: Image.Image) -> Image.Image:
    """How far each point of one picture is outside what lies around it in the other."""
    above = ImageChops.subtract(one, other.filter(ImageFilter.MaxFilter(NEAR)))
    below = ImageChops.subtract(other.filter(ImageFilter.MinFilter(NEAR)), one)
    red, green, blue = ImageChops.lighter(above, below).split()
    return ImageChops.lighter(ImageChops.lighter(red, green), blue)


@dataclass(frozen=True)
class Difference:
    """Where a screen is not what it was: the cells, in its own pixels, with the share of them that has changed."""

    cells: list[tuple[int, int, float]]
    now: Image.Image

    def __bool__(self) -> bool:
        return len(self.cells) > 0

    def told(self) -> str:
        places = ", ".join(f"({left}, {top}): {share:.0%}" for left, top, share in self.cells[:6])
        return f"{len(self.cells)} places of {CELL * SHARE} pixels have changed, such as {places}"

    def keep(self, path: Path) -> None:
        """The screen as it is now, with what has changed framed."""
        path.parent.mkdir(parents=True, exist_ok=True)
        marked = self.now.copy()
        pen = ImageDraw.Draw(marked)
        for left, top, _ in self.cells:
            corner = (left // SHARE, top // SHARE)
            pen.rectangle((*corner, corner[0] + CELL, corner[1] + CELL), outline=(255, 0, 255))
        marked.save(path)


def compared(shot: bytes | Image.Image, stored: bytes) -> Difference:
    now, then = small(shot), Image.open(io.BytesIO(stored)).convert("RGB")
    if now.size != then.size:
        return Difference([(0, 0, 1.0)], now)
    far = ImageChops.lighter(beyond(now, then), beyond(then, now)).point([255 * (value > FAR) for value in range(256)])
    across, down = -(-far.width // CELL), -(-far.height // CELL)
    whole = Image.new("L", (across * CELL, down * CELL))
    whole.paste(far)
    shares = whole.resize((across, down), Image.Resampling.BOX)
    cells = [(at % across, at // across, value / 255) for at, value in enumerate(shares.tobytes())]
    side = CELL * SHARE
    return Difference([(left * side, top * side, share) for left, top, share in cells if share > CHANGED], now)
