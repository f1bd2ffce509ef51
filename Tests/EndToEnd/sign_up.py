"""The desktop app and its window "Sign Up"."""

import sqlite3

from desktop import PRODUCTS, DesktopTest, press, type_text

APP = PRODUCTS / "GtkFormApp"

# The look of all tests that don't choose another one, with and without libadwaita.
PLAIN = ("--look", "plain")

ADA = {
    "Name": "Ada Lovelace",
    "Username": "ada_99",
    "Email": "ada@example.com",
    "Mobile": "+44 7400 123456",
    "Password": "Correct-9-horse",
    "Confirm password": "Correct-9-horse",
}
REVEAL = "Press Ctrl+H to show or hide what you type"
TERMS = "I accept the terms"


class SignUpTest(DesktopTest):
    """A test of the desktop app, with its own account store."""

    look = PLAIN

    def setUp(self):
        super().setUp()
        self.store = self.folder / "accounts.sqlite"

    def sign_up(self, *prefix):
        """Starts the app with this test's store."""
        self.program = self.start(*prefix, APP, *self.look, "--store", self.store)
        return self.program

    def entry(self, name):
        role = "password text" if "assword" in name else "text"
        return self.program.find(role, name)

    def terms(self):
        return self.program.find("check box", TERMS)

    def fill(self, answers, terms=True):
        """Replaces the fields' texts with the answers, and accepts the terms unless `terms` is false."""
        for name, text in answers.items():
            self.entry(name).focus()
            press("ctrl+a", "BackSpace")
            type_text(text)
        if self.terms().is_checked != terms:
            self.terms().click()
            self.program.wait(lambda: self.terms().is_checked == terms, "the terms")

    def submit(self):
        self.button().click()

    def button(self):
        return self.program.find("button", "Sign Up")

    def wait_for_message(self, name, part):
        """Waits until a field shows a message, both to a screen reader and on the screen."""
        self.program.wait(lambda: part in self.entry(name).description, f"{part!r} under {name}")
        self.program.wait(lambda: self.entry(name).is_invalid, f"{name} being invalid")
        self.program.wait_for_text(part)

    def wait_for_summary(self, count):
        """Waits until the summary shows the number of fields with errors, which the focused one is read with."""
        words = f"{count} fields need your attention"
        self.program.wait(
            lambda: (now := self.program.focused()) and any(
                line.startswith(words) for line in now.description.splitlines()), words)
        self.program.wait_for_text(words)

    def assert_silent(self, *names):
        """Expects these fields to show no error."""
        for name in names:
            self.assertFalse(self.entry(name).is_invalid, name)
            lines = self.entry(name).description.splitlines()
            self.assertLessEqual(set(lines), {"required", REVEAL, "Account created"}, name)

    def assert_kept(self, answers):
        """Expects the fields to still contain the answers, or as many characters for a secret."""
        for name, text in answers.items():
            kept = self.entry(name).text
            if text == ADA["Mobile"]:
                text = "07400 123456"  # In the national format, because the country is chosen.
            if "assword" in name:
                self.assertEqual(len(kept), len(text), name)
            else:
                self.assertEqual(kept, text, name)

    def accounts(self):
        """Returns the stored accounts, read by another program."""
        database = sqlite3.connect(f"file:{self.store}?mode=ro", uri=True)
        try:
            database.row_factory = sqlite3.Row
            return [dict(row) for row in database.execute("SELECT * FROM account ORDER BY id")]
        finally:
            database.close()
