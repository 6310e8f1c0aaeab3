"""Somebody who is called: remembers what was said, and answers as the path says (/410: with that status)."""

import contextlib
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

Said = tuple[str, dict[str, str], bytes]


class Receiver(ThreadingHTTPServer):
    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Answering)
        self.said: list[Said] = []
        self.heard = threading.Condition()
        self.silent = threading.Event()  # as long as it is clear, /silent is not answered

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}"

    @property
    def paths(self) -> list[str]:
        return [path for path, _, _ in self.said]

    def wait(self, count: int, patience: float = 120.0) -> list[Said]:
        with self.heard:
            assert self.heard.wait_for(lambda: len(self.said) >= count, patience)
        return self.said


class _Answering(BaseHTTPRequestHandler):
    server: Receiver

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        with self.server.heard:
            self.server.said.append((self.path, {name.lower(): said for name, said in self.headers.items()}, body))
            self.server.heard.notify_all()
        if self.path == "/silent":
            self.server.silent.wait()
        if self.path == "/flood":
            self.wfile.write(b"HTTP/1.1 200 OK\r\n" + b"x: " + b"y" * 100_000)
            return
        status = int(self.path.strip("/")) if self.path.strip("/").isdigit() else 200
        self.send_response(status)
        if status == 302:
            self.send_header("Location", "/elsewhere")
        self.end_headers()

    def log_message(self, *_: object) -> None:
        pass


@contextlib.contextmanager
def receiving() -> Iterator[Receiver]:
    server = Receiver()
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield server
    finally:
        server.silent.set()
        server.shutdown()
        server.server_close()
