"""The main screens look as they did, at three sizes, in German, and in Chinese where the type is the same.

A change that is meant is stored by `make pictures`; look at what it stores.
"""

import io
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from tests.browser import gallery
from tests.browser.house import SCREENS as KEPT
from tests.browser.house import House

likeness = pytest.importorskip("tests.browser.likeness", reason="Pillow is not installed: no pictures are compared")


@pytest.fixture(scope="module")
def place(browser: Any) -> Iterator[str]:
    with gallery.a_place() as address:
        yield address


@pytest.mark.parametrize("lang", gallery.LANGUAGES)
@pytest.mark.parametrize("size", gallery.SIZES)
def test_main_screens_look_as_they_did(browser: Any, place: str, lang: str, size: str) -> None:
    changed: list[str] = []
    for name, house in gallery.screens(browser, place, lang, size):
        here, there = likeness.type_of(house.page, lang), likeness.known_types()[lang]
        if not likeness.same_type(here, there):
            house.close()
            pytest.skip(f"{lang} is set in another type here than in the stored pictures: they are not compared")
        shot = gallery.drawn(house.page)
        difference = likeness.compared(shot, likeness.path_of(name, lang, size).read_bytes())
        if difference:
            KEPT.mkdir(parents=True, exist_ok=True)
            (KEPT / f"{name}-{lang}-{size}.png").write_bytes(shot)
            difference.keep(KEPT / f"{name}-{lang}-{size}-changed.png")
            changed.append(f"{name}: {difference.told()}")
    assert changed == [], (
        f"{lang}, {size}: see build/screens/*-changed.png; if it is meant: make pictures\n" + "\n".join(changed)
    )


def test_nothing_is_stored_that_no_screen_is_compared_with() -> None:
    wanted = {likeness.path_of(*which) for which in product(gallery.SCREENS, gallery.LANGUAGES, gallery.SIZES)}
    assert set(likeness.STORED.iterdir()) == wanted | {likeness.TYPE}
    assert sum(path.stat().st_size for path in likeness.STORED.iterdir()) < 2_000_000
    assert set(likeness.known_types()) == set(gallery.LANGUAGES)


# What may go wrong on a page, and must be seen: something stands a little elsewhere, is gone, or is told otherwise.
WRONGS = {
    "moved": "() => { document.querySelector('.games').style.transform = 'translateX(12px)'; }",
    "lower": "() => { document.querySelector('.hero').style.transform = 'translateY(10px)'; }",
    "missing": "() => { document.querySelector('[data-testid=watch]').style.visibility = 'hidden'; }",
    "unlit": "() => { document.querySelector('[data-testid=play-now]').classList.remove('go'); }",
    "larger": "() => { document.querySelector('.say').style.fontSize = '19px'; }",
}


def test_what_goes_wrong_is_seen_and_softer_type_is_not(browser: Any, place: str) -> None:
    """Against the same machine's own picture, so that it holds in every type."""
    house = House(browser, place, lang="de")
    house.goto("/")
    before = gallery.drawn(house.page)
    stored = likeness.kept(before)
    assert not likeness.compared(before, stored)
    # Drawn a pixel lower and softer, as another machine may: that is the same screen.
    softer = likeness.Image.open(io.BytesIO(before)).convert("RGB").filter(likeness.ImageFilter.GaussianBlur(0.6))
    assert not likeness.compared(likeness.ImageChops.offset(softer, 0, 1), stored)
    for wrong, does in WRONGS.items():
        house.page.evaluate(does)
        assert likeness.compared(gallery.drawn(house.page), stored), wrong
        house.goto("/")
    house.close()
    assert house.errors == []
