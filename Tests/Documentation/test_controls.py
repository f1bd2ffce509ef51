"""Every control is in each list of controls that the compiler doesn't check."""

import re
import unittest

from project import PROJECT

LIBRARY = PROJECT / "Sources/FormTextField"
ARTICLES = LIBRARY / "FormTextField.docc"

# Each list, and the pattern of a control in it.
LISTS = {
    LIBRARY / "Controls/ControlList.swift": r"\b{0}(<\w+>)?\.objectClass\b",
    ARTICLES / "FormTextField.md": r"^- ``(FormTextField/)?{0}``$",
    PROJECT / "README.md": r"Controls/{0}\.md.*\n.*Controls/{0}~dark\.png.*\n.*Controls/{0}\.png",
    PROJECT / "Tests/EveryControl/main.swift": r"^ +{0}\(",
}


class Controls(unittest.TestCase):
    def test_no_control_is_missing_in_a_list(self):
        files = LIBRARY.glob("Controls/*/Form*.swift")
        controls = sorted(path.stem for path in files if "+" not in path.stem)
        self.assertIn("FormSwitch", controls)
        for path, pattern in LISTS.items():
            text = path.read_text()
            missing = [name for name in controls
                       if not re.search(pattern.format(name), text, re.MULTILINE)]
            with self.subTest(path.relative_to(PROJECT)):
                self.assertEqual(missing, [])
