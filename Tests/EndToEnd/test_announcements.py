"""A screen reader reads an error that appears, once and without a key press, wherever the focus is."""

import re
import sqlite3
import time

import differences
from desktop import press, type_text
from listening import Bus, Listener
from sign_up import ADA, REVEAL, SignUpTest

# Longer than the pause before an announcement.
A_WHILE = 1.2
ERROR = "Enter a complete email address, such as mei@example.com"


class Announcements(SignUpTest):
    def test_an_error_in_the_field_with_the_focus_is_read_once(self):
        program = self.sign_up()
        self.fill(ADA)
        self.entry("Email").focus()
        bus = Bus()
        self.addCleanup(bus.close)
        press("ctrl+a")
        type_text("ada@")
        press("Return")
        self.wait_for_message("Email", ERROR)
        program.wait_for_focus("Email")
        time.sleep(A_WHILE)
        events = re.split(r"^(?=\w+ time=)", bus.read(), flags=re.MULTILINE)
        read = [event for event in events if ERROR in event and re.search(
            "member=Announcement|member=PropertyChange.*accessible-description", event, re.DOTALL)]
        self.assertEqual(len(read), 1, read)
        self.assertNotIn("member=Announcement", read[0])

    def test_an_error_in_a_field_that_was_left_is_read_once(self):
        error = "Use 3–20 letters, digits or underscores for your username"
        program = self.sign_up()
        self.entry("Username").focus()
        type_text("ab")
        bus = Bus()
        self.addCleanup(bus.close)
        press("Tab")
        program.wait_for_focus("Email")
        self.wait_for_message("Username", error)
        if differences.has("hasAnnouncements"):
            time.sleep(A_WHILE)
            events = re.split(r"^(?=\w+ time=)", bus.read(), flags=re.MULTILINE)
            announced = [event for event in events if "member=Announcement" in event]
            self.assertEqual([error in event for event in announced], [True])
            return
        # Orca reads a description that changes while its widget has the focus.
        program.wait(lambda: error in self.entry("Email").description, "the error being read")
        press("Tab")
        program.wait(lambda: error not in self.entry("Email").description, "the email's own description")

    def test_the_offer_of_a_draft_is_read(self):
        program = self.sign_up()
        self.entry("Name").focus()
        type_text("Ada")
        time.sleep(A_WHILE)
        program.kill()
        bus = Bus()
        self.addCleanup(bus.close)
        program = self.sign_up()
        offer = "Restore your draft from less than a minute ago?"
        program.wait_for_text(offer)
        if differences.has("hasAnnouncements"):
            time.sleep(A_WHILE)
            events = re.split(r"^(?=\w+ time=)", bus.read(), flags=re.MULTILINE)
            announced = [event for event in events if "member=Announcement" in event]
            self.assertEqual([offer in event for event in announced], [True])
        else:
            program.wait(lambda: offer in self.entry("Name").messages, "the offer being read")

    def test_a_submit_is_read_from_its_failure_to_its_success(self):
        count, repeat = "2 fields need your attention", "Type the same password again"
        self.sign_up()
        self.fill(ADA | {"Email": "ada@", "Confirm password": "Correct-9-house"})
        listener = Listener(self.program)
        self.addCleanup(listener.close)
        press("Return")
        listener.wait(count)
        press("ctrl+a")
        type_text(ADA["Email"])
        listener.listen(A_WHILE)
        press("alt+c")
        listener.wait(repeat)
        # Nothing can be saved meanwhile.
        store = sqlite3.connect(self.store)
        self.addCleanup(store.close)
        store.execute("BEGIN EXCLUSIVE")
        type_text(ADA["Confirm password"])
        press("Return")
        listener.wait("Submitting…")
        store.rollback()
        listener.wait("Account created")
        listener.listen(A_WHILE)
        self.maxDiff = None
        self.assertEqual(listener.heard, [
            # Cut short when the focus moves.
            f"{repeat}\n{REVEAL}",
            f"Email: {count}\n{ERROR}",
            "required",
            f"Confirm password: {repeat}\n{REVEAL}",
            REVEAL,
            "Submitting…",
            "Name: Account created\nrequired",
        ] if differences.has("hasAnnouncements") else [
            f"Email: {count}\ninvalid\n{ERROR}",
            "required",
            f"Confirm password: invalid\n{repeat}\n{REVEAL}",
            f"required\n{REVEAL}",
            f"Submitting…\nrequired\n{REVEAL}",
            "Name: Account created\nrequired",
        ])

    def test_only_the_end_of_a_quick_submit_is_read(self):
        self.sign_up()
        self.fill(ADA)
        listener = Listener(self.program)
        self.addCleanup(listener.close)
        press("Return")
        listener.wait("Account created")
        self.assertEqual(listener.listen(A_WHILE), ["Name: Account created\nrequired"])

    def test_states_are_not_repeated_in_the_description(self):
        self.sign_up()
        read = [control for control in self.program.controls() if control.is_read_as_required]
        self.assertEqual(read != [], differences.has("readsStates"))
        read_twice = [
            control.name for control in read if "required" in control.accessible.get_description()]
        self.assertEqual(read_twice, [])
