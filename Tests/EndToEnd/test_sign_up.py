"""From the first key press to a stored account."""

import datetime

from desktop import press
from sign_up import ADA, TERMS, SignUpTest

EMPTY = {
    "Name": "Enter your name",
    "Username": "Choose a username",
    "Email": "Enter your email address",
    "Password": "Choose a password",
    "Confirm password": "Type your password once more",
}


class SignUp(SignUpTest):
    def test_the_window_and_its_controls_are_named(self):
        program = self.sign_up()
        program.find("frame", "Sign Up")
        for name in ADA:
            self.assertEqual(self.entry(name).text, "")
        self.assert_silent(*ADA)
        self.assertFalse(self.terms().is_checked)
        program.find("button", "Sign Up")

    def test_an_empty_form_shows_what_is_required(self):
        program = self.sign_up()
        self.submit()
        for name, message in EMPTY.items():
            self.wait_for_message(name, message)
        self.assert_silent("Mobile")
        self.wait_for_summary(6)
        lines = [*EMPTY.values(), "Accept the terms to sign up"]
        lines[4] = f"Confirm password: {lines[4]}"
        summary = next(
            control for control in program.controls() if control.name.startswith("6 fields"))
        self.assertEqual(
            summary.name.split("\n")[1:], lines, "each line is the message of its field")
        program.wait_for_focus("Name")
        self.assertFalse(program.shows("Account created"))

    def test_wrong_answers_are_explained_and_right_ones_are_stored(self):
        program = self.sign_up()
        wrong = ADA | {
            "Username": "a!",
            "Email": "ada@",
            "Mobile": "12",
            "Password": "short",
            "Confirm password": "other",
        }
        self.fill(wrong)
        self.submit()
        self.wait_for_message("Username", "Use 3–20 letters, digits or underscores for your username")
        self.wait_for_message("Email", "Enter a complete email address, such as mei@example.com")
        self.wait_for_message("Mobile", "Enter a mobile number with its country code")
        for part in (
            "Use at least 8 characters",
            "Use a password that's harder to guess, such as a few unrelated words",
        ):
            self.wait_for_message("Password", part)
        self.wait_for_message("Confirm password", "Type the same password again")
        self.wait_for_summary(5)
        self.assert_silent("Name")
        self.assert_kept(wrong)
        self.assertTrue(self.terms().is_checked)

        self.fill(ADA)
        self.submit()
        program.wait_for_text("Account created")
        self.assert_silent(*ADA)

        [account] = self.accounts()
        self.assertEqual(account["name"], ADA["Name"])
        self.assertEqual(account["username"], ADA["Username"])
        self.assertEqual(account["email"], ADA["Email"])
        self.assertIn("7400123456", account["mobile"].replace(" ", ""))
        self.assertRegex(account["password_hash"], r"^\$argon2id\$v=19\$")
        self.assertNotIn(ADA["Password"].encode(), self.store.read_bytes())
        self.assertIn(str(datetime.datetime.now(datetime.timezone.utc).year),
                      str(account["created_at"]))

    def test_different_passwords_are_an_error_of_the_second(self):
        program = self.sign_up()
        self.fill(ADA | {"Confirm password": "Correct-9-house"})
        self.submit()
        program.wait_for_focus("Confirm password")
        self.wait_for_message("Confirm password", "Type the same password again")
        self.assertFalse(self.entry("Password").is_invalid)

    def test_the_terms_must_be_accepted(self):
        program = self.sign_up()
        self.fill(ADA, terms=False)
        before = program.texts()
        self.assertEqual(self.terms().messages, ["required"])
        self.submit()
        program.wait_for_focus(TERMS)
        program.wait(lambda: self.terms().is_invalid, "the box being invalid")
        self.assertEqual(self.terms().messages, ["Accept the terms to sign up"])
        program.wait(lambda: set(program.texts()) - set(before), "a text about the terms")
        self.assert_kept(ADA)
        self.fill({}, terms=True)
        program.wait(lambda: not self.terms().is_invalid, "the box being valid")
        self.assertEqual(self.terms().messages, ["required"])
        self.submit()
        program.wait_for_text("Account created")

    def test_a_taken_username_is_an_error_of_its_field(self):
        program = self.sign_up()
        self.fill(ADA)
        self.submit()
        program.wait_for_text("Account created")
        program.close()

        program = self.sign_up()
        again = ADA | {"Name": "Ada King", "Username": "ADA_99", "Email": "king@example.com"}
        self.fill(again)
        self.submit()
        program.wait_for_focus("Username")
        self.wait_for_message("Username", "Choose another username")
        self.assert_kept(again)
        self.assertFalse(program.shows("Account created"))
        self.assertEqual(len(self.accounts()), 1)

        self.fill({"Username": "ada_100"})
        program.wait(lambda: not self.entry("Username").is_invalid, "Username without an error")
        self.submit()
        program.wait_for_text("Account created")
        self.assertEqual([a["username"] for a in self.accounts()], ["ada_99", "ada_100"])

    def test_one_press_too_many_stores_one_account(self):
        program = self.sign_up()
        self.fill(ADA)
        self.entry("Confirm password").focus()
        press("Return", "Return", "Return", "Return")
        program.wait_for_text("Account created")
        self.assertEqual(len(self.accounts()), 1)


class SignUpInRows(SignUp):
    """The same in the app's default look: in rows, with libadwaita if it's installed."""

    look = ()
