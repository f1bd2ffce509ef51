"""The app's options and exit codes."""

import os
import pathlib
import subprocess
import tempfile
import unittest

from sign_up import APP


class CommandLine(unittest.TestCase):
    def run_app(self, *arguments, display=True):
        environment = dict(os.environ)
        if not display:
            for name in ("DISPLAY", "WAYLAND_DISPLAY", "GDK_BACKEND"):
                environment.pop(name, None)
        return subprocess.run(
            [APP, *arguments], env=environment, stdin=subprocess.DEVNULL, capture_output=True,
            text=True, timeout=60)

    def test_help_names_the_options(self):
        for display in (True, False):
            run = self.run_app("--help", display=display)
            self.assertEqual((run.returncode, run.stderr), (0, ""))
            for option in ("--store", "--messages", "--look", "--version", "--help"):
                self.assertIn(option, run.stdout)

    def test_version_prints_only_a_number(self):
        run = self.run_app("--version", display=False)
        self.assertEqual((run.returncode, run.stderr), (0, ""))
        self.assertRegex(run.stdout, r"\A\d+\.\d+\.\d+\n\Z")

    def test_bad_usage_exits_with_64_and_names_the_mistake(self):
        for arguments in (["--color"], ["extra"], ["--store"]):
            run = self.run_app(*arguments)
            self.assertEqual((run.returncode, run.stdout), (64, ""), arguments)
            self.assertIn(arguments[0], run.stderr)

    def test_an_unknown_look_exits_with_64_and_lists_the_looks(self):
        run = self.run_app("--look", "fancy")
        self.assertEqual((run.returncode, run.stdout), (64, ""))
        self.assertIn("'fancy'", run.stderr)
        self.assertIn("'plain' and 'rows'", run.stderr)

    def test_a_path_that_is_not_text_exits_with_64_and_nothing_is_stored(self):
        with tempfile.TemporaryDirectory() as folder:
            store = os.fsencode(folder) + b"/\xff.sqlite"
            for arguments in ([b"--store", store], [b"--store=" + store]):
                run = self.run_app(*arguments)
                self.assertEqual((run.returncode, run.stdout), (64, ""), run.stderr)
                self.assertIn("The path after '--store' is not valid UTF-8.", run.stderr)
            other = b"/x/\xff.sqlite"
            run = self.run_app(b"--store", os.fsencode(folder) + b"/sqlite", b"--messages", other)
            self.assertEqual((run.returncode, run.stdout), (64, ""), run.stderr)
            self.assertIn("The path after '--messages' is not valid UTF-8.", run.stderr)
            self.assertEqual(os.listdir(folder), [])

    def test_without_a_display_one_sentence_is_printed(self):
        with tempfile.TemporaryDirectory() as folder:
            store = pathlib.Path(folder) / "accounts.sqlite"
            run = self.run_app("--store", store, display=False)
            self.assertEqual(run.returncode, 3, run.stderr)
            self.assertEqual(run.stdout, "")
            self.assertRegex(run.stderr, r"\A[^\n]*display[^\n]*\n\Z")
            self.assertFalse(store.exists())
        gallery = self.run_app("--gallery", display=False)
        self.assertEqual((gallery.returncode, gallery.stderr), (3, run.stderr))

    def test_a_display_that_does_not_answer_counts_as_missing(self):
        for backend, place in (("x11", {"DISPLAY": ":9999"}), ("wayland", {"WAYLAND_DISPLAY": "none"})):
            environment = os.environ | {"GDK_BACKEND": backend} | place
            run = subprocess.run([APP], env=environment, capture_output=True, text=True, timeout=60)
            self.assertEqual(run.returncode, 3, run.stderr)
            self.assertRegex(run.stderr, r"\A[^\n]*display[^\n]*\n\Z")
