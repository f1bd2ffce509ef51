"""A finger on a touchscreen, in the app and on every kind of choice."""

import os
import unittest

import differences
from desktop import PRODUCTS, click, drag, move_mouse, type_text, wait_until_still
from sign_up import ADA, SignUpTest
from test_drafts import files

HAS_TOUCHSCREEN = "WAYLAND_DISPLAY" in os.environ and "SWAYSOCK" not in os.environ
OPTION = "radio button" if differences.has("namesLabelsFirst") else "check box"
# The pixels by which the content of a popover is reported too high.
POPOVER = 0 if differences.has("misplacesExtents") else 32


@unittest.skipUnless(HAS_TOUCHSCREEN, "there is no touchscreen: script/headless --touch")
class Touch(SignUpTest):
    def test_a_finger_signs_up(self):
        program = self.sign_up()
        self.submit()
        self.wait_for_message("Name", "Enter your name")
        self.fill(ADA)
        self.submit()
        program.wait_for_text("Account created")
        self.assertEqual(self.accounts()[0]["email"], ADA["Email"])


@unittest.skipUnless(HAS_TOUCHSCREEN, "there is no touchscreen: script/headless --touch")
class TouchedControls(SignUpTest):
    def setUp(self):
        super().setUp()
        self.program = self.start(PRODUCTS / "Journey")
        self.entry("Title").focus()
        type_text("Rome")
        self.button("Next").click()
        self.button("Back")
        self.top = self.program.find("check box", "Public")
        wait_until_still(lambda: self.top.box)

    def button(self, end):
        """Returns the button whose name ends with these words, or starts with them where a label comes first."""
        end_of = str.startswith if differences.has("namesLabelsFirst") else str.endswith
        return self.program.wait(
            lambda: next((control for control in self.program.controls()
                          if control.role == "button" and end_of(control.name, end)), None), end)

    def draft(self):
        drafts = self.folder / "state" / "org.example.Journey" / "drafts"
        return "".join(file.read_text() for file in files(drafts))

    def wait_for_draft(self, part):
        self.program.wait(lambda: part in self.draft(), f"a draft with {part}")

    def rows(self):
        """Returns the first rows of the open list by their titles."""
        found = next((control for control in self.program.controls() if control.role == "list"), None)
        return {label.name: row for row in (found.children()[:16] if found else ())
                for label in row.everything() if label.role == "label"}

    def tap_row(self, title):
        row = self.rows()[title]
        x, y = wait_until_still(lambda: row.middle)
        move_mouse(x, y + POPOVER)
        click()
        self.program.wait(lambda: not self.rows(), "the closed list")

    def test_a_tap_chooses(self):
        for name, kept in (("Public", '"isPublic":true'), ("Alarm", '"hasAlarm":true'),
                           ("Large", '"plan":"Large"'), ("Tuesday", '"days":["Tuesday"]')):
            role = {"Large": OPTION, "Alarm": "switch"}.get(name, "check box")
            self.program.find(role, name).click()
            self.wait_for_draft(kept)
        self.button("Size").click()
        self.program.wait(self.rows, "the open list")
        self.tap_row("Small")
        self.wait_for_draft('"size":"Small"')

    def test_a_tap_after_a_drag_chooses_the_row_under_the_finger(self):
        self.button("Country").click()
        self.program.wait(self.rows, "the open list")
        row = self.rows()["Anguilla"]
        x, y = wait_until_still(lambda: row.middle)
        drag([(x, y + POPOVER), (x, y + POPOVER - 100)])
        self.program.wait(lambda: row.middle[1] < y - 90, "the dragged list")
        self.tap_row("Armenia")
        self.wait_for_draft('"country":"AM"')

    def test_a_finger_slides(self):
        slider = self.program.find("slider", "Volume")
        (left, right, *_), (middle, y) = slider.box, slider.middle
        drag([(left + 1, y), (middle, y + 5)])
        self.wait_for_draft('"volume":5')
        move_mouse(right - 1, y)
        click()
        self.wait_for_draft('"volume":100')

    def test_a_finger_that_scrolls_changes_nothing(self):
        _, _, start, _ = self.top.box
        for role, name in (
                (OPTION, "Large"), ("button", differences.named("Country", "Choose…")), ("check box", "Monday"),
                ("slider", "Volume"), ("slider", "To"), ("text", "Color")):
            with self.subTest(name):
                x, y = self.program.find(role, name).middle
                drag([(x, y), (x + 30, y - 200)])
                self.assertEqual(wait_until_still(lambda: self.top.box)[2], start - 200)
                drag([(x, y - 200), (x + 30, y)])
                self.assertEqual(wait_until_still(lambda: self.top.box)[2], start)
        self.program.find("switch", "Alarm").click()
        self.wait_for_draft('"hasAlarm":true')
        # It keeps what was changed.
        self.assertIn('{"hasAlarm":true,"title":"Rome"}', self.draft())

    def test_a_long_form_is_sent(self):
        self.button("Portrait").point()
        self.assertLess(self.top.box[2], 0)
        self.button("Next").click()
        self.button("Send").click()
        self.program.wait_for_text("Done")
