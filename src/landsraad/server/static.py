"""The pages themselves, as they were built: every path that is not a file is the one page, which finds its own way."""

import asyncio
from functools import lru_cache
from html import escape
from pathlib import Path

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State as AppState

from landsraad.server.printed import Printed, printed
from landsraad.server.refusals import Refused

PAGES = Path(__file__).parent / "pages"
KINDS = {
    ".css": "text/css",
    ".ftl": "text/plain",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".map": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
NOT_BUILT = """<!doctype html><meta charset="utf-8"><title>Landsraad</title>
<p>The pages of the table are not here. In the sources: run <code>make pages</code> and reload. Installed from them
without Node.js: install a wheel (<code>make wheel</code>), or install Node.js and install again.</p>
"""
FOR_EVER = "public, max-age=31536000, immutable"  # the names of built files change with what is in them


def _file(folder: Path, wanted: str) -> Path | None:
    """A file of the pages; nothing outside of them, nothing hidden, and nothing whose name no file can have."""
    if any(part.startswith(".") for part in wanted.split("/")):
        return None
    try:
        file = (folder / wanted).resolve()
        return file if file.is_relative_to(folder.resolve()) and file.is_file() else None
    except (OSError, ValueError):
        return None


@get(["/", "/{path:path}"], media_type=MediaType.HTML, include_in_schema=False, compressed_here=True)
async def page(request: Request[object, object, AppState]) -> Response[bytes]:
    folder: Path = request.app.state.pages
    wanted = request.path_params.get("path", "").lstrip("/")
    if wanted == "api" or wanted.startswith("api/"):
        raise Refused("no-such-page")
    file = _file(folder, wanted)
    if file is not None:
        built = wanted.startswith("assets/")
        return (await _read(file)).answer(request, FOR_EVER if built else "no-cache")
    if wanted.startswith("assets/"):
        raise Refused("no-such-page")
    index = folder / "index.html"
    if not index.is_file():
        return printed(NOT_BUILT.encode(), KINDS[".html"]).answer(request)
    return _of_table(await _read(index), _game_at(request, wanted)).answer(request)


def _game_at(request: Request[object, object, AppState], wanted: str) -> str:
    """The game of the table an address leads to, where it is at hand: its files are then asked for at once."""
    first, _, table = wanted.partition("/")
    hall = getattr(request.app.state, "hall", None)
    live = hall.live.get(table) if first == "t" and hall is not None else None
    return "" if live is None else str(live.sheet.setup.game)


@lru_cache(maxsize=16)
def _of_table(index: Printed, game: str) -> Printed:
    """The page, which says for which game it is opened."""
    if not game:
        return index
    return printed(index.plain.replace(b"<html ", f'<html data-game="{escape(game)}" '.encode(), 1), index.kind)


async def _read(file: Path) -> Printed:
    """A file as it is sent: read and compressed once, and again when it has changed."""
    changed = (await asyncio.to_thread(file.stat)).st_mtime_ns
    return await asyncio.to_thread(_printed, file, changed)


@lru_cache(maxsize=256)
def _printed(file: Path, changed: int) -> Printed:
    return printed(file.read_bytes(), KINDS.get(file.suffix, "application/octet-stream"))
