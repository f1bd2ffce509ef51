"""The errors in the article on common mistakes are those of the compiler."""

import pathlib
import re
import tempfile
import unittest

from project import PROJECT, blocks, module_flags, run

PAGE = PROJECT / "Sources/GenericForm/GenericForm.docc/CommonMistakes.md"
IMPORTS = "import FormTextField\nimport GenericForm\n"
SWIFT_6_3 = "Swift version 6.3" in run("swiftc", "--version").stdout


@unittest.skipUnless(SWIFT_6_3, "Other compilers use other words.")
class CommonMistakes(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        preface, *self.sections = PAGE.read_text().split("\n### ")
        (self.folder / "State.swift").write_text(blocks(preface)[0])

    def errors(self, name, code):
        """Returns the errors of one block, which is placed in a function with a form."""
        path = self.folder / f"{name}.swift"
        path.write_text(
            f"{IMPORTS}@MainActor func body(form: Form<Account>) async throws {{\n{code}}}\n")
        ended = run(
            "swiftc", "-typecheck", "-swift-version", "6", *module_flags(), path,
            self.folder / "State.swift")
        path.unlink()
        found = re.findall(
            r"^/.*?:\d+:\d+: error: (.*?)(?: \[#\w+\])?$", ended.stderr, re.MULTILINE)
        return found, ended

    def test_each_has_the_errors_of_the_page(self):
        self.assertGreaterEqual(len(self.sections), 10)
        for section in self.sections:
            title = section.splitlines()[0]
            with self.subTest(title):
                stated = blocks(section, "text")[0].splitlines()
                # The compiler reports several errors of one line in any order.
                self.assertCountEqual(self.errors("Wrong", blocks(section)[0])[0], stated)

    def test_the_corrected_code_compiles(self):
        code = "".join(f"do {{\n{blocks(section)[1]}}}\n" for section in self.sections)
        found, ended = self.errors("Right", code)
        self.assertEqual((found, ended.returncode), ([], 0), ended.stderr)
