"""The text in a password field is for the program alone, until the user reveals it."""

from desktop import PRODUCTS, DesktopTest, press, type_text
from listening import BULLET, Bus, leaks, memory_with, read_everything, selection, typed_on
from sign_up import ADA, APP, PLAIN, SignUpTest

LONG = "Wq7!kZ#vX9pLm&Tj3Rb%"
SHORT = "Wq7!kZ#vX9pLm"


class ListeningTest(DesktopTest):
    def listen(self):
        bus = Bus()
        self.addCleanup(bus.close)
        return bus

    def assert_hidden(self, program, bus, secret):
        """Expects that nobody got three letters of the secret, though everybody tried."""
        read_everything(program)
        messages = bus.read()
        self.assertIn("GetText", messages)
        self.assertEqual(leaks(secret, messages), [])
        for name in ("clipboard", "primary"):
            self.assertEqual(leaks(secret, selection(name)), [], name)
        self.assertEqual(leaks(secret, program.stderr() + self.output.read_text()), [])

    def start_listened(self, *command):
        """Starts a program and records its standard output."""
        self.output = self.folder / "output"
        return self.start(
            "sh", "-c", f'exec "$0" "$@" >"{self.output}"', *command, G_MESSAGES_DEBUG="all")

    def try_to_copy(self):
        """Selects everything, and tries to copy or cut it."""
        press("ctrl+a", "ctrl+c", "ctrl+Insert", "ctrl+x", "shift+Delete")

    def reveal_button(self, name):
        # The version of GTK decides which of the two it is.
        return self.program.wait(
            lambda: next((control for control in self.program.controls()
                          if control.role == "button"
                          and control.name == f"Show “{name}”"), None),
            f"the button that shows {name}")

    def correct_in_the_middle(self, entry, secret):
        """Types a secret with a mistake in the middle, and corrects it."""
        entry.focus()
        type_text(secret[:6] + "Y" + secret[6:8])
        press("Left", "Left", "BackSpace", "End")
        type_text(secret[8:])
        self.program.wait(lambda: len(entry.text) == len(secret), "the text")


class Secrets(SignUpTest, ListeningTest):
    def test_nobody_reads_a_password_until_it_is_revealed(self):
        bus = self.listen()
        program = self.program = self.start_listened(APP, *PLAIN, "--store", self.store)
        rest = {name: text for name, text in ADA.items() if "assword" not in name}
        self.fill(rest)
        password, again = self.entry("Password"), self.entry("Confirm password")
        self.correct_in_the_middle(password, SHORT)
        self.assertEqual(password.text, BULLET * len(SHORT))
        self.try_to_copy()
        self.correct_in_the_middle(again, SHORT[:-1])
        self.try_to_copy()
        press("Tab")
        self.submit()
        self.wait_for_message("Confirm password", "Type the same password again")
        self.assert_hidden(program, bus, SHORT)

        self.reveal_button("Password").click()
        program.wait(lambda: password.text == SHORT, "the revealed password")
        messages = bus.read()
        self.assertNotEqual(leaks(SHORT, messages), [], "the bus is listened to")
        self.assertEqual(typed_on(messages), "", "no event has the revealed text")
        password.focus()
        self.try_to_copy()
        for name in ("clipboard", "primary"):
            self.assertEqual(leaks(SHORT, selection(name)), [], name)
        self.reveal_button("Password").click()
        program.wait(lambda: password.text == BULLET * len(SHORT), "the hidden password")
        bus.read()

        self.fill({"Confirm password": SHORT})
        self.assert_hidden(program, bus, SHORT)
        self.submit()
        program.wait_for_text("Account created")
        self.assert_hidden(program, bus, SHORT)
        self.assertEqual(len(self.accounts()), 1)


class MemoryOfSecrets(SignUpTest):
    """The copies of a password that remain in the program's memory."""

    def copies_of(self, secret):
        return memory_with(self.program.process.pid, secret)

    def type_password(self, secret):
        program = self.sign_up()
        self.fill(ADA | {"Password": secret, "Confirm password": secret})
        self.assertNotEqual(self.copies_of(secret), [])
        return program

    def test_a_long_password_is_wiped_after_a_submit(self):
        program = self.type_password(LONG)
        self.submit()
        program.wait_for_text("Account created")
        program.wait(lambda: self.entry("Password").text == "", "an empty form")
        self.assertEqual(self.copies_of(LONG), [])

    def test_a_replaced_long_password_is_wiped_after_a_submit(self):
        program = self.type_password(LONG)
        self.fill({"Password": SHORT, "Confirm password": SHORT})
        self.submit()
        program.wait_for_text("Account created")
        program.wait(lambda: self.entry("Password").text == "", "an empty form")
        self.assertEqual(self.copies_of(LONG), [])

    def test_a_short_password_stays_only_on_stacks_after_a_submit(self):
        program = self.type_password(SHORT)
        self.submit()
        program.wait_for_text("Account created")
        program.wait(lambda: self.entry("Password").text == "", "an empty form")
        self.assertLessEqual(set(self.copies_of(SHORT)), {"[stack]", "stack of a thread"})


class SecretsOfTheGallery(ListeningTest):
    def test_nobody_reads_the_passwords_of_the_gallery(self):
        bus = self.listen()
        program = self.program = self.start_listened(PRODUCTS / "GtkFormApp", "--gallery")
        program.find("list item", "FormPasswordField").click()
        entry = program.wait(
            lambda: next((control for control in program.controls()
                          if control.role == "password text"), None),
            "a password field")
        self.correct_in_the_middle(entry, LONG)
        self.try_to_copy()
        self.assert_hidden(program, bus, LONG)
