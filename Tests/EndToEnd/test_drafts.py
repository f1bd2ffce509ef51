"""Input survives the end of the program, whatever ends it; secrets don't."""

import os
import random
import signal
import string
import time
import unittest

import differences
from desktop import PRODUCTS, DesktopTest, press, type_text, wait, xdotool
from session import Session
from sign_up import ADA, APP, PLAIN, SignUpTest

ROUNDS = int(os.environ.get("DRAFT_ROUNDS", "5"))
APPLICATION = "io.github.genericform.GtkFormApp"
PAGES = (("Title", "Notes"), (), ("Weight", "Arrival", "Breakfast", "Guest name", "Age"))
NUMBERS = ("Weight", "Age")


def files(drafts):
    return sorted(drafts.glob("*.draft")) if drafts.exists() else []


class Drafts(SignUpTest):
    def setUp(self):
        super().setUp()
        self.drafts = self.folder / "state" / APPLICATION / "drafts"

    def files(self):
        return files(self.drafts)

    def wait_for_draft(self, part):
        self.program.wait(
            lambda: any(part in file.read_text() for file in self.files()), f"a draft of {part!r}")

    def button(self, name="Sign Up"):
        return self.program.find("button", name)

    def continue_draft(self):
        self.button("Restore").click()
        self.program.wait(lambda: not self.program.shows("Restore your draft"), "no offer")

    def test_what_was_typed_is_offered_after_a_kill(self):
        program = self.sign_up()
        self.fill(ADA, terms=False)
        self.wait_for_draft(ADA["Mobile"].replace(" ", ""))
        time.sleep(1)
        program.kill()
        text = "".join(file.read_text() for file in self.files())
        self.assertNotIn("horse", text)
        self.assertEqual(self.files()[0].stat().st_mode & 0o777, 0o600)

        program = self.sign_up()
        program.wait_for_text("Restore your draft from less than a minute ago?")
        self.assertEqual(self.entry("Name").text, "")
        self.continue_draft()
        self.assert_kept({name: text for name, text in ADA.items() if "assword" not in name})
        self.assertEqual(self.entry("Password").text, "")
        self.assert_silent("Name", "Email", "Password")
        self.fill({name: ADA[name] for name in ("Password", "Confirm password")})
        self.submit()
        program.wait_for_text("Account created")
        program.wait(lambda: not self.files(), "no draft")

    def test_starting_empty_keeps_the_draft_until_a_submit(self):
        self.sign_up()
        self.fill({"Name": "Mei"}, terms=False)
        self.wait_for_draft("Mei")
        self.program.kill()
        self.sign_up()
        self.button("Start Over").click()
        self.program.wait(lambda: not self.program.shows("Restore your draft"), "no offer")
        self.assertEqual(len(self.files()), 1)
        self.fill(ADA)
        self.submit()
        self.program.wait_for_text("Account created")
        self.program.wait(lambda: not self.files(), "no draft")

    def test_a_signal_writes_the_draft_immediately(self):
        for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
            # If these signals are ignored here, a program in the background inherits that.
            if signal.getsignal(number) == signal.SIG_IGN:
                self.addCleanup(signal.signal, number, signal.signal(number, signal.SIG_DFL))
            program = self.sign_up()
            self.entry("Name").focus()
            type_text(f"Signal{number}")
            program.wait(lambda: self.entry("Name").text == f"Signal{number}", "the text")
            program.process.send_signal(number)
            self.assertEqual(program.process.wait(10), -number)
            self.assertTrue(any(f"Signal{number}" in file.read_text() for file in self.files()))

    def test_a_relative_folder_is_ignored_and_reported_once(self):
        program = self.start(
            APP, *PLAIN, "--store", self.store, XDG_STATE_HOME="state", HOME=str(self.folder))
        program.wait_for_stderr("XDG_STATE_HOME is ignored because “state” isn't an absolute path")
        self.assertEqual(len(program.stderr().splitlines()), 1)
        self.drafts = self.folder / ".local" / "state" / APPLICATION / "drafts"
        program.wait(lambda: program.focused() is not None, "the focus")
        type_text("Mei")
        program.wait(self.files, "a draft")

    def test_two_processes_have_separate_drafts(self):
        first = self.sign_up()
        self.fill({"Name": "First"}, terms=False)
        self.wait_for_draft("First")
        second = self.sign_up()
        self.assertFalse(second.shows("Restore your draft"))
        second.wait(lambda: second.focused() is not None, "the focus")
        type_text("Second")
        self.wait_for_draft("Second")
        self.assertEqual(len(self.files()), 2)
        first.kill()
        second.kill()
        for name in ("Second", "First"):
            self.sign_up()
            self.continue_draft()
            self.assertEqual(self.entry("Name").text, name)

    def test_closing_asks_and_escape_keeps_the_window_open(self):
        program = self.sign_up()
        self.entry("Name").focus()
        type_text("Mei")
        for keys in ("ctrl+w", "ctrl+q"):
            press(keys)
            program.wait_for_text("Your changes to “Sign Up” haven't been submitted")
            press("Escape")
            program.wait(lambda: not program.shows("haven't been submitted"), "no question")
            self.assertEqual(self.entry("Name").text, "Mei")
        press("ctrl+q")
        self.button("Save Draft").click()
        self.assertEqual(program.process.wait(10), 0)
        self.sign_up()
        self.continue_draft()
        press("ctrl+w")
        self.button("Discard").click()
        self.assertEqual(self.program.process.wait(10), 0)
        self.assertEqual(self.files(), [])

    @unittest.skipIf(differences.has("ignoresSessionManager"), "this GTK asks no session manager")
    def test_the_end_of_the_session_writes_the_draft_and_asks_nothing(self):
        with Session("io.github.genericform.GtkFormApp") as session:
            program = self.sign_up()
            program.wait(lambda: session.client, "the program in the session")
            self.entry("Name").focus()
            type_text("Mei")
            program.wait(lambda: self.entry("Name").text == "Mei", "the text")
            session.emit("QueryEndSession")
            self.assertEqual(program.wait(lambda: session.answer, "an answer"), (True, ""))
            self.assertTrue(any("Mei" in file.read_text() for file in self.files()))
            self.assertFalse(program.shows("haven't been submitted"))
            session.emit("EndSession")
            self.assertEqual(program.process.wait(10), 0)
            self.assertTrue(any("Mei" in file.read_text() for file in self.files()))


class QuestionOfLibadwaita(SignUpTest):
    look = ("--look", "rows")

    def test_its_answers_close_the_window(self):
        for answer in ("Save Draft", "Discard"):
            with self.subTest(answer):
                program = self.sign_up()
                program.wait_for_focus("Name")
                type_text("Mei")
                press("ctrl+w")
                program.wait(lambda: answer in program.texts() or program.shows(answer), "the question")
                press("alt+" + {"Save Draft": "s", "Discard": "d"}[answer])
                wait(lambda: not program.is_running, "the end of the program")


class Kills(DesktopTest):
    def turn(self, program, count):
        for step in range(2, count + 2):
            program.find("button", "Next").click()
            # GTK ignores another action of a button for a moment.
            program.wait(
                lambda: any(control.role == "panel" and control.name.startswith(f"Step {step} of")
                            for control in program.controls()), f"step {step}")

    def test_random_kills(self):
        """After a kill, the draft is complete and at most a second old."""
        drafts = self.folder / "state" / "org.example.Journey" / "drafts"
        seed = int(os.environ.get("MONKEY_SEED", "7"))
        print(f"MONKEY_SEED={seed}", flush=True)
        chance = random.Random(seed)
        for round in range(ROUNDS):
            program = self.start(PRODUCTS / "Journey")
            if program.shows("Restore your draft"):
                program.find("button", "Restore").click()
                program.wait(lambda: not program.shows("Restore your draft"), "no offer")
            page = chance.choice((0, 2))
            self.turn(program, page)
            title = chance.choice(PAGES[page])
            program.find("spin button" if title in NUMBERS else "text", title).focus()
            press("ctrl+a")
            typed = []
            text = ""
            end = time.monotonic() + chance.uniform(0, 2.5)
            while time.monotonic() < end:
                letter = chance.choice(string.ascii_lowercase)
                xdotool("key", "--delay", "0", letter)
                text += letter
                typed.append((time.monotonic(), text))
                time.sleep(chance.choice((0, 0.05, 0.4)))
            killed = time.monotonic()
            program.kill()
            kept = [entry for moment, entry in typed if moment < killed - 1]
            contents = [file.read_text() for file in files(drafts)]
            if kept:
                self.assertTrue(
                    any(f'"{kept[-1]}' in content for content in contents),
                    f"round {round}: {kept[-1]} is not in {contents}")
            for content in contents:
                self.assertTrue(content.endswith("}"), f"round {round}: {content}")
            self.assertEqual(list(drafts.glob("*.aside")), [])
