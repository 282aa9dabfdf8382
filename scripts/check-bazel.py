#!/usr/bin/env python3
"""Runs the Bazel rules of docs/build-systems.md on a project of 240 files.

Two copies of the project with an output root each stand for two machines; they share one cache over HTTP,
served on loopback. What the first has read, the second must not read again, and one changed file is
read alone. Usage: check-bazel.py PHRASEBOOK; without a Bazel it says so and exits with 0.
"""

import http.server
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import threading
import time

MODULES = ["Alpha", "Beta", "Gamma", "Delta"]
FILES = 60
held = {}


class Cache(http.server.BaseHTTPRequestHandler):
    """Keeps what PUT brings and gives it back for GET."""

    protocol_version = "HTTP/1.1"

    def answer(self, code, body=b""):
        self.send_response(code)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def do_GET(self):
        body = held.get(self.path)
        self.answer(404 if body is None else 200, body or b"")

    def do_PUT(self):
        held[self.path] = self.rfile.read(int(self.headers["Content-Length"]))
        self.answer(200)

    def log_message(self, *arguments):
        pass


class Server(http.server.ThreadingHTTPServer):
    request_queue_size = 128


def source(module, number, more=""):
    """The first module declares a function that makes literals of the others keys."""
    if module == MODULES[0]:
        text = f'let text{number} = String(localized: "{module} {number}")\n'
        if number == 1:
            text += "public func show(_ text: LocalizedStringResource) {}\n"
    else:
        text = f'import Alpha\nfunc say{number}() {{ show("{module} {number}") }}\n'
    return text + more


def write_project(folder, phrasebook, rules):
    (folder / "tools").mkdir(parents=True)
    (folder / "tools" / "phrasebook").symlink_to(phrasebook)
    (folder / "tools" / "BUILD").write_text('exports_files(["phrasebook"])\n')
    (folder / "WORKSPACE").write_text("")
    (folder / "phrasebook.bzl").write_text(rules)
    build = 'load("//:phrasebook.bzl", "phrasebook_strings", "phrasebook_sync")\n'
    for module in MODULES:
        sources = folder / "Sources" / module
        sources.mkdir(parents=True)
        for number in range(1, FILES + 1):
            (sources / f"File{number}.swift").write_text(source(module, number))
        (sources / "Localizable.xcstrings").write_text(
            '{ "sourceLanguage" : "en", "strings" : { }, "version" : "1.0" }')
        deps = [] if module == MODULES[0] else [":" + MODULES[0]]
        build += f'phrasebook_strings(name = "{module}", deps = {deps},\n'
        build += f'    srcs = glob(["Sources/{module}/*.swift"]))\n'
    modules = [":" + module for module in MODULES]
    build += f'phrasebook_sync(name = "sync", modules = {modules})\n'
    (folder / "BUILD").write_text(build)
    targets = ", ".join(f'.target(name: "{module}")' for module in MODULES)
    (folder / "Package.swift").write_text(
        "// swift-tools-version: 6.3\n"
        f'let package = Package(name: "Wide", targets: [{targets}])\n')


class Machine:
    def __init__(self, bazel, root, cache, phrasebook, rules):
        self.bazel, self.folder, self.root = bazel, root / "Wide", root / "output"
        self.cache = cache
        write_project(self.folder, phrasebook, rules)

    def run(self, *arguments):
        return subprocess.run(
            [self.bazel, f"--output_user_root={self.root}", "--nohome_rc", "--max_idle_secs=120",
             *arguments],
            cwd=self.folder, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=400)

    def build(self):
        """Builds everything; gives how many steps were run and how many came from the cache."""
        started = time.monotonic()
        outcome = self.run(
            "build", f"--remote_cache={self.cache}", "--jobs=2", "--color=no", "--curses=no", "//...")
        expect(outcome.returncode == 0, outcome.stderr[-4000:])
        summary = [line for line in outcome.stderr.splitlines() if re.search(r"\d+ process", line)][-1]
        print(f"{self.root.parent.name}: {summary} ({time.monotonic() - started:.0f} s)", flush=True)
        counts = {kind: int(count) for count, kind in re.findall(r"(\d+) ([a-z][a-z -]*)", summary)}
        cached = counts.get("remote cache hit", 0)
        run = sum(count for kind, count in counts.items() if kind.endswith(("sandbox", "local")))
        return run, cached

    def change(self, more):
        path = self.folder / "Sources" / MODULES[1] / "File7.swift"
        path.write_text(source(MODULES[1], 7, more))

    def end(self):
        self.run("shutdown")
        # Bazel takes the right to write away from what it made.
        subprocess.run(["chmod", "-R", "u+w", str(self.root)], check=False)


def expect(condition, message):
    if not condition:
        raise SystemExit(f"check-bazel: {message}")


def main():
    bazel = shutil.which("bazel")
    if bazel is None:
        print("skipped: there is no Bazel; apt-get install bazel-bootstrap")
        return
    phrasebook = pathlib.Path(sys.argv[1]).resolve()
    page = pathlib.Path(__file__).resolve().parent.parent / "docs" / "build-systems.md"
    rules = re.search(r"```python\n(.*?)```\n", page.read_text(), re.S).group(1)
    server = Server(("127.0.0.1", 0), Cache)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    cache = f"http://127.0.0.1:{server.server_address[1]}"
    with tempfile.TemporaryDirectory(prefix="phrasebook-bazel-") as roots:
        first, second = [
            Machine(bazel, pathlib.Path(roots) / name, cache, phrasebook, rules)
            for name in ("first", "second")]
        try:
            check(first, second)
        finally:
            first.end()
            second.end()
    print("passed: a second machine reads nothing, one changed file is read alone")


def check(first, second):
    steps = FILES * len(MODULES) + len(MODULES)
    expect(first.build() == (steps, 0), f"the first build takes {steps} steps")
    expect(second.build() == (0, steps), "a second machine takes everything from the cache")
    for machine in (first, second):
        machine.change('let more = String(localized: "More")\n')
    expect(second.build() == (2, 0), "one changed file is read, and its module resolved")
    expect(first.build() == (0, 2), "the other machine takes both from the cache")
    synced = second.run("run", "--color=no", "--curses=no", "//:sync")
    expect(synced.returncode == 0, synced.stderr[-4000:])
    for module in MODULES:
        catalog = second.folder / "Sources" / module / "Localizable.xcstrings"
        text = catalog.read_text()
        expect(all(f'"{module} {number}"' in text for number in range(1, FILES + 1)),
               f"{module}: every key is in the catalog")
        expect(('"More"' in text) == (module == MODULES[1]), f"{module}: the new key")
    again = second.run("run", "--color=no", "--curses=no", "//:sync", "--", "--check")
    expect(again.returncode == 0, again.stderr[-4000:])


if __name__ == "__main__":
    main()
