"""The list of all rules is complete and current, and so are their names."""

import re
import unittest

from project import PROJECT, script

list_rules = script("list-rules")


class Rules(unittest.TestCase):
    def test_the_lists_are_current(self):
        text, mistakes = list_rules.page()
        self.assertEqual(mistakes, [])
        self.assertEqual(list_rules.LIST.read_text(), text, "run script/list-rules")
        self.assertEqual(list_rules.NAMES.read_text(), list_rules.names(), "run script/list-rules")
        listed = set(re.findall(r"^\| `\.(\w+)", text, re.MULTILINE))
        self.assertEqual({rule.name for rule in list_rules.rules()} - listed, set())

    def test_a_rule_without_an_example_is_reported(self):
        comment = "Accepts all.\n\n```swift\nRule.isAll.accepts(1)  // true\n```\n"
        rule = list_rules.Rule(
            list_rules.LIST, comment, "public static var isAll: Self {")
        self.assertEqual(rule.example(True), (".isAll", "1", "true"))
        self.assertIsNone(rule.example(False))
        self.assertIn("isAll shows no refused value", list_rules.mistake(rule))

    def test_a_rule_without_its_message_is_reported(self):
        comment = "Accepts all.\n\n```swift\nRule.isAll.accepts(1)  // true\nRule.isAll.accepts(2)  // false\n```\n"
        declaration = "public static var isAll: Self {"
        rule = list_rules.Rule(list_rules.LIST, comment, declaration)
        self.assertIn("isAll shows no message", list_rules.mistake(rule))
        shown = comment.replace("accepts(2)  // false", "failure(of: 2)\n// Enter 1")
        rule = list_rules.Rule(list_rules.LIST, shown, declaration)
        self.assertEqual((rule.example(False), list_rules.mistake(rule)), ((".isAll", "2", "Enter 1"), ""))

    def test_every_rule_is_listed(self):
        text = "".join(path.read_text() for path in PROJECT.glob("Sources/*/**/*.swift"))
        declared = set(
            re.findall(r"^  public static (?:var|func) (is[A-Z]\w+)", text, re.MULTILINE))
        self.assertEqual(declared - {rule.name for rule in list_rules.rules()}, set())
