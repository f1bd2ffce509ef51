"""A screen reader finds the parts of a program's own control as those of a built-in one."""

import sign_up
from desktop import DesktopTest, press, type_text
from test_screens import APP


class OwnControl(DesktopTest):
    def test_a_pin_is_read_like_a_code(self):
        pin = self.read("PIN", "Digit 1", APP, "pin")
        code = self.read("Code", "Character 1 of 6", sign_up.APP, *sign_up.PLAIN, "--gallery", "FormCodeField")
        self.assertEqual(len(pin), 7)
        self.assertEqual(pin, code)

    def read(self, title, first, *command):
        """Types three characters of six, and returns what is read with the group and with each box."""
        program = self.start(*command)
        if program.focused().name != first:
            press("Tab")
        program.wait_for_focus(first)
        type_text("204")
        press("Return", "Tab", "Tab", "Tab", "Tab", "Tab", "Tab")
        group = next(control for control in program.controls()
                     if control.role == "panel" and control.name == title)
        program.wait(lambda: group.is_invalid, "the error")
        message = "\n".join(group.messages)
        self.assertTrue(program.shows(message))
        return [(control.role.removeprefix("password "), control.states - {"focused"},
                 control.description.replace(message, "the error"))
                for control in group.everything() if control.name]
