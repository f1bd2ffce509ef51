"""The check for a free username."""

from desktop import press
from sign_up import ADA, SignUpTest


class Checks(SignUpTest):
    def test_a_taken_username_is_shown_before_the_submit(self):
        program = self.sign_up()
        self.fill(ADA)
        self.submit()
        program.wait_for_text("Account created")
        self.fill({"Username": ADA["Username"]})
        press("Tab")
        self.wait_for_message("Username", "Choose another username: this one is taken")

    def test_a_free_username_gets_a_tick(self):
        program = self.sign_up()
        self.fill({"Username": ADA["Username"]})
        program.wait(lambda: "checked" in self.entry("Username").description, "the tick")
        self.entry("Username").focus()
        press("End", "BackSpace")
        program.wait(lambda: "checked" not in self.entry("Username").description, "no tick")

    def test_a_submit_waits_for_the_result(self):
        program = self.sign_up()
        self.fill(ADA | {"Username": ""})
        self.fill({"Username": ADA["Username"]})
        press("Return")
        program.wait_for_text("Account created")
        self.assertEqual(len(self.accounts()), 1)

    def test_a_failed_check_can_be_retried_by_keyboard(self):
        self.store.mkdir()
        program = self.sign_up()
        self.fill({"Username": ADA["Username"]}, terms=False)
        press("Tab")
        program.wait_for_text("This couldn't be checked. Try again")
        self.entry("Username").focus()
        for key, name in (("Tab", "Try Again"), ("Tab", "Email"), ("shift+Tab", "Try Again"),
                          ("shift+Tab", "Username")):
            press(key)
            program.wait_for_focus(name)
