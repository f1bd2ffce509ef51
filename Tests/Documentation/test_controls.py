"""The lists of controls and their pages are current."""

import re
import unittest

from project import script

list_controls = script("list-controls")


class Controls(unittest.TestCase):
    def test_the_lists_and_pages_are_current(self):
        lists = {list_controls.CLASSES: list_controls.classes(), list_controls.PAGE: list_controls.page(),
                 list_controls.README: list_controls.readme(), **list_controls.articles()}
        self.assertGreater(len(lists), 20)
        for path, text in lists.items():
            with self.subTest(path.name):
                self.assertEqual(path.read_text(), text, "run script/list-controls")

    def test_every_control_of_the_samples_has_a_class(self):
        names = {name for names in list_controls.samples().values() for name in names}
        self.assertEqual(set(re.findall(r"(\w+)(?:<\w+>)?\.objectClass", list_controls.classes())), names)
