"""The event registration, filled in with the keyboard from its first page to its submit."""

from desktop import DesktopTest, press, type_text
from test_screens import APP, PICTURE, choose_file


class Event(DesktopTest):
    def page(self, number, count, field):
        self.wait_for_step(number, count)
        self.window.wait_for_focus(field)

    def wait_for_step(self, number, count):
        """Waits until a step is shown."""
        step = f"Step {number} of {count}: "
        self.window.wait(
            lambda: any(
                button.name.startswith(step) and button.description == "current step"
                for button in self.window.controls() if button.role == "button"), step)

    def next_field(self, name):
        """Presses Tab, which leads to the next field in reading order."""
        press("Tab")
        self.window.wait_for_focus(name)

    def test_event(self):
        self.window = window = self.start(APP, "event")
        self.page(1, 4, "Name")
        type_text("Mei Lin")
        self.next_field("Email")
        type_text("mei@example")
        press("Return")
        window.wait_for_text("Enter an email address, such as mei@example.com")
        press("End")
        type_text(".com")
        press("alt+p")
        window.wait(lambda: "Picture" in window.focused().name, "the focus on the picture")
        press("space")
        choose_file(window, PICTURE)
        window.wait_for_text(PICTURE.name)
        press("alt+o")
        self.wait_for_step(1, 5)
        press("alt+n")

        self.page(2, 5, "Company")
        type_text("Acme")
        self.next_field("VAT number")
        type_text("FR 12 345 678 901")
        press("Return")
        window.wait_for_text("This VAT number isn't registered. Check it for typing errors")
        window.wait_for_focus("VAT number")
        press("ctrl+a")
        type_text("FR 40 303 265 045")
        press("Return")

        self.page(3, 5, "Name")
        type_text("Mei")
        self.next_field("Vegetarian")
        press("space")
        press("alt+a")  # This adds an attendee.
        window.wait_for_text("Attendee 2")
        window.wait_for_focus("Name")
        press("Return")
        window.wait_for_text("Enter the name of the attendee")
        type_text("Ada")
        press("ctrl+z", "ctrl+shift+z")
        press("Return")

        self.wait_for_step(4, 5)
        window.wait(lambda: window.focused(), "the focus in the arrival")
        type_text("6/10/30")
        press("alt+d")
        type_text("6/9/30")
        press("Return")
        window.wait_for_text("Enter a date after")
        press("ctrl+a")
        type_text("6/12/30")
        press("Return")

        self.page(5, 5, "I accept the terms")
        press("Return")
        window.wait_for_text("Accept the terms to register")
        press("space", "Return")
        window.wait_for_text("Registered: 2. We write to mei@example.com")
        self.page(1, 4, "Name")
