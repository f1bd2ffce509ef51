"""The README's Package.swift works in a folder of any name, and fetches and links nothing unnecessary."""

import pathlib
import re
import tempfile
import unittest

from project import PRODUCTS, PROJECT, README, SNIPPETS, blocks, module_flags, run


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
            loaded = run("swift", "build", "--package-path", program, "--print-manifest-job-graph")
            self.assertEqual(loaded.returncode, 0, loaded.stderr)
            fetched = program / ".build" / "checkouts"
            self.assertEqual(list(fetched.glob("*")), [], "packages that only the app uses")


class Libadwaita(unittest.TestCase):
    def test_only_a_program_that_imports_it_links_it(self):
        for program, is_linked in (("EveryControl", False), ("GnomeProgram", True)):
            with self.subTest(program):
                libraries = run("readelf", "--dynamic", PRODUCTS / program).stdout
                self.assertIn("[libgtk-4.so.1]", libraries)
                self.assertEqual("[libadwaita-1.so.0]" in libraries, is_linked)


class Declaration(unittest.TestCase):
    def test_it_compiles_without_the_live_form(self):
        """A server that validates values doesn't need a live form."""
        sources = PROJECT / "Sources/GenericForm"
        files = [sources / "Exports.swift", *sources.glob("Results/*.swift"),
                 *sources.glob("Declaration/**/*.swift")]
        commands = PRODUCTS.parents[1].joinpath(PRODUCTS.name).with_suffix(".yaml").read_text()
        package = re.search(
            r'"-module-name","GenericForm"[^\]]*?"-package-name","([^"]+)"', commands)
        compiled = run(
            "swiftc", "-typecheck", "-swift-version", "6", "-module-name", "GenericForm",
            "-package-name", package.group(1), "-enable-upcoming-feature",
            "InternalImportsByDefault", *module_flags(), *files)
        self.assertEqual(compiled.returncode, 0, compiled.stderr)
