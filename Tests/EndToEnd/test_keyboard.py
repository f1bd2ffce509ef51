"""The whole form without a mouse."""

from desktop import press, type_text
from sign_up import ADA, TERMS, SignUpTest


class Keyboard(SignUpTest):
    def tab_to(self, name):
        press("Tab")
        self.program.wait_for_focus(name)

    def test_signing_up_with_the_keyboard_alone(self):
        program = self.sign_up()
        program.wait_for_focus("Name")
        type_text(ADA["Name"])
        for name in list(ADA)[1:]:
            if name == "Mobile":
                self.tab_to("Country code")
            self.tab_to(name)
            type_text(ADA[name])
        self.tab_to(TERMS)
        press("space")
        program.wait(lambda: self.terms().is_checked, "the terms")
        self.tab_to("Sign Up")
        press("space")
        program.wait_for_text("Account created")
        self.assertEqual(self.accounts()[0]["email"], ADA["Email"])

    def test_tab_goes_through_the_form_in_reading_order(self):
        program = self.sign_up()
        self.assert_tab_follows_reading(program)
        press("Return")
        self.wait_for_summary(6)
        program.wait_for_focus("Name")
        self.assert_tab_follows_reading(program)

    def test_enter_in_the_repeated_password_submits(self):
        program = self.sign_up()
        self.fill(ADA | {"Confirm password": ""})
        self.entry("Password").focus()
        press("Tab")
        type_text(ADA["Confirm password"])
        press("Return")
        program.wait_for_text("Account created")

    def test_enter_in_a_field_submits(self):
        for name in ADA:
            with self.subTest(name):
                program = self.sign_up()
                self.fill(ADA | {"Email": "ada@"})
                self.entry(name).focus()
                press("Return")
                self.wait_for_message("Email", "Enter a complete email address, such as mei@example.com")
                program.wait_for_focus("Email")
                program.close()

    def test_enter_on_the_terms_submits_without_changing_them(self):
        program = self.sign_up()
        self.fill(ADA)
        self.entry("Confirm password").focus()
        self.tab_to(TERMS)
        press("Return")
        program.wait_for_text("Account created")

    def test_the_summary_leads_to_each_field_with_an_error(self):
        program = self.sign_up()
        self.fill(ADA | {"Email": "ada@", "Mobile": "12"})
        for tabs, name in enumerate(("Mobile", "Email"), start=3):
            self.submit()
            self.wait_for_summary(2)
            program.wait_for_focus("Email")
            press(*["shift+Tab"] * tabs, "space")
            program.wait_for_focus(name)

    def test_enter_in_the_last_field_signs_up(self):
        program = self.sign_up()
        self.fill(ADA)
        self.entry("Confirm password").focus()
        press("Return")
        program.wait_for_text("Account created")

    def test_what_is_typed_after_enter_is_not_submitted(self):
        program = self.sign_up()
        self.fill(ADA)
        self.entry("Name").focus()
        press("End", "Return", "x", "y", "z")
        program.wait_for_text("Account created")
        self.assertEqual(self.accounts()[0]["name"], ADA["Name"])

    def test_shift_tab_goes_back(self):
        program = self.sign_up()
        self.entry("Email").focus()
        press("shift+Tab")
        program.wait_for_focus("Username")
        press("shift+Tab")
        program.wait_for_focus("Name")

    def test_every_field_has_a_unique_mnemonic(self):
        program = self.sign_up()
        program.wait_for_focus("Name")
        for name in [*list(ADA)[1:], "Name"]:
            press(f"alt+{name[0].lower()}")
            program.wait_for_focus(name)
