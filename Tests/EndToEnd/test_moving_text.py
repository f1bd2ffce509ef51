"""Text that moves between fields and programs: by the clipboard, and by dragging."""

from desktop import clipboard, drag, paste, press, type_text
from sign_up import SignUpTest


class MovingText(SignUpTest):
    def setUp(self):
        super().setUp()
        self.sign_up()

    def wait_for_value(self, name, text):
        entry = self.entry(name)
        self.program.wait(lambda: entry.text == text, lambda: f"{text!r} in {name}: {entry.text!r}")

    def test_text_is_copied_and_cut_to_another_field(self):
        self.entry("Name").focus()
        type_text("Mei Lin")
        press("ctrl+a", "ctrl+c")
        self.program.wait(lambda: clipboard() == "Mei Lin", "the copied text")
        self.entry("Username").focus()
        press("ctrl+v")
        self.wait_for_value("Username", "Mei Lin")
        press("ctrl+a", "ctrl+x")
        self.wait_for_value("Username", "")
        self.entry("Email").focus()
        press("ctrl+v")
        self.wait_for_value("Email", "Mei Lin")
        self.wait_for_value("Name", "Mei Lin")

    def test_text_from_another_program_is_pasted_on_one_line(self):
        self.entry("Name").focus()
        paste("Mei\nLin 梅 👩🏽‍🚀\n")
        self.wait_for_value("Name", "Mei Lin 梅 👩🏽‍🚀")

    def test_selected_text_is_dragged_to_another_field(self):
        name, username = self.entry("Name"), self.entry("Username")
        name.focus()
        type_text("mei_lin")
        press("Return")
        self.wait_for_message("Username", "Choose a username")
        name.focus()
        press("ctrl+a")
        left, _, top, bottom = name.box
        x, y = left + 15, (top + bottom) // 2  # Within the text.
        to_x, to_y = username.middle
        drag([(x, y), (x + 10, y), (x + 20, y + 10), (to_x - 5, to_y), (to_x, to_y)])
        self.wait_for_value("Username", "mei_lin")
        self.wait_for_value("Name", "mei_lin")
        self.program.wait(lambda: not username.is_invalid, "no error")
        username.focus()
        press("ctrl+z")
        self.wait_for_value("Username", "")
        self.program.wait(lambda: username.is_invalid, "the error again")
