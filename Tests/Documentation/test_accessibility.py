"""The tests named on the page about accessibility exist."""

import re
import unittest

from project import PROJECT

PAGE = PROJECT / "Documentation/Accessibility.md"


class Accessibility(unittest.TestCase):
    def test_each_test_that_it_names_exists(self):
        files = [path for path in PROJECT.glob("Tests/*/**/*")
                 if path.suffix in (".swift", ".py") and path != PROJECT / __file__]
        files += PROJECT.glob("Examples/Tests/**/*.py")
        names = {path.name for path in files} | {path.stem for path in files}
        for path in files:
            names.update(re.findall(r"(?:func|def) (test\w+)", path.read_text()))
        named = re.findall(r"`(test\w+(?:\.py)?|[\w+]+Tests)`", PAGE.read_text())
        self.assertGreater(len(named), 30)
        self.assertEqual([name for name in named if name not in names], [])
