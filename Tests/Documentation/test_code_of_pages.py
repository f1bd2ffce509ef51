"""The code of the README and the articles is that of the snippets, and prints the stated output.

The code of the controls' pages compiles.
"""

import pathlib
import re
import tempfile
import unittest

from project import PRODUCTS, README, SNIPPETS, articles, blocks, module_flags, run

# test_common_mistakes.py compiles the code of this page, and test_tutorial.py knows that of the tutorial.
EXEMPT = {"CommonMistakes"} | {path.stem for path in articles() if path.parent.name == "Tutorial"}


LINK = re.compile(r"\[[^\]]*\]\((?!https?:)([^)#]+)|(?:href|src|srcset)=\"(?!https?:)([^\"#]+)")
PICTURE = re.compile(r"!\[[^\]]*\]\(([^)]+)\)")


def examples(page):
    return [code for code in blocks(page) if not code.startswith("// swift-tools-version")]


def controls():
    """The pages of the controls."""
    return [page for page in articles() if page.parent.name == "Controls"]


class CodeOfPages(unittest.TestCase):
    def test_it_matches_the_snippets(self):
        pages = [README] + [page for page in articles() if page.stem not in EXEMPT]
        used = [code for page in pages for code in examples(page.read_text())]
        self.assertGreater(len(used), 10)
        for code in used:
            with self.subTest(code[:60]):
                self.assertIn(code, [*SNIPPETS.values(), *self.of_controls()])
        self.assertEqual([name for name, code in SNIPPETS.items() if code not in used], [])

    def of_controls(self):
        return [code for page in controls() for code in examples(page.read_text())]

    def test_code_of_the_controls_compiles(self):
        code = self.of_controls()
        self.assertGreater(len(code), 20)
        imports = sorted({line for text in code for line in re.findall("^import .*", text, re.MULTILINE)})
        functions = [f"@MainActor func example{number}() throws {{\n{text}}}\n"
                     for number, text in enumerate(re.sub("(?m)^import .*\n", "", text) for text in code)]
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder, "Examples.swift")
            path.write_text("\n".join([*imports, *functions]))
            compiled = run("swiftc", "-typecheck", "-swift-version", "6", "-suppress-warnings",
                           *module_flags(), path)
            self.assertEqual(compiled.returncode, 0, compiled.stderr)

    def test_each_link_leads_to_a_file(self):
        for page in [README, README.with_name("CONTRIBUTING.md"), *articles()]:
            text = page.read_text()
            catalogs = [folder for folder in page.parents if folder.suffix == ".docc"]
            pictures = {name for folder in catalogs for path in folder.rglob("*.png")
                        for name in (path.stem, path.name)}
            self.assertEqual(set(PICTURE.findall(text)) - pictures, set(), page)
            links = [link or other for link, other in LINK.findall(PICTURE.sub("", text))]
            missing = [link for link in links if not (page.parent / link).exists()]
            self.assertEqual(missing, [], page)

    def test_it_prints_what_the_comments_say(self):
        names = [name for name, code in SNIPPETS.items()
                 if "import FormTextField" not in code and "import OpenCombine" not in code]
        self.assertGreater(len(names), 5)
        for name in names:
            with self.subTest(name):
                ended = run(PRODUCTS / name, env={}, timeout=60)
                printed = re.findall(r"^ *print\(.*\)  // (.*)", SNIPPETS[name], re.MULTILINE)
                self.assertGreater(len(printed), 0)
                self.assertEqual((ended.stdout.splitlines(), ended.stderr), (printed, ""))
