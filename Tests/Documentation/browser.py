"""Debian's Chromium, without a window, and the server of a folder that it reads from."""

import functools
import http.server
import json
import os
import subprocess
import tempfile
import threading
import time

KEYS = {"/": 191, "ArrowDown": 40, "Enter": 13}


class Server:
    """A static file server of a folder at a base path, such as `/a/b`."""

    def __init__(self, folder, base):
        handler = functools.partial(Handler, base, directory=str(folder))
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self.address = f"http://127.0.0.1:{self.server.server_port}{base}"
        self.thread = threading.Thread(target=self.server.serve_forever)

    def __enter__(self):
        self.thread.start()
        return self

    def __exit__(self, *_):
        self.server.shutdown()
        self.server.server_close()
        self.thread.join()


class Handler(http.server.SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def __init__(self, base, *arguments, **options):
        self.base = base
        super().__init__(*arguments, **options)

    def translate_path(self, path):
        inside = path.startswith(self.base + "/")
        return super().translate_path(path[len(self.base):] if inside else "/outside-of-the-base")

    def log_message(self, *_):
        pass


class Browser:
    """One page of Chromium, driven through its DevTools protocol on two pipes."""

    def __init__(self):
        self.profile = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        reads, self.to_browser = os.pipe()
        self.from_browser, writes = os.pipe()
        # Chromium reads from 3 and writes to 4.
        self.process = subprocess.Popen(
            ["bash", "-c", f'exec "$@" 3<&{reads} 4>&{writes}', "bash", "chromium", "--headless",
             "--remote-debugging-pipe", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
             "--no-first-run", f"--user-data-dir={self.profile.name}",
             "about:blank"],
            pass_fds=(reads, writes), stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL)
        os.close(reads)
        os.close(writes)
        self.answers = open(self.from_browser, "rb")
        self.buffer = b""
        self.number = 0
        self.events = []
        self.session = None
        target = next(one for one in self.call("Target.getTargets")["targetInfos"]
                      if one["type"] == "page")
        self.session = self.call(
            "Target.attachToTarget", targetId=target["targetId"], flatten=True)["sessionId"]
        for domain in ("Page", "Network", "Runtime", "Log"):
            self.call(f"{domain}.enable")

    def close(self):
        self.session = None
        try:
            self.call("Browser.close")
        finally:
            self.process.wait(30)
            self.answers.close()
            os.close(self.to_browser)
            self.profile.cleanup()

    def call(self, method, **parameters):
        """Sends a command and returns its result; what happens meanwhile is added to `events`."""
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.to_browser, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.read()
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise AssertionError(f"{method}: {answer['error']}")
                return answer["result"]
            self.events.append(answer)

    def read(self):
        while b"\0" not in self.buffer:
            part = self.answers.read1(1 << 16)
            if not part:
                raise AssertionError("Chromium has ended")
            self.buffer += part
        message, _, self.buffer = self.buffer.partition(b"\0")
        return json.loads(message)

    def wait(self, condition):
        """Waits until an expression on the page is true, also if another page is loaded meanwhile."""
        deadline = time.monotonic() + 30
        while not self.evaluate(f"Boolean({condition})"):
            assert time.monotonic() < deadline, f"waited in vain for {condition}; {self.describe()}"
            time.sleep(0.02)

    def describe(self):
        return self.evaluate("`${location.href} shows ${document.body.innerText.slice(0, 500)}`")

    def press(self, key):
        """Presses a key, such as "Enter"."""
        text = {"text": key} if len(key) == 1 else {"text": "\r"} if key == "Enter" else {}
        for kind in ("keyDown", "keyUp"):
            self.call("Input.dispatchKeyEvent", type=kind, key=key,
                      windowsVirtualKeyCode=KEYS[key], **(text if kind == "keyDown" else {}))

    def mistakes(self):
        """The failed requests, exceptions and errors of all pages since the start."""
        found = []
        for event in self.events:
            details = event.get("params", {})
            if event["method"] == "Network.responseReceived":
                response = details["response"]
                found += [response["url"]] * (response["status"] >= 400)
            elif event["method"] in ("Network.loadingFailed", "Runtime.exceptionThrown"):
                found.append(details)
            elif event["method"] == "Log.entryAdded" and details["entry"]["level"] == "error":
                found.append(details)
        return found

    def evaluate(self, code):
        """The value of an expression on the page, which may be a promise."""
        result = self.call(
            "Runtime.evaluate", expression=code, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in result:
            raise AssertionError(result["exceptionDetails"])
        return result["result"].get("value")
