"""The README's code is the snippet, and the snippet is a field that validates."""

import re

from desktop import PRODUCTS, PROJECT, DesktopTest, press, type_text

SNIPPET = "SmallestField"


class Readme(DesktopTest):
    def test_the_code_equals_the_snippet(self):
        blocks = re.findall(r"^```swift\n(.*?)^```", (PROJECT / "README.md").read_text(),
                            flags=re.DOTALL | re.MULTILINE)
        self.assertIn((PROJECT / "Snippets" / f"{SNIPPET}.swift").read_text(), blocks)

    def test_the_field_validates(self):
        program = self.start(PRODUCTS / SNIPPET)
        email = program.find("text", "Email")
        email.focus()
        type_text("ada@")
        program.wait(lambda: email.text == "ada@", "the typed text")
        self.assertFalse(email.is_invalid)
        press("Return")
        program.wait_for_text("Invalid email format")
        self.assertTrue(email.is_invalid)
        type_text("example.com")
        program.wait(lambda: not email.is_invalid, "no error")
