"""The event registration, filled in from its first page to its submit with the keys of a user."""

from desktop import DesktopTest, press, type_text
from test_screens import APP, PICTURE, choose_file


class Event(DesktopTest):
    def step(self, number, count, field):
        self.window.wait_for_text(f"Step {number} of {count}")
        self.window.wait_for_focus(field)

    def next_field(self, name):
        """Presses Tab, which leads to the next field in the order of reading."""
        press("Tab")
        self.window.wait_for_focus(name)

    def test_event(self):
        self.window = window = self.start(APP, "event")
        window.wait_for_focus("Name")
        type_text("Mei Lin")
        self.next_field("Email")
        type_text("Mei@example")
        press("Return")
        window.wait_for_text("Enter an email address, such as mei@example.com")
        press("End")
        type_text(".com")
        press("alt+p")
        choose_file(window, PICTURE)
        window.wait_for_text(PICTURE.name)
        press("alt+o", "space")
        press("Return")
