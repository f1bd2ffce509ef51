"""Three people sign up at the first try, each in another language and in another way."""

from gi.repository import Atspi

from desktop import press, type_text
from languages import TITLES, LanguageTest, Translation
from listening import act
from sign_up import ADA


class Everyone(LanguageTest):
    def open_in(self, locale, name):
        """Starts the app, with its accounts in a new file."""
        self.words = Translation(name)
        program = self.start_in(locale)
        program.find("frame", self.words["signUp.window"])
        return program

    def label(self, key):
        return self.words.title(f"signUp.{key}")

    def assert_signed_up(self, mobile="+447400123456"):
        account, = self.accounts()
        self.assertEqual(account["name"], ADA["Name"])
        self.assertEqual(account["email"], ADA["Email"])
        self.assertEqual(account["mobile"], mobile)

    def test_a_screen_reader_user_signs_up_in_arabic(self):
        """Everything is found by its Arabic name, entered, carried out and read on the bus, without a key."""
        program = self.open_in("ar_EG", "ar")
        for title, key in TITLES.items():
            entry = program.find("password text" if "assword" in title else "text", self.label(key))
            is_required = {"required", self.words["field.required"]} & set(entry.messages)
            self.assertEqual(bool(is_required), title != "Mobile", entry.describe())
            self.assertTrue(Atspi.EditableText.set_text_contents(entry.accessible, ADA[title]), title)
        terms = program.find("check box", self.label("terms"))
        act(terms, "check.toggle")
        program.wait(lambda: terms.is_checked, "the terms")
        act(program.find("button", self.label("submit")), "click")
        done = self.words["signUp.done"]
        name = program.find("text", self.label("name"))
        program.wait(lambda: name.is_focused and done in name.messages, f"{done!r} being read")
        self.assert_signed_up()

    def test_a_keyboard_user_signs_up_in_polish(self):
        """Tab leads through the form, and Alt with a Polish letter back to a mistake."""
        program = self.open_in("pl_PL", "pl")
        for title, key in TITLES.items():
            if key == "mobile":
                program.wait_for_focus(self.words["phone.country"])
                press("Tab")
            program.wait_for_focus(self.label(key))
            type_text("ada@" if title == "Email" else ADA[title])
            press("Tab")
        program.wait_for_focus(self.label("terms"))
        press("space")
        # The error appeared when the field was left.
        program.wait_for_text(self.words["signUp.emailFormat"])
        mnemonic = self.words["signUp.email"].partition("_")[2][0]
        press(f"alt+{mnemonic}")
        program.wait_for_focus(self.label("email"))
        type_text(ADA["Email"])
        while program.focused().name != self.label("submit"):
            before = program.focused()
            press("Tab")
            program.wait(lambda: program.focused() != before, "the next control")
        press("space")
        program.wait_for_text(self.words["signUp.done"])
        self.assert_signed_up()

    def test_a_hurried_user_signs_up_in_portuguese(self):
        """Enter, pressed too early, leads to each field that is missing or wrong."""
        program = self.open_in("pt_PT", "pt")
        tries = [
            ("name", ADA["Name"], 5),
            ("username", ADA["Username"], 4),
            ("email", "ada@", 4),
            ("email", ADA["Email"], 3),
            ("password", ADA["Password"], 2),
            ("passwordAgain", "Correct-9-house", 2),
            ("passwordAgain", ADA["Confirm password"], None),
        ]
        for key, text, problems in tries:
            program.wait_for_focus(self.label(key))
            press("ctrl+a")
            type_text(text)
            press("Return")
            if problems:
                program.wait_for_text(self.words.problems(problems))
        program.wait_for_focus(self.label("terms"))
        press("space", "Return")
        program.wait_for_text(self.words["signUp.done"])
        self.assert_signed_up(mobile=None)
