"""The code of the README and the articles is that of the snippets, and prints the stated output."""

import re
import unittest

from project import PRODUCTS, README, SNIPPETS, articles, blocks, run

# test_common_mistakes.py compiles the code of this page.
EXEMPT = {"CommonMistakes"}


def examples(page):
    return [code for code in blocks(page) if not code.startswith("// swift-tools-version")]


class CodeOfPages(unittest.TestCase):
    def test_it_is_that_of_the_snippets(self):
        pages = [README] + [page for page in articles() if page.stem not in EXEMPT]
        used = [code for page in pages for code in examples(page.read_text())]
        self.assertGreater(len(used), 10)
        for code in used:
            with self.subTest(code[:60]):
                self.assertIn(code, SNIPPETS.values())
        self.assertEqual([name for name, code in SNIPPETS.items() if code not in used], [])

    def test_each_link_leads_to_a_file(self):
        for page in [README, README.with_name("CONTRIBUTING.md"), *articles()]:
            links = re.findall(r"\]\((?!https?:)([^)#]+)", page.read_text())
            missing = [link for link in links if not (page.parent / link).exists()]
            self.assertEqual(missing, [], page)

    def test_it_prints_the_comment_beside_each_print(self):
        names = [name for name, code in SNIPPETS.items() if "import FormTextField" not in code]
        self.assertGreater(len(names), 5)
        for name in names:
            with self.subTest(name):
                ended = run(PRODUCTS / name, env={}, timeout=60)
                printed = re.findall(r"^ *print\(.*\)  // (.*)", SNIPPETS[name], re.MULTILINE)
                self.assertGreater(len(printed), 0)
                self.assertEqual((ended.stdout.splitlines(), ended.stderr), (printed, ""))
