"""Accounts in a PostgreSQL database that several windows share."""

import pathlib

from desktop import press, xdotool
from postgresql import Server
from sign_up import ADA, APP, PLAIN, SignUpTest

TAKEN = "Choose another username: this one is taken"


class PostgreSQL(SignUpTest):
    def setUp(self):
        super().setUp()
        self.server = Server(self.folder)
        self.addCleanup(self.server.close)
        self.place = f"postgresql://owner@/postgres?host={self.server.folder}"

    def open(self, place=None):
        """Starts the app with the database; its window is then in front."""
        self.program = self.start(APP, *PLAIN, "--store", place or self.place)
        self.window = xdotool("getactivewindow")
        return self.program, self.window

    def use(self, program, window):
        xdotool("windowactivate", "--sync", window)
        self.program, self.window = program, window

    def usernames(self):
        return self.server.query("SELECT username FROM account ORDER BY 1").split()

    def fill_at_once(self, answers):
        """Fills an empty form as `fill` does, but faster, by the mnemonics of the labels."""
        words = []
        for letter, text in zip("nuempc", answers.values(), strict=True):
            words += ["key", f"alt+{letter}", "type", "--delay", "0", "--args", "1", text]
        xdotool(*words, "key", "alt+a")
        self.program.wait(lambda: self.terms().is_checked, "the accepted terms")

    def answer(self):
        """Returns the final answer of the window in front, which is submitted again while it asks for that."""
        def ended():
            texts = self.program.texts()
            if any("try again" in text or "sign up again" in text for text in texts):
                press("alt+s")
            if TAKEN in texts:
                return TAKEN
            # The message is gone after a few seconds; the form stays empty.
            return None if self.entry("Username").text else "Account created"
        return self.program.wait(ended, "an answer")

    def test_one_of_ten_windows_gets_the_username_wherever_the_plug_is_pulled(self):
        windows = [self.open() for _ in range(10)]
        for number, window in enumerate(windows):
            self.use(*window)
            self.fill_at_once(
                ADA | {"Username": ADA["Username"].upper()} if number % 2 else ADA)
        self.server.pull_the_plug()
        for window in windows:
            self.use(*window)
            press("alt+s")
        for window in windows:
            self.use(*window)
            self.program.wait_for_text("no server answers there; check that it's running, and try again")
            self.program.wait_for_stderr(self.place)
        self.server.start()
        for number, window in enumerate(windows):
            self.use(*window)
            press("alt+s")
            if number in (0, 5):
                self.server.pull_the_plug()
                self.server.start()
        answers = []
        for window in windows:
            self.use(*window)
            answers.append(self.answer())
            if answers[-1] == TAKEN:
                self.wait_for_message("Username", TAKEN)
        self.assertEqual(sorted(answers), ["Account created"] + [TAKEN] * 9)
        self.assertEqual([name.lower() for name in self.usernames()], ["ada_99"])

    def test_a_window_that_waits_for_a_silent_server_can_be_closed(self):
        program, _ = self.open()
        self.fill(ADA)
        self.server.set_silent(True)
        self.submit()
        program.wait_for_text("Waiting for access")
        press("alt+F4")
        program.wait_for_text("This window closes once the form is submitted")
        press("alt+F4")
        program.process.wait(timeout=10)

    def test_an_answer_replaces_the_notice_that_the_window_is_waiting(self):
        program, _ = self.open()
        self.fill(ADA)
        self.server.set_silent(True)
        self.submit()
        program.wait_for_text("Waiting for access")
        self.server.set_silent(False)
        program.wait_for_text("Account created")
        self.assertFalse(program.shows("Waiting"))
        self.assertEqual(self.usernames(), ["ada_99"])

    def test_a_password_is_never_shown(self):
        self.server.query("CREATE ROLE gtkformapp LOGIN PASSWORD 'open-sesame'")
        self.server.query("GRANT CREATE ON SCHEMA public TO gtkformapp")
        places = {
            "Account created": f"postgresql://gtkformapp:open-sesame@/postgres?host={self.server.folder}",
            "password is wrong":
                f"host={self.server.folder} user=gtkformapp password=wrong-sesame dbname=postgres",
        }
        for text, place in places.items():
            program, _ = self.open(place)
            self.fill(ADA)
            self.submit()
            program.wait_for_text(text)
            command = pathlib.Path(f"/proc/{program.process.pid}/cmdline").read_bytes()
            self.assertNotIn(b"sesame", command)
            self.assertIn(b"***", command)
            self.assertNotIn("sesame", program.stderr())
            self.assertFalse(program.shows("sesame"))
            program.close()
