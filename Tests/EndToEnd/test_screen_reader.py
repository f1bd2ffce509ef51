"""Signing up by the calls of a screen reader alone: without a key, and without the mouse."""

from gi.repository import Atspi

from listening import act
from sign_up import ADA, SignUpTest


class ScreenReader(SignUpTest):
    def enter(self, answers):
        for name, text in answers.items():
            accessible = self.entry(name).accessible
            self.assertTrue(Atspi.EditableText.set_text_contents(accessible, text), name)

    def test_signing_up_after_mistakes(self):
        program = self.sign_up()
        self.enter(ADA | {"Email": "ada@", "Confirm password": "Correct-9-house"})
        act(self.button(), "click")
        self.wait_for_summary(3)
        self.wait_for_message("Email", "Enter a complete email address, such as mei@example.com")
        self.wait_for_message("Confirm password", "Type the same password again")
        program.wait(lambda: self.terms().is_invalid, "the box being invalid")
        self.assertIn("Accept the terms to sign up", self.terms().description)
        right = [name for name in ADA if not self.entry(name).is_invalid]
        self.assertEqual(right, ["Name", "Username", "Mobile", "Password"])

        self.enter({"Email": ADA["Email"], "Confirm password": ADA["Confirm password"]})
        act(self.terms(), "check.toggle")
        program.wait(lambda: self.terms().is_checked, "the terms")
        program.wait(lambda: not any(self.entry(name).is_invalid for name in ADA), "no error")
        act(self.button(), "click")
        program.wait_for_text("Account created")
        account, = self.accounts()
        self.assertEqual(account["email"], ADA["Email"])
        self.assertEqual(account["mobile"], "+447400123456")


class ScreenReaderInRows(ScreenReader):
    look = ()
