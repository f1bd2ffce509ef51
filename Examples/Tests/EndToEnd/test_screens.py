"""Each screen, from its first key press to its submit."""

import subprocess

import differences
from desktop import PRODUCTS, PROJECT, DesktopTest, language, paste, press, type_text

APP = PRODUCTS / "Examples"
PICTURE = PROJECT / "Documentation" / "pictures" / "sign-up-light.png"
NO_PICTURE = PROJECT / "README.md"


def choose_file(program, file):
    """Enters a file's path in the dialog that opens."""
    program.wait(lambda: len(program.root.children()) == 2, "the dialog")
    press("slash")
    program.wait(
        lambda: (now := program.focused()) and now.role == "text" and now.text == "/",
        "the place to type in")
    press("ctrl+a")
    paste(str(file))  # The dialog completes typed text, but not always in time.
    program.wait(lambda: program.focused().text == str(file), "the whole path")
    press("Return")
    program.wait(lambda: len(program.root.children()) == 1, "the end of the dialog")


class Screens(DesktopTest):
    def open(self, name):
        self.program = self.start(APP, name)
        return self.program

    def enter(self, answers):
        """Replaces the fields' texts with the answers."""
        for name, text in answers.items():
            role = "password text" if "assword" in name else "text"
            self.program.find(role, name).focus()
            press("ctrl+a", "BackSpace")
            type_text(text)

    def test_tab_goes_through_each_screen_in_reading_order(self):
        names = "profile contact picture sign-up login password register account application store"
        for name in names.split():
            for spoken in ("en_US", "ug_CN"):
                with self.subTest(name, language=spoken):
                    screen = self.start(APP, name, **language(spoken))
                    self.assert_tab_follows_reading(screen, is_mirrored=spoken == "ug_CN")
                    screen.close()

    def test_profile(self):
        screen = self.open("profile")
        self.enter({"Name": "Mei", "Age": "17", "Description": ""})
        screen.wait_for_text("Use at least 5 characters")
        screen.wait_for_text("You must be 18 or older")
        press("Return")
        screen.wait_for_text("3 fields need your attention")
        self.enter({"Name": "Mei Lin", "Age": "18"})
        press("Tab", "space", "Tab")
        type_text("I ski")
        press("Return")
        screen.wait_for_text("Your profile is saved")

    def test_contact(self):
        screen = self.open("contact")
        self.enter({"Phone": "+33 6", "Message": "Hello", "Name": "Mei"})
        screen.wait_for_text("Enter a complete number, such as +33 6 03 90 35 94, or none")
        press("Return")
        screen.wait_for_focus("Phone")
        press("BackSpace", "Return")  # Its text is selected.
        screen.wait_for_focus("Message")
        self.assertFalse(screen.shows("Your message is sent"))
        press("Return")
        screen.wait_for_text("Your message is sent")

    def choose(self, file):
        """Presses the focused button, and enters the picture's path."""
        press("space")
        choose_file(self.program, file)

    def test_picture(self):
        screen = self.open("picture")
        screen.wait_for_text("Choose or drop a picture")
        self.enter({"Name of the picture": "Sign Up"})
        press("Return")
        screen.wait_for_focus(differences.named("Picture", "Choose or drop a picture"))
        screen.wait_for_text("Choose a picture to send")
        self.assertEqual(screen.focused().messages, ["Choose a picture to send"])
        self.choose(NO_PICTURE)
        screen.wait_for_text("This picture can't be shown. Choose another one")
        screen.wait_for_text(NO_PICTURE.name)
        self.choose(PICTURE)
        screen.wait_for_text(PICTURE.name)
        self.enter({"Name of the picture": "Sign Up"})
        press("Return")
        screen.wait_for_text("Your picture is sent")

    def test_sign_up(self):
        screen = self.open("sign-up")
        button = screen.find("button", "Sign Up")
        self.assertNotIn("sensitive", button.states)
        self.assertIn("Choose a username", button.description)
        self.assertTrue(screen.shows("Choose a username"), "beside the button")
        username = screen.find("text", "Username")
        self.enter({"Username": "me"})
        screen.wait(lambda: username.is_invalid, "an error while it's typed")
        self.assertTrue(screen.shows("Use at least 3 characters"))
        self.enter({"Username": "mei", "Password": "correct horse"})
        again = screen.find("password text", "Password again")
        self.enter({"Password again": "correct"})
        screen.wait(lambda: again.is_invalid, "an error while it's typed")
        type_text(" horse")
        screen.wait(lambda: "checked" in again.description and not again.is_invalid, "a mark")
        screen.wait_for_text("Choose another username: this one is taken")
        self.assertNotIn("sensitive", button.states)
        self.enter({"Username": "foobar"})
        screen.wait(lambda: "sensitive" in button.states, "a button that can be pressed")
        self.assertFalse(screen.shows("Choose another username: this one is taken"))
        self.assertEqual(username.description, "required\nchecked")
        press("Return")
        screen.wait_for_text("Congratulations!")

    def test_login(self):
        screen = self.open("login")
        self.enter({"Email": "Mei@example.com", "Password": "open"})
        press("Return")
        screen.wait_for_text("Check the email and the password: one of them is wrong")
        self.enter({"Password": "open sesame"})
        press("Return")
        screen.wait_for_text("Welcome back")

    def test_password(self):
        screen = self.open("password")
        screen.wait_for_text("Use at least 8 characters")
        for text, words in (("", "1 of 4 met"), ("skis", "2 of 4 met"), ("skis 2026", "4 of 4 met")):
            self.enter({"New password": text})
            entry = screen.find("password text", "New password")
            screen.wait(lambda: words in entry.description, words)
        press("Return")
        screen.wait_for_text("Your password is changed")

    def test_register(self):
        screen = self.open("register")
        self.enter({
            "Username": "hollow", "Email": "mei@example.com", "Password": "carrots4",
            "Password again": "carrots5"})
        screen.find("check box", "I accept the terms").click()
        screen.find("button", "Register").click()
        screen.wait_for_text("2 fields need your attention")
        screen.wait_for_text("Include “a”, or include “b”")
        self.enter({"Username": "rabbit", "Password again": "carrots4"})
        press("Return")
        screen.wait_for_text("You are registered")

    def test_account(self):
        screen = self.open("account")
        self.enter({
            "Email": "mei@example.com", "Street": "1, rue de la Paix", "Postal code": "75002",
            "City": "Paris"})
        self.assertFalse(screen.shows("Name of the company"))
        screen.find("check box", "This account is for a company").click()
        self.enter({"Name of the company": "Acme"})
        press("Return")
        screen.wait_for_text("Log in instead: there is an account with this email")
        self.enter({"Email": "ada@example.com"})
        press("Return")
        screen.wait_for_text("Your account is created")

    def test_page(self):
        lines = ["name Mei", "save", "name Mei Lin", "age 21", "agree", "save", "fly"]
        output = self.run_in_terminal("page", lines="\n".join(lines)).stdout
        self.assertIn("name: Use at least 5 characters\nage: Enter your age", output)
        self.assertTrue(output.endswith(
            "Saved the profile of Mei Lin\nType an action, such as: age 21\n"), output)

    def test_store(self):
        screen = self.open("store")
        self.enter({"Name": "Mei", "Age": "17"})
        screen.wait_for_text("Use at least 5 characters")
        screen.wait_for_text("You must be 18 or older")
        self.assertFalse(screen.shows("Accept the agreement"), "nothing was sent about it")
        press("Return")
        screen.wait_for_text("3 fields need your attention")
        screen.wait_for_text("Accept the agreement to save your profile")
        self.enter({"Name": " Mei Lin", "Age": "18"})
        self.assertFalse(screen.shows("Use at least 5 characters"))
        screen.find("check box", "I agree to sell my soul").click()
        press("Return")
        screen.wait_for_text("Your profile is saved")
        self.assertEqual(screen.find("text", "Name").text, "")
        self.assertFalse(screen.find("text", "Name").is_invalid)

    def test_application(self):
        screen = self.open("application")
        press("Return")
        screen.wait_for_text("7 fields need your attention")
        screen.wait_for_text("Enter your date of birth")

    def test_names(self):
        listed = self.run_in_terminal()
        names = [line.split()[0] for line in listed.stdout.splitlines()]
        self.assertEqual(
            names,
            ("profile contact picture sign-up login password register account application registration "
             "event preferences pin servers accounts page store").split())
        refused = self.run_in_terminal("nothing")
        self.assertEqual((refused.returncode, refused.stdout), (64, ""))
        self.assertIn("Give the name of one screen", refused.stderr)

    def run_in_terminal(self, *arguments, lines=""):
        return subprocess.run(
            [APP, *arguments], input=lines, capture_output=True, text=True, timeout=60)
