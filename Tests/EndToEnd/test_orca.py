"""What Orca, the screen reader of GNOME, says of the sign-up form, taken from its log of what it speaks."""

import os
import pty
import re
import shutil
import subprocess
import threading
import time
import tty
import unittest

from desktop import press, type_text, wait
from sign_up import ADA, SignUpTest

# Seconds; Orca 48 and 51 remember a description for up to 2 of them (generator.py).
ORCA_REMEMBERS = 3

SPOKEN = re.compile(r"SPEECH OUTPUT: '(.*?)' ?\{", re.DOTALL)


class Orca:
    """A running Orca without a voice, whose log is a terminal, as it delays what it writes into a file."""

    def __init__(self, folder):
        self.terminal, terminal = pty.openpty()
        tty.setraw(terminal)
        self.log = self.read = ""
        self.errors = folder / "orca-errors"
        self.x11 = None
        display = {} if "DISPLAY" in os.environ else self.start_x11()
        with self.errors.open("w") as errors:
            self.process = subprocess.Popen(
                ["orca", "--replace", "--disable=braille", "--user-prefs", folder / "orca",
                 "--debug-file", os.ttyname(terminal)],
                env=os.environ | display | {"SPEECHD_ADDRESS": "unix_socket:/nonexistent"},
                stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=errors)
        self.held = terminal  # Without it, the terminal would end between two uses.
        threading.Thread(target=self.follow, daemon=True).start()

    def start_x11(self):
        """Starts an X11 display, which desktops have beside Wayland, as Orca before 50 doesn't start without one."""
        read, write = os.pipe()
        self.x11 = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-nolisten", "tcp"], pass_fds=[write], stderr=subprocess.DEVNULL)
        os.close(write)
        with open(read) as number:
            return {"DISPLAY": f":{number.readline().strip()}", "GDK_BACKEND": "x11"}

    def follow(self):
        while True:
            try:
                self.log += os.read(self.terminal, 65536).decode(errors="replace")
            except OSError:
                return

    def spoken(self):
        """Returns the lines that were spoken since the last call of `forget`."""
        return [line for words in SPOKEN.findall(self.log[len(self.read):]) for line in words.splitlines()]

    def forget(self):
        """Forgets what was spoken, once Orca has caught up with the keys."""
        length = -1
        while length != len(self.log):
            length = len(self.log)
            time.sleep(1)
        self.read = self.log

    def wait(self, *parts):
        """Waits until these parts have been spoken in this order."""
        def are_spoken():
            lines = iter(self.spoken())
            return all(any(part in line for line in lines) for part in parts)
        def failure():
            ended = "" if self.process.poll() is None else f" and ended: {self.errors.read_text()}"
            return f"{parts}; Orca said {self.spoken()}{ended}"
        wait(are_spoken, failure, seconds=60)

    def close(self):
        for process in filter(None, [self.process, self.x11]):
            process.kill()
            process.wait()
        os.close(self.held)
        os.close(self.terminal)


@unittest.skipUnless(shutil.which("orca"), "Orca is missing: run script/setup --screen-reader")
class Spoken(SignUpTest):
    def setUp(self):
        super().setUp()
        self.orca = Orca(self.folder)
        self.addCleanup(self.orca.close)
        self.orca.wait("Screen reader on")
        self.sign_up()
        # GTK 4.8 says for each position on the screen that Orca asks for that it knows none.
        self.program.expected = "Screen coordinates not supported"
        self.program.wait_for_focus("Name")
        self.orca.forget()

    def test_the_question_before_closing_is_read_with_its_text(self):
        type_text("Mei")
        self.orca.forget()
        press("ctrl+w")
        self.orca.wait("Your changes to “Sign Up” haven't been submitted")

    def test_an_error_is_read_on_leaving_its_field_and_on_returning(self):
        error = "Use 3–20 letters, digits or underscores"
        type_text("Ada")
        press("Tab")
        self.orca.wait("Username", "required")
        type_text("ab")
        press("Tab")
        self.orca.wait("Email", error)
        time.sleep(ORCA_REMEMBERS)
        self.orca.forget()
        press("shift+Tab")
        self.orca.wait("Username", error)
        self.orca.forget()
        type_text("ada_99")
        press("Tab")
        self.orca.wait("Email")
        self.assertEqual([line for line in self.orca.spoken() if error in line], [])

    def test_the_required_state_is_read_once(self):
        for name, steps in (("Username", 1), ("Email", 1), ("Password", 3)):
            self.orca.forget()
            press(*["Tab"] * steps)
            self.program.wait_for_focus(name)
            self.orca.wait(name)
            self.orca.wait("required")
            time.sleep(1)
            words = [line for line in self.orca.spoken() if "required" in line]
            self.assertEqual(len(words), 1, self.orca.spoken())

    def test_a_submit_that_fails_and_one_that_succeeds(self):
        self.fill(ADA | {"Email": "ada@"})
        self.orca.forget()
        press("alt+s")
        self.orca.wait("Enter a complete email address")
        self.orca.forget()
        press("ctrl+a")
        type_text(ADA["Email"])
        press("alt+s")
        self.orca.wait("Account created")

    def test_a_submit_that_fails_says_how_many_fields_and_the_first_error(self):
        self.fill(ADA | {"Email": "ada@", "Confirm password": "Correct-9-house"})
        self.orca.forget()
        press("alt+s")
        self.orca.wait("Email", "2 fields need your attention", "Enter a complete email address")
        time.sleep(1)
        counts = [line for line in self.orca.spoken() if "2 fields" in line]
        self.assertEqual(len(counts), 1, self.orca.spoken())

    def test_a_password_is_never_spoken(self):
        self.entry("Password").focus()
        self.orca.wait("Password")
        self.orca.forget()
        type_text("Xq7zk")
        press("Tab")
        self.orca.wait("Confirm password")
        letters = set("Xq7zk")
        self.assertEqual(letters & {line.strip() for line in self.orca.spoken()}, set())
        self.assertNotIn("Xq7zk", "".join(self.orca.spoken()))
