"""The page about accessibility has each criterion that a form meets, and tests that exist."""

import re
import unittest

from project import PROJECT

PAGE = PROJECT / "Documentation/Accessibility.md"
CRITERIA = """
1.3.1 1.3.2 1.3.5 1.4.1 1.4.3 1.4.4 1.4.10 1.4.11 1.4.12 1.4.13
2.1.1 2.1.2 2.4.3 2.4.6 2.4.7 2.4.11 2.5.3 2.5.8
3.1.1 3.2.1 3.2.2 3.3.1 3.3.2 3.3.3 3.3.4 3.3.7 3.3.8 3.3.9
4.1.2 4.1.3
""".split()


class Accessibility(unittest.TestCase):
    def test_it_has_each_criterion_with_tests_that_exist(self):
        files = [path for path in PROJECT.glob("Tests/*/**/*")
                 if path.suffix in (".swift", ".py") and path != PROJECT / __file__]
        files += PROJECT.glob("Examples/Tests/**/*.py")
        names = {path.name for path in files} | {path.stem for path in files}
        for path in files:
            names.update(re.findall(r"(?:func|def) (test\w+)", path.read_text()))
        rows = re.findall(r"^\| ([\d.]+) [^|]*\|([^|]*)\|([^|]*)\|", PAGE.read_text(), re.MULTILINE)
        self.assertEqual([criterion for criterion, *_ in rows], CRITERIA)
        for criterion, way, tests in rows:
            with self.subTest(criterion):
                self.assertTrue(way.strip())
                named = re.findall(r"`(test\w+(?:\.py)?|[\w+]+Tests)`", tests)
                self.assertTrue(named)
                self.assertEqual([name for name in named if name not in names], [])
