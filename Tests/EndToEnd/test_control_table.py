"""The promises of every control, as a screen reader finds them in each state of the gallery."""

import os
import re
import unittest

import differences
from desktop import PRODUCTS, PROJECT, DesktopTest, press, wait_until_still, window_size
from listening import act
from sign_up import APP, PLAIN

# The role of each control's own object; a panel holds parts that share its messages.
SAMPLES = ("ControlSamples/ControlSamples.swift", "GtkFormApp/Gallery/GallerySample.swift")
ROLES = {name: differences.role(role) for path in SAMPLES for name, role in re.findall(
    r'"(\w+)", \.\w+, \.`summary\.\w+`,\s+role: "([^"]*)"', (PROJECT / "Sources" / path).read_text())}
ALWAYS_HAVE_A_VALUE = ("FormSlider", "FormRangeSlider")
NOT_CHECKED = "This couldn't be checked. Try again"
STATES = ("Initial", "Filled in", "With a hint", "With a counter", "Required but missing", "With an error",
          "With a warning", "Check in progress", "Check failed", "Not editable")

# The first line of the description in some states; the error depends on the control.
REQUIRED = {"FormCheckButton": "Turn this on", "FormSwitch": "Turn this on"}
DESCRIPTIONS = {"With a hint": "Help with filling it in", "With a warning": "This is unusual", "Check failed": NOT_CHECKED}
SIZED = {"label", "heading", *ROLES.values()} - {"panel"}
TYPED_INTO = ("text", "entry", "password text", "spin button")


def can_be_changed(control):
    states = control.states
    return "sensitive" in states and (control.role not in TYPED_INTO or "editable" in states)


def is_named(control, title):
    """Returns whether the title is the whole name, to which a button adds its content."""
    words = control.name.split(" ") if control.role == "button" else [control.name]
    return words[0 if differences.has("namesLabelsFirst") else -1] == title


class ControlTable(DesktopTest):
    def test_every_control_keeps_its_promises_in_each_state(self):
        self.check_every_control("plain")

    def test_every_row_keeps_its_promises_in_each_state(self):
        self.check_every_control("rows")

    def check_every_control(self, look):
        program = self.start(APP, "--look", look, "--gallery")
        names = [control.name for control in program.controls() if control.role == "list item"]
        controls = []
        for name in names:
            shown, states = self.page(program, name)
            if "Initial" in states:
                controls.append(name)
                code = next(control.name for control in shown if "\n" in control.name)
                title = re.search(r'^\w[\w<>]*\(\s*"([^"]*)"', code, re.MULTILINE)[1].replace("_", "")
                for state, part in states.items():
                    with self.subTest(f"{name}, {state}"):
                        self.assert_promises(name, title, state, part)
            press("Down")
        self.assertEqual(set(controls), set(ROLES))

    def page(self, program, name):
        """Returns everything on a page, and the part of it for each state."""
        def read():
            shown, states, part = program.controls(), {}, None
            labels = [(control.role, control.name) for control in shown]
            for control, (role, text) in zip(shown, labels):
                if (role, text) == ("heading", "States"):
                    part = []
                elif part is not None and role == "label" and text in STATES:
                    states[text] = part = []
                elif part is not None:
                    part.append(control)
            is_checked = "Initial" not in states or ("label", NOT_CHECKED) in labels
            return ("heading", name) in labels and is_checked and (shown, states)
        return program.wait(read, f"the page {name}")

    def assert_promises(self, name, title, state, part):
        role = ROLES[name]
        own, = (control for control in part if control.role == role and is_named(control, title))
        focusable = [control for control in part if "focusable" in control.states]
        parts = [own]
        if role == "panel":
            parts = [control for control in focusable if control.role in ("text", "slider", "check box", "switch")]
            self.assertGreater(len(parts), 1)
        is_missing = state == "Required but missing" and name not in ALWAYS_HAVE_A_VALUE
        texts = [control.name for control in part if control.role == "label"]
        for control in [own, *parts]:
            lines = control.messages
            self.assertEqual(control.is_invalid, is_missing or state == "With an error")
            self.assertEqual(len(set(lines)), len(lines), lines)
            self.assertEqual("required" in lines, state == "Required but missing" and not is_missing)
            if state == "With an error":
                self.assertIn(lines[0], set(texts) - {title})
            elif state in DESCRIPTIONS or is_missing:
                self.assertEqual(
                    lines[0], DESCRIPTIONS.get(state) or REQUIRED.get(name, "Fill in this field"))
                self.assertIn(lines[0], texts)
            self.assertEqual("busy" in control.states, state == "Check in progress")
        self.assertEqual("required" in texts, state == "Required but missing")
        for control in parts:
            self.assertEqual(can_be_changed(control), state != "Not editable", control.describe())
        if state == "Not editable":
            changing = [control.name for control in focusable if can_be_changed(control)
                        and control.role != "scroll pane"]
            self.assertEqual([name for name in changing if not name.startswith("Show ")], [])

    def test_options_have_a_position_in_their_set(self):
        program = self.start(PRODUCTS / "Journey", "plain")
        program.find("heading", "Words")
        press("alt+n")
        program.find("heading", "Choices")
        positions = {}
        for control in program.controls():
            place = control.accessible.get_attributes()
            if "posinset" in place and control.role in ("radio button", "check box"):
                positions[control.name] = f"{place['posinset']} of {place['setsize']}"
        self.assertEqual(positions, {
            "Small": "1 of 2", "Large": "2 of 2", "Monday": "1 of 2", "Tuesday": "2 of 2",
        } if differences.has("readsPositions") else {})

    def test_options_and_switches_are_chosen_by_a_screen_readers_action(self):
        program = self.start(PRODUCTS / "Journey", "plain")
        program.find("heading", "Words")
        press("alt+n")
        for role, name, action in (("check box", "Public", "check.toggle"), ("switch", "Alarm", "toggle"),
                                   ("check box", "Monday", "check.toggle")):
            control = program.find(role, name)
            for is_on in (True, False):
                act(control, action)
                program.wait(lambda: control.is_checked == is_on, f"{name} being {is_on}")
        small, large = (next(
            control for control in program.controls()
            if control.role in ("radio button", "check box") and control.name == name) for name in ("Small", "Large"))
        for option, other in ((large, small), (small, large)):
            act(option, "check.toggle")
            program.wait(lambda: option.is_checked and not other.is_checked, option.name)

    @unittest.skipIf("WAYLAND_DISPLAY" in os.environ, "under Wayland, the output has the scale")
    def test_every_control_has_the_same_size_at_twice_the_scale(self):
        for look in ("plain", "rows"):
            sizes = self.sizes(look, 1)
            self.assertGreater(len(sizes), 60)
            self.assertEqual(self.sizes(look, 2), sizes)

    def sizes(self, look, scale):
        """Returns the width of a form with every control, and the role, name and size of each part."""
        program = self.start(PRODUCTS / "Journey", look, GDK_SCALE=str(scale))
        found = [window_size()[0] / scale]
        for page in ("Words", "Choices", "Numbers, dates and rows"):
            program.find("heading", page)
            found += wait_until_still(lambda: self.boxes(program))
            press("alt+n")
        program.close()
        return found

    def boxes(self, program):
        controls = [(control.role, control.name, control.box) for control in program.controls()
                    if control.role in SIZED]
        return [(role, name, right - left, bottom - top)
                for role, name, (left, right, top, bottom) in controls if right > left]

    def test_a_list_of_countries_is_named_by_the_chosen_one(self):
        program = self.start(APP, *PLAIN, "--gallery", "PhoneNumberEditor")
        names = {"Country code", "France +33"}
        program.wait(
            lambda: names <= {control.name for control in program.controls() if control.role == "button"},
            f"buttons named {names}")

    def test_a_row_is_a_group_with_its_buttons_and_its_controls(self):
        program = self.start(APP, *PLAIN, "--gallery", "FormRows")
        group = program.find("panel", "Guest 1")
        parts = [(control.role, control.name) for control in group.everything()
                 if "focusable" in control.states]
        self.assertEqual(parts, [("button", "Move Guest 1 Up"), ("button", "Move Guest 1 Down"),
                                 ("button", "Remove Guest 1"), ("text", "Name"), ("check box", "Vegetarian")])
        name = program.find("text", "Name")
        name.focus()
        press("ctrl+a", "BackSpace", "Tab")
        program.wait(lambda: name.is_invalid, "the error")
        self.assertEqual(name.messages, ["Fill in this field"])
        self.assertIn("Fill in this field", [control.name for control in group.everything()])
