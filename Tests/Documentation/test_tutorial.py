"""The tutorial shows all of each step's program, which the examples build and run."""

import difflib
import json
import re
import unittest

from project import PROJECT, run

PAGES = sorted(PROJECT.glob("Sources/FormTextField/FormTextField.docc/Tutorial/Step*.md"))
EXAMPLES = PROJECT / "Examples"


def step(number):
    """The files of a program after a step: their paths, and their lines."""
    folder = EXAMPLES / "Tutorial" / f"Step{number}"
    return {str(path.relative_to(folder)): path.read_text().splitlines()
            for path in sorted(folder.rglob("*")) if path.is_file()}


def listings(page):
    """The code of a page, as lines; commands for a terminal are none."""
    found = re.findall(r"^```(\w+)\n(.*?)^```", page.read_text(), re.DOTALL | re.MULTILINE)
    return [code.splitlines() for language, code in found if language != "sh"]


def places(code, lines):
    """The indices of the lines of a file that a listing shows, wherever it's found."""
    return [range(start, start + len(code)) for start in range(len(lines) - len(code) + 1)
            if lines[start:start + len(code)] == code]


def new_lines(before, after):
    """The indices of the lines that a file has not had before."""
    changes = difflib.SequenceMatcher(None, before, after, autojunk=False).get_opcodes()
    return {line for change, _, _, start, end in changes if change != "equal"
            for line in range(start, end) if after[line].strip()}


class Tutorial(unittest.TestCase):
    def test_there_is_a_page_for_each_step(self):
        self.assertEqual([page.stem[:5] for page in PAGES], [f"Step{n}" for n in range(1, 6)])
        self.assertEqual(len(list((EXAMPLES / "Tutorial").iterdir())), len(PAGES))

    def test_each_listing_is_part_of_the_program_after_the_step(self):
        for number, page in enumerate(PAGES, 1):
            for code in listings(page):
                with self.subTest(page.stem, listing=code[0]):
                    self.assertTrue(any(places(code, lines) for lines in step(number).values()), code)

    def test_each_line_that_a_step_adds_is_on_its_page(self):
        before = {}
        for number, page in enumerate(PAGES, 1):
            files = step(number)
            for path, lines in files.items():
                shown = {line for code in listings(page) for place in places(code, lines) for line in place}
                missing = new_lines(before.get(path, []), lines) - shown
                with self.subTest(page.stem, file=path):
                    self.assertEqual([lines[line] for line in sorted(missing)], [])
                    if lines != before.get(path):
                        self.assertIn(f"`{path}`", page.read_text())
            self.assertLessEqual(before.keys(), files.keys(), "no step removes a file")
            before = files

    def test_each_program_is_built_with_only_its_dependencies(self):
        built = {target["name"]: target for target in manifest(EXAMPLES)["targets"]}
        for number in range(1, len(PAGES) + 1):
            package = manifest(EXAMPLES / "Tutorial" / f"Step{number}")
            program, example = package["targets"][0], built[f"LendingStep{number}"]
            with self.subTest(step=number):
                self.assertEqual(program["name"], "Lending")
                self.assertEqual(program["resources"], example["resources"])
                self.assertEqual(products(program), products(example))
                used = {package for _, package in products(program)}
                self.assertEqual(used, {name for kind in package["dependencies"]
                                        for name in names(kind)})


def manifest(folder):
    """What SwiftPM reads from the Package.swift in a folder."""
    dumped = run("swift", "package", "--package-path", folder, "dump-package")
    assert dumped.returncode == 0, dumped.stderr
    return json.loads(dumped.stdout)


def products(target):
    """The products that a target depends on, with their packages."""
    return sorted(tuple(dependency["product"][:2]) for dependency in target["dependencies"])


def names(dependency):
    """The names of the packages of a dependency."""
    for package in dependency.get("fileSystem", []):
        yield package["nameForTargetDependencyResolutionOnly"]
    for package in dependency.get("sourceControl", []):
        yield package["location"]["remote"][0]["urlString"].rsplit("/", 1)[-1]
