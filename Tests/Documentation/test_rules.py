"""The list of all rules is current, and the examples in their doc comments are true."""

import importlib.machinery
import importlib.util
import pathlib
import re
import tempfile
import unittest

from project import PRODUCTS, PROJECT, module_flags, run

loader = importlib.machinery.SourceFileLoader("list_rules", str(PROJECT / "script/list-rules"))
list_rules = importlib.util.module_from_spec(
    importlib.util.spec_from_loader(loader.name, loader))
loader.exec_module(list_rules)

# What the examples take from their surroundings.
CONTEXT = """
enum Size { case small, medium, large }
struct SignUp { @Validated(rules: []) var password: String? }
func day(_ text: String) -> CalendarDate { CalendarDate(text)! }
var signUp = SignUp()
let (today, mei, tom) = (day("2026-03-09"), day("2008-03-09"), day("2008-03-10"))
let (deadline, opening) = (day("2026-06-30"), day("2026-06-30"))
let (dayBefore, dayAfter) = (day("2026-06-29"), day("2026-07-01"))
func check(_ result: Bool, _ stated: String, _ code: String) {
  if "\\(result)" != stated { print("\\(code) is \\(result), and not \\(stated)") }
}
func check(_ failure: ValidationMessage?, _ stated: String, _ code: String) {
  let text = failure.map { MessageCatalog().text(for: $0) } ?? "nil"
  if text != stated { print("\\(code) is “\\(text)”, and not “\\(stated)”") }
}
"""


def statement(line):
    code, _, result = line.partition("  // ")
    if not result:
        return line
    result = result.strip('"').replace('"', '\\"')
    return f'check({code}, "{result}", ##"{code}"##)'


class Rules(unittest.TestCase):
    def test_the_list_is_current(self):
        text, mistakes = list_rules.page()
        self.assertEqual(mistakes, [])
        self.assertEqual(list_rules.LIST.read_text(), text, "run script/list-rules")

    def test_a_rule_without_an_example_is_reported(self):
        comment = "Accepts all.\n\n```swift\nValidationRule.isAll.accepts(1)  // true\n```\n"
        rule = list_rules.Rule(
            list_rules.LIST, comment, "public static var isAll: Self {")
        self.assertEqual(rule.example(True), (".isAll", "1"))
        self.assertIsNone(rule.example(False))
        self.assertIn("isAll shows no refused value", list_rules.mistake(rule))

    def test_no_rule_is_left_out(self):
        files = [path for path in PROJECT.glob("Sources/*/**/*.swift")
                 if path.stem != "DeprecatedNames"]
        text = "".join(path.read_text() for path in files)
        declared = set(re.findall(r"^  public static (?:var|func) (is[A-Z]\w+)", text, re.MULTILINE))
        self.assertEqual(declared - {rule.name for rule in list_rules.rules()}, set())

    def test_the_examples_are_true(self):
        rules = [rule for rule in list_rules.rules() if "ValidationRules" in rule.path.parts]
        self.assertGreater(len(rules), 100)
        blocks = ["\n".join(map(statement, rule.code)) for rule in rules]
        code = "import ValidationRules\n" + CONTEXT
        code += "\n".join(f"do {{\n{block}\n}}" for block in blocks)
        with tempfile.TemporaryDirectory() as folder:
            main = pathlib.Path(folder, "main.swift")
            main.write_text(code)
            objects = [*PRODUCTS.glob("ValidationRules.build/*.o"),
                       *PRODUCTS.glob("BoundedPattern.build/*.o")]
            built = run("swiftc", "-swift-version", "6", *module_flags(), main, *objects,
                        "-lpcre2-8", "-o", f"{folder}/examples")
            self.assertEqual(built.returncode, 0, built.stderr)
            self.assertEqual(run(f"{folder}/examples").stdout, "")
