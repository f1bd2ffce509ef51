"""The times at which the form shows errors."""

from desktop import press, type_text, xdotool
from sign_up import ADA, SignUpTest

WRONG_EMAIL = "Enter a complete email address, such as mei@example.com"


class Timing(SignUpTest):
    def test_passing_through_empty_fields_shows_nothing(self):
        program = self.sign_up()
        self.entry("Name").focus()
        before = program.texts()
        for name in list(ADA)[1:]:
            press("Tab")
            if name == "Mobile":
                program.wait_for_focus("Country code")
                press("Tab")
            program.wait_for_focus(name)
        self.assert_silent(*ADA)
        self.assertEqual(program.texts(), before)

    def test_an_error_is_shown_when_the_field_is_left(self):
        program = self.sign_up()
        email = self.entry("Email")
        email.focus()
        type_text("ada@")
        program.wait(lambda: email.text == "ada@", "the typed text")
        self.assert_silent(*ADA)
        press("Tab")
        self.wait_for_message("Email", WRONG_EMAIL)

    def test_an_error_is_hidden_at_the_key_that_corrects_it(self):
        program = self.sign_up()
        email = self.entry("Email")
        email.focus()
        type_text("ada@")
        press("Tab")
        self.wait_for_message("Email", WRONG_EMAIL)
        email.focus()
        press("End")
        type_text("-")
        program.wait(lambda: email.text == "ada@-", "the typed text")
        self.wait_for_message("Email", WRONG_EMAIL)
        press("BackSpace")
        type_text("e.")
        program.wait(lambda: email.text == "ada@e.", "the typed text")
        self.wait_for_message("Email", WRONG_EMAIL)
        type_text("c")
        program.wait(lambda: email.text == "ada@e.c", "the typed text")
        program.wait(lambda: not email.is_invalid, "no error")
        self.assert_silent("Email")
        self.assertFalse(program.shows(WRONG_EMAIL))

    def test_text_that_was_cleared_is_an_error_when_the_field_is_left(self):
        program = self.sign_up()
        name = self.entry("Name")
        name.focus()
        type_text("A")
        program.wait(lambda: name.text == "A", "the typed text")
        press("BackSpace", "Tab")
        self.wait_for_message("Name", "Enter your name")

    def test_an_error_that_appears_under_the_mouse_does_not_swallow_the_click(self):
        program = self.sign_up()
        self.fill(ADA)
        self.fill({"Email": "ada@"})
        self.button().point()
        xdotool("mousedown", "1")
        self.wait_for_message("Email", WRONG_EMAIL)
        xdotool("mouseup", "1")
        program.wait_for_focus("Email")

    def test_another_window_in_front_does_not_leave_the_field(self):
        program = self.sign_up()
        email = self.entry("Email")
        email.focus()
        type_text("ada@")
        program.wait(lambda: email.text == "ada@", "the typed text")
        other = self.start("/usr/bin/python3", "-c", OTHER_WINDOW)
        program.wait(lambda: "active" not in program.root.children()[0].states, "the other window")
        self.assert_silent(*ADA)
        other.close()
        program.wait_for_focus("Email")
        type_text("example.com")
        program.wait(lambda: email.text == "ada@example.com", "the typed text")
        self.assert_silent(*ADA)


OTHER_WINDOW = """
import gi
gi.require_version("Gtk", "4.0")
from gi.repository import GLib, Gtk
Gtk.init()
Gtk.Window(title="Another window").present()
while True:
    GLib.MainContext.default().iteration(True)
"""
