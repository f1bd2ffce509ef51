"""The README's Package.swift works in a folder of any name, and fetches and links nothing unnecessary."""

import pathlib
import re
import tempfile
import unittest

from project import PRODUCTS, PROJECT, README, SNIPPETS, blocks, run


class Package(unittest.TestCase):
    def test_it_finds_the_product(self):
        manifest = next(code for code in blocks(README.read_text())
                        if code.startswith("// swift-tools-version"))
        with tempfile.TemporaryDirectory() as folder:
            clone = pathlib.Path(folder, "another-name")
            program = pathlib.Path(folder, "Newsletter")
            sources = program / "Sources" / "Newsletter"
            sources.mkdir(parents=True)
            clone.mkdir()
            for name in ("Package.swift", "Sources", "Tests", "Snippets"):
                (clone / name).symlink_to(PROJECT / name)
            (sources / "main.swift").write_text(SNIPPETS["FirstProgram"])
            (program / "Package.swift").write_text(
                re.sub(r'path: "[^"]*"', 'path: "../another-name"', manifest))
            # It only plans: an unknown option stops each compilation.
            planned = run("swift", "build", "--package-path", program, "--product", "Newsletter",
                          "-Xswiftc", "-plan-only")
            plan = program / ".build" / "debug.yaml"
            self.assertTrue(plan.exists(), planned.stderr)
            # A `swift build` after a `swift run` builds everything in the plan of `swift run`.
            everything = re.search(r'^  "main": .*', plan.read_text(), re.MULTILINE)[0]
            self.assertIn("Newsletter", everything)
            self.assertNotIn("GtkFormApp", everything, "the app doesn't compile without its trait")
            fetched = program / ".build" / "checkouts"
            self.assertEqual(list(fetched.glob("*")), [], "packages that only the app uses")


class Libadwaita(unittest.TestCase):
    def test_only_a_program_that_imports_it_links_it(self):
        for program, is_linked in (("Journey", False), ("GnomeProgram", True)):
            with self.subTest(program):
                libraries = run("readelf", "--dynamic", PRODUCTS / program).stdout
                self.assertIn("[libgtk-4.so.1]", libraries)
                self.assertEqual("[libadwaita-1.so.0]" in libraries, is_linked)
