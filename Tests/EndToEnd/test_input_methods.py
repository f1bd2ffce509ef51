"""Text that is composed: of Chinese, with dead keys, and of emoji.

Until it's complete, nothing is formatted, validated, undone or kept in a draft.
"""

import subprocess
import time
import unittest

import differences
import input_method
from desktop import PRODUCTS, press, type_text
from input_method import COMPOSED, ENTERED, IS_SWAY
from sign_up import APP, PLAIN, SignUpTest
from test_drafts import APPLICATION, files

# Longer than a draft waits, and than a check.
A_WHILE = 1.2


class InputMethodTest(SignUpTest):
    def setUp(self):
        super().setUp()
        self.state = self.folder / "state"

    def start_sign_up(self, **environment):
        self.program = self.start(APP, *PLAIN, "--store", self.store, **environment)
        self.drafts = self.state / APPLICATION / "drafts"

    def start_journey(self, **environment):
        """A form with a text area."""
        self.program = self.start(PRODUCTS / "Journey", **environment)
        self.drafts = self.state / "org.example.Journey" / "drafts"

    def wait_for_value(self, name, text):
        entry = self.entry(name)
        self.program.wait(lambda: entry.text == text, lambda: f"{text!r} in {name}: {entry.text!r}")

    def draft(self):
        return "".join(file.read_text() for file in files(self.drafts))

    def wait_for_draft(self, text):
        self.program.wait(lambda: f'"{text}"' in self.draft(), f"a draft with {text!r}")


class Chinese(InputMethodTest):
    def setUp(self):
        super().setUp()
        self.method = input_method.start(self)

    def assert_kept_once_composed(self, name):
        self.entry(name).focus()
        self.method.begin()
        self.method.end()
        self.wait_for_value(name, ENTERED + COMPOSED)
        self.wait_for_draft(ENTERED + COMPOSED)
        self.method.begin()
        self.wait_for_value(name, ENTERED + COMPOSED + ENTERED)
        time.sleep(A_WHILE)
        self.wait_for_draft(ENTERED + COMPOSED)
        self.method.end()
        self.wait_for_value(name, (ENTERED + COMPOSED) * 2)
        self.wait_for_draft((ENTERED + COMPOSED) * 2)

    def test_a_field_is_kept_once_its_text_is_composed(self):
        self.start_sign_up(**self.method.environment)
        self.assert_kept_once_composed("Name")

    def test_a_text_area_is_kept_once_its_text_is_composed(self):
        self.start_journey(**self.method.environment)
        self.assert_kept_once_composed("Notes")

    def test_a_composition_is_undone_as_a_whole(self):
        for start, name in ((self.start_sign_up, "Name"), (self.start_journey, "Notes")):
            with self.subTest(name):
                start(**self.method.environment)
                self.entry(name).focus()
                self.method.begin()
                self.method.end()
                self.wait_for_value(name, ENTERED + COMPOSED)
                press("ctrl+z")
                self.wait_for_value(name, "")
                press("ctrl+shift+z")
                self.wait_for_value(name, ENTERED + COMPOSED)
                self.program.close()

    def test_a_field_is_validated_once_its_text_is_composed(self):
        self.start_sign_up(**self.method.environment)
        self.entry("Name").focus()
        press("Return")
        self.wait_for_message("Name", "Enter your name")
        self.entry("Name").focus()
        self.method.begin()
        self.wait_for_value("Name", ENTERED)
        time.sleep(A_WHILE)
        self.assertTrue(self.entry("Name").is_invalid)
        self.method.end()
        self.wait_for_value("Name", ENTERED + COMPOSED)
        self.program.wait(lambda: not self.entry("Name").is_invalid, "no error")
        # With fcitx, Enter ended the composition, and submitted nothing.
        self.assertTrue(self.entry("Name").is_focused)

    def test_leaving_a_field_ends_its_composition(self):
        self.start_sign_up(**self.method.environment)
        self.entry("Name").focus()
        press("Return")
        self.wait_for_message("Name", "Enter your name")
        self.entry("Name").focus()
        self.method.begin()
        self.wait_for_value("Name", ENTERED)
        # While it composes, libchewing 0.13 keeps Tab to itself.
        press("alt+e")
        self.program.wait_for_focus("Email")
        self.program.wait(lambda: not self.entry("Name").is_invalid, "no error")
        text = self.entry("Name").text
        self.assertIn(text, (ENTERED, ENTERED + COMPOSED))
        self.wait_for_draft(text)

    @unittest.skipUnless(IS_SWAY, "a Zhuyin keyboard has no digits")
    def test_a_number_is_formatted_once_it_is_composed(self):
        self.start_sign_up()
        self.entry("Mobile").focus()
        type_text("+44")
        self.wait_for_value("Mobile", "+44")
        self.method.compose("7400123456")
        self.method.compose("56", entering="74001234")
        self.wait_for_value("Mobile", "+4474001234")
        time.sleep(A_WHILE)
        self.wait_for_value("Mobile", "+4474001234")
        self.method.compose("", entering="56")
        self.wait_for_value("Mobile", "+44 7400 123456")
        self.wait_for_draft("+447400123456")


class Composed(InputMethodTest):
    """Text that GTK composes from several keys."""

    # As a user would set it in a compositor without an input method.
    environment = {"GTK_IM_MODULE": "simple"} if IS_SWAY and differences.has("leavesDeadKeys") else {}

    def setUp(self):
        super().setUp()
        if not IS_SWAY:
            subprocess.run(["setxkbmap", "us", "intl"], check=True)
            self.addCleanup(subprocess.run, ["setxkbmap", "us"], check=True)

    def assert_composed(self, name):
        self.entry(name).focus()
        type_text("Zo")
        press("dead_diaeresis")
        time.sleep(A_WHILE)
        self.wait_for_draft("Zo")
        press("e")
        self.wait_for_value(name, "Zoë")
        press("dead_acute", "space")
        self.wait_for_value(name, "Zoë'")
        self.wait_for_draft("Zoë'")
        if IS_SWAY:
            return  # The virtual keyboard doesn't begin a code.
        press("ctrl+shift+U", "1", "f", "6", "0", "0")
        time.sleep(A_WHILE)
        self.wait_for_draft("Zoë'")
        press("space")
        self.wait_for_value(name, "Zoë'😀")
        self.wait_for_draft("Zoë'😀")

    def test_dead_keys_and_codes_in_a_field(self):
        self.start_sign_up(**self.environment)
        self.assert_composed("Name")

    def test_dead_keys_and_codes_in_a_text_area(self):
        self.start_journey(**self.environment)
        self.assert_composed("Notes")

    def test_a_chosen_emoji_is_entered(self):
        for start, name in ((self.start_sign_up, "Name"), (self.start_journey, "Notes")):
            with self.subTest(name):
                start()
                self.entry(name).focus()
                type_text("Mei ")
                self.program.wait(lambda: self.chose_emoji(name), "an emoji")
                text = "Mei 😀" if differences.has("insertsPlainEmoji") else "Mei 😀\ufe0f"
                self.wait_for_value(name, text)
                self.wait_for_draft(text)
                self.program.close()

    def chose_emoji(self, name):
        """Chooses an emoji in GTK's list, which is filled in bit by bit, and not on the accessibility bus."""
        press("ctrl+period")
        self.program.wait(lambda: not self.entry(name).is_focused, "the list of emoji")
        time.sleep(1)
        type_text("grinning")
        time.sleep(0.5)
        press("Down", "Return")
        time.sleep(0.5)
        if self.entry(name).text == "Mei ":
            press("Escape")
            return False
        return True
