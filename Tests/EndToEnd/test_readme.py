"""The README's code is that of the snippets, and the snippets behave as it describes."""

import re
import subprocess

from desktop import PRODUCTS, PROJECT, DesktopTest, press, type_text

SNIPPETS = {path.stem: path.read_text() for path in (PROJECT / "Snippets").glob("*.swift")}


class Readme(DesktopTest):
    def test_its_code_is_that_of_the_snippets(self):
        blocks = re.findall(r"^```swift\n(.*?)^```", (PROJECT / "README.md").read_text(),
                            flags=re.DOTALL | re.MULTILINE)
        self.assertCountEqual(blocks, SNIPPETS.values())

    def test_the_smallest_field_validates(self):
        program = self.start(PRODUCTS / "SmallestField")
        email = program.find("text", "Email")
        email.focus()
        type_text("ada@")
        program.wait(lambda: email.text == "ada@", "the typed text")
        self.assertFalse(email.is_invalid)
        press("Return")
        program.wait_for_text("Invalid email format")
        self.assertTrue(email.is_invalid)
        press("End")
        type_text("example.com")
        program.wait(lambda: not email.is_invalid, "no error")
        press("alt+F4")
        self.assertEqual(program.process.wait(timeout=15), 0)

    def test_the_whole_form_leads_to_what_is_wrong_and_submits(self):
        program = self.start(PRODUCTS / "WholeForm")
        for name, text in (("Email", "ada@"), ("Password", "long-enough-9"), ("Once more", "x")):
            program.find("text" if name == "Email" else "password text", name).focus()
            type_text(text)
        press("Return")
        program.wait_for_text("2 fields need your attention")
        program.find("button", "Once more: Not the same").click()
        program.wait_for_focus("Once more")
        press("ctrl+a")
        type_text("long-enough-9")
        program.find("text", "Email").focus()
        press("End")
        type_text("example.com")
        press("Return")
        program.wait_for_text("Done")

    def test_a_field_without_a_display_prints_what_stands_beside_it(self):
        run = subprocess.run(
            [PRODUCTS / "FieldWithoutDisplay"], env={}, capture_output=True, text=True)
        printed = re.findall(r"// (.*)", SNIPPETS["FieldWithoutDisplay"])
        self.assertEqual((run.stdout.splitlines(), run.stderr), (printed, ""))
