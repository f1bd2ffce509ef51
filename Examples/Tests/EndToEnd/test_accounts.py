"""A form in a dialog over a window, and one on a page of that window."""

from desktop import DesktopTest, press, type_text
from test_screens import APP


class Accounts(DesktopTest):
    def setUp(self):
        super().setUp()
        self.window = self.start(APP, "accounts")
        self.window.wait(lambda: self.window.focused(), "the focus")

    def windows(self):
        return len(self.window.root.children())

    def wait_for_windows(self, count):
        self.window.wait(lambda: self.windows() == count, f"{count} windows")

    def open_dialog(self):
        press("alt+n")
        self.window.wait_for_focus("Name")

    def wait_for_text_in(self, name, text):
        self.window.wait(lambda: self.window.find("text", name).text == text, f"“{text}” in {name}")

    def test_enter_submits_the_dialog(self):
        self.open_dialog()
        type_text("Mei")
        press("Return")
        self.window.wait_for_text("Enter your email address")
        self.window.wait_for_focus("Email")
        type_text("mei@example.com")
        press("Return")
        self.window.wait_for_text("Mei: mei@example.com")
        self.wait_for_windows(1)
        self.open_dialog()
        self.assertEqual(self.window.find("text", "Name").text, "")

    def test_undo_in_the_dialog(self):
        self.open_dialog()
        type_text("Mei")
        press("Tab")
        self.window.wait_for_focus("Email")
        type_text("mei@")
        press("ctrl+z")
        self.wait_for_text_in("Email", "")
        press("ctrl+z")
        self.window.wait_for_focus("Name")
        self.wait_for_text_in("Name", "")
        press("ctrl+shift+z")
        self.wait_for_text_in("Name", "Mei")

    def test_escape_closes_the_dialog_and_asks_if_something_was_typed(self):
        self.open_dialog()
        press("Escape")
        self.wait_for_windows(1)
        self.open_dialog()
        type_text("Mei")
        press("Escape")
        self.window.wait_for_text("Your changes to “New Account” haven't been submitted")
        press("Escape")  # This answers the question with “stay”.
        self.wait_for_windows(2)
        self.wait_for_text_in("Name", "Mei")
        press("Escape")
        self.window.find("button", "Discard").click()
        self.wait_for_windows(1)
        self.assertFalse(self.window.shows("Mei:"))

    def open_preferences(self):
        self.window.find("page tab", "Preferences").click()
        self.window.find("text", "Signature").focus()

    def test_each_valid_preference_applies(self):
        self.open_preferences()
        press("ctrl+a")
        type_text("Mei")
        self.window.wait_for_text("Applied: “Mei”, every 15 minutes")
        press("Tab", "ctrl+a")
        type_text("500")
        press("Return")
        self.window.wait_for_text("Enter a number from 1 to 120")
        self.assertTrue(self.window.shows("every 15 minutes"), "the last valid value")
        press(*["ctrl+z"] * 4)
        self.window.wait_for_text("Applied: “Sent with GTK”, every 15 minutes")
        self.window.wait_for_focus("Signature")

    def test_preferences_have_no_submit_and_no_question(self):
        self.open_preferences()
        press("ctrl+a")
        type_text("Mei")
        press("Return", "Escape")
        self.window.wait_for_text("Applied: “Mei”, every 15 minutes")
        self.wait_for_text_in("Signature", "Mei")
        self.assertEqual(self.windows(), 1)
        press("alt+F4")
        self.assertEqual(self.window.process.wait(timeout=15), 0)
