"""A libadwaita program: a form in a dialog, preferences that apply immediately, the desktop's colors."""

import pathlib
import subprocess
import sys

from desktop import PRODUCTS, DesktopTest, press, type_text

APP = PRODUCTS / "GnomeMail"
PORTAL = pathlib.Path(__file__).with_name("portal.py")


class GnomeMail(DesktopTest):
    def setUp(self):
        super().setUp()
        self.window = self.start(APP)

    def open_dialog(self):
        press("alt+n")
        self.window.wait_for_focus("Name")

    def open_preferences(self):
        press("alt+p")
        self.window.wait_for_focus("Signature")

    def wait_for_the_end_of(self, title):
        self.window.wait(lambda: title not in self.window.texts(), f"the end of {title}")

    def wait_for_the_question(self):
        self.window.wait(
            lambda: (now := self.window.focused()) and "Keep Editing" in now.name, "the question")

    def wait_for_text_in(self, name, text):
        self.window.wait(lambda: self.window.find("text", name).text == text, f"“{text}” in {name}")

    def test_enter_submits_the_dialog(self):
        self.open_dialog()
        type_text("R&D <Mei>")
        press("Return")
        self.window.wait_for_text("Enter your email address")
        self.window.wait_for_focus("Email")
        type_text("mei@example.com")
        press("Return")
        self.window.wait_for_text("mei@example.com")
        self.window.wait_for_text("R&D <Mei>")
        self.window.wait_for_text("Account added")
        self.wait_for_the_end_of("New Account")
        self.open_dialog()
        self.wait_for_text_in("Name", "")

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
        self.wait_for_the_end_of("New Account")
        self.open_dialog()
        type_text("Mei")
        press("Escape")
        self.wait_for_the_question()
        press("Escape")  # This answers the question with “stay”.
        self.wait_for_the_end_of("Discard")
        self.wait_for_text_in("Name", "Mei")
        press("Escape")
        self.wait_for_the_question()
        press("alt+d")  # Discard.
        self.wait_for_the_end_of("New Account")
        self.assertFalse(self.window.shows("Mei"))

    def test_each_valid_preference_applies(self):
        self.open_preferences()
        press("ctrl+a")
        type_text("Mei")
        self.window.wait_for_text("Checked every 15 minutes, signed “Mei”")
        press("Tab", "ctrl+a")
        type_text("500")
        press("Return")
        self.window.wait_for_text("Enter a number from 1 to 120")
        self.assertTrue(self.window.shows("every 15 minutes"), "the last valid value")
        press(*["ctrl+z"] * 4)
        self.window.wait_for_text("Checked every 15 minutes, signed “Sent with GTK”")
        self.window.wait_for_focus("Signature")

    def test_escape_closes_the_preferences_without_a_question(self):
        self.open_preferences()
        press("ctrl+a")
        type_text("Mei")
        self.window.wait_for_text("signed “Mei”")
        press("Escape")
        self.wait_for_the_end_of("Signature")
        self.open_preferences()
        self.wait_for_text_in("Signature", "Mei")

    def test_it_closes_with_its_preferences(self):
        self.open_preferences()
        press("alt+F4")
        self.wait_for_the_end_of("Signature")
        press("alt+F4")
        self.assertEqual(self.window.process.wait(timeout=15), 0)

    def undo_and_type_again(self):
        """Adds to the name, undoes and redoes it, and replaces the address with half of one."""
        name = self.window.find("text", "Name")
        self.window.wait_for_focus("Name")
        before = name.text
        press("End")
        type_text("Zoe")
        self.wait_for_text_in("Name", before + "Zoe")
        press("ctrl+z")
        self.wait_for_text_in("Name", before)
        press("ctrl+shift+z")
        self.wait_for_text_in("Name", before + "Zoe")
        press("Tab", "ctrl+a")
        type_text("zoe@")
        self.wait_for_text_in("Email", "zoe@")

    def correct_the_address(self):
        self.window.wait_for_text("Enter an email address, such as mei@example.com")
        self.window.wait_for_focus("Email")
        press("End")
        type_text("example.com")

    def test_the_same_form_in_a_dialog_and_in_a_window(self):
        self.open_dialog()
        self.undo_and_type_again()
        press("Return")
        self.correct_the_address()
        press("Escape")
        self.wait_for_the_question()
        press("Escape")
        self.wait_for_the_end_of("Discard")
        self.window.wait_for_focus("Email")
        press("Return")
        self.wait_for_the_end_of("New Account")
        self.window.wait_for_text("zoe@example.com")

        self.window.find("label", "zoe@example.com").click()
        self.undo_and_type_again()
        press("Return")
        self.correct_the_address()
        press("Escape")  # Escape doesn't close a window.
        self.wait_for_text_in("Email", "zoe@example.com")
        press("BackSpace", "r")
        press("Return")
        self.wait_for_the_end_of("Edit Account")
        self.window.wait_for_text("zoe@example.cor")

    def test_the_same_form_on_a_page_of_preferences(self):
        self.open_preferences()
        press("shift+Tab")
        self.window.wait_for_focus("Sender")
        press("space", "Tab")
        self.undo_and_type_again()
        press("Return")
        self.correct_the_address()
        self.window.wait_for_text("sent by AdaZoe <zoe@example.com>")
        press("Escape")
        self.wait_for_the_end_of("Sender")
        self.assertTrue(self.window.shows("sent by AdaZoe <zoe@example.com>"))


class Desktop(DesktopTest):
    """The desktop's preferences, from its portal."""

    def setUp(self):
        super().setUp()
        self.portal = subprocess.Popen(
            [sys.executable, PORTAL], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.addCleanup(self.portal.wait)
        self.addCleanup(self.portal.stdout.close)
        self.addCleanup(self.portal.stdin.close)
        self.assertEqual(self.portal.stdout.readline(), "ready\n")

    def brightness(self):
        """Returns the mean brightness of the window in front, from 0 to 1."""
        answer = subprocess.run(
            ["bash", "-c", 'import -window "$(xdotool getactivewindow)" png:- | '
             "convert png:- -colorspace Gray -scale 50x50 -format '%[fx:mean]' info:"],
            capture_output=True, text=True, check=True)
        return float(answer.stdout)

    def wait_for_brightness(self, program, is_expected):
        seen = []

        def see():
            seen.append(self.brightness())
            return is_expected(seen[-1])
        program.wait(see, f"another brightness than {seen[-1:]}")

    def prefer(self, scheme):
        print(scheme, file=self.portal.stdin, flush=True)

    def test_the_form_follows_the_dark_preference(self):
        program = self.start(APP)
        press("alt+n")
        program.wait_for_focus("Name")
        for scheme, is_expected in [
            (None, lambda value: value > 0.8), (1, lambda value: value < 0.4),
            (0, lambda value: value > 0.8),
        ]:
            if scheme is not None:
                self.prefer(scheme)
            with self.subTest(scheme):
                self.wait_for_brightness(program, is_expected)
