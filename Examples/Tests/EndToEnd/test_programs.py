"""Programs with forms of special shapes, filled in wrong and right, in both text directions."""

from desktop import DesktopTest, language, paste, press, type_text
from test_screens import APP


class Programs(DesktopTest):
    environment = {}

    def open(self, name):
        self.program = self.start(APP, name, **self.environment)
        return self.program

    def next_field(self, name):
        """Presses Tab, which leads to the next field in reading order."""
        press("Tab")
        self.program.wait_for_focus(name)

    def retype(self, text):
        """Replaces the text of the focused field."""
        press("ctrl+a", "BackSpace")
        type_text(text)

    def test_registration(self):
        window = self.open("registration")
        window.wait_for_focus("Name")
        press("Return")
        window.wait_for_text("Enter the street and the number")
        window.wait_for_focus("Name")
        type_text("Mei Lin")
        self.next_field("Email")
        type_text("mei@example.com")
        self.next_field("Company")
        type_text("Acme")
        self.next_field("Postal code")
        type_text("7500")
        self.next_field("City")
        window.wait_for_text("Enter the five digits of your postal code, such as 75002")
        type_text("Paris")
        self.next_field("Street")
        type_text("1, rue de la Paix")
        press("shift+Tab", "shift+Tab")
        window.wait_for_focus("Postal code")
        self.retype("75002")
        press("Return")

        window.find("button", "Step 2 of 4: Attendees")
        window.wait_for_focus("Name")
        type_text("Mei")
        self.next_field("Vegetarian meals")
        window.find("text", "Date").focus()
        type_text("3/4/27")
        press("Tab")
        self.assertFalse(window.shows("Enter a time"), "on the way to the time")
        press("Tab")
        type_text("9:30")
        press("alt+a", "space")  # The letter leads to the button that adds a row.
        window.wait_for_text("Attendee 2")
        press("alt+n")
        window.wait_for_text("Enter the name of the attendee")
        type_text("Ada")
        press("Return")

        window.wait_for_focus("VAT number")
        press("Return")
        window.wait_for_text("Enter the VAT number of the company")
        type_text("FR 40 303 265 045")
        press("Return")

        window.wait_for_focus("Coupon")
        type_text("AUTUMN")
        self.next_field("Password")
        type_text("correct horse")
        self.next_field("Password again")
        type_text("correct house")
        press("Return")
        window.wait_for_text("Type the same password again")
        self.retype("correct horse")
        press("Return")
        window.wait_for_text("This coupon was already used. Enter another one, or none")
        window.wait_for_focus("Coupon")
        self.assertNotIn("checked", window.focused().description)
        self.retype("SPRING")
        press("Return")
        window.wait_for_text("Attendees registered: 2")
        window.wait_for_focus("Name")

    def test_preferences(self):
        window = self.open("preferences")
        window.wait_for_focus("Server")
        self.retype("mail.example.com")
        window.wait_for_text("Applied: mail.example.com:993, checked at start")
        press("Tab")
        self.retype("70000")
        press("Tab")
        window.wait_for_text("Enter a number from 1 to 65535")
        self.assertTrue(window.shows("mail.example.com:993"), "the last valid settings")
        press("shift+Tab")
        self.retype("143")
        window.wait_for_text("Applied: mail.example.com:143, checked at start")
        press("alt+c", "space")
        window.wait_for_text("Applied: mail.example.com:143, not checked at start")

    def test_pin(self):
        window = self.open("pin")
        window.wait(lambda: window.focused(), "the focus in the first box")
        type_text("204")
        self.assertFalse(window.shows("Enter 6 digits"), "while it is typed")
        press("Return")
        window.wait_for_text("Enter 6 digits")
        type_text("204751")
        window.wait(lambda: not window.shows("Enter 6 digits"), "no error")
        press("Return")
        window.wait_for_text("Unlocked")

    def test_keys_in_a_pin(self):
        window = self.open("pin")
        window.wait_for_focus("Digit 1")

        def wait_for(counts, place):
            window.wait_for_focus(f"Digit {place}")
            window.wait(lambda: [len(box.text) for box in self.boxes()] == counts, f"{counts} digits")

        type_text("20")
        wait_for([1, 1, 0, 0, 0, 0], 3)
        press("BackSpace")
        wait_for([1, 0, 0, 0, 0, 0], 2)
        press("BackSpace", "Right", "Right", "Left")
        wait_for([0, 0, 0, 0, 0, 0], 2)
        paste("204-751")
        wait_for([1, 1, 1, 1, 1, 1], 6)
        press("ctrl+z")
        window.wait(lambda: not any(box.text for box in self.boxes()), "an empty PIN")
        press("ctrl+y", "Return")
        window.wait_for_text("Unlocked")

    def test_a_digit_replaces_the_one_beside_it(self):
        window = self.open("pin")
        window.wait_for_focus("Digit 1")
        type_text("294751")
        window.wait_for_focus("Digit 6")
        for key, digit in (("End", "0"), ("Home", "0")):
            press("Left", "Left", "Left", "Left")
            window.wait_for_focus("Digit 2")
            press(key)
            type_text(digit)
            window.wait_for_focus("Digit 3")
            press("Right", "Right", "Right")
            window.wait_for_focus("Digit 6")
        press("Return")
        window.wait_for_text("Unlocked")

    def boxes(self):
        return [control for control in self.program.controls() if control.role == "password text"]

    def test_servers(self):
        window = self.open("servers")
        press("alt+a")
        window.wait_for_focus("Name")
        type_text("Home")
        press("Return")
        window.wait_for_text("Enter the address of the server")
        window.wait_for_focus("Address")
        type_text("mail_server")
        press("Return")
        window.wait_for_text("Enter a host name, such as mail.example.org")
        self.retype("mail.example.com")
        press("Return")
        window.wait_for_text("Home: mail.example.com")


class ProgramsFromRightToLeft(Programs):
    """The same from right to left, which GTK derives from the language of messages."""

    @classmethod
    def setUpClass(cls):
        cls.environment = language("ug_CN")

    def open(self, name):
        program = super().open(name)
        if name == "registration":
            box = program.find("text", "Postal code").box
            self.assertGreater(box[0], program.find("text", "City").box[0], "Postal code comes first")
        return program
