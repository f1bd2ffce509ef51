"""Nothing on the accessibility bus is called after its class, as GTK 4.8 does with what has no name."""

import re

from desktop import DesktopTest, press, type_text
from sign_up import APP, PLAIN, SignUpTest


# A private part of libadwaita's windows has no other name.
CLASS = re.compile(r"(Adw(?!Gizmo)|Gtk)[A-Z]\w+")

# The focus goes on to what they contain, or to text that is read by itself.
NAMELESS = ("label", "list", "scroll pane")


class Names(DesktopTest):
    def assert_named(self, controls):
        """No object has the name of a class, and none that can have the focus has an empty one."""
        application, *controls = controls
        self.assertEqual(application.name, "GtkFormApp")
        self.assertNotIn("scroll bar", {control.role for control in controls}, "the focus scrolls")
        called_after_class = {
            f"{control.role} {control.name!r} in {control.parent.name!r}" for control in controls
            if CLASS.fullmatch(control.name)}
        self.assertEqual(called_after_class, set())
        nameless = {
            f"{control.role} in {control.parent.name!r}" for control in controls
            if "focusable" in control.states and control.role not in NAMELESS and not control.name}
        self.assertEqual(nameless, set())


class SignUpNames(Names, SignUpTest):
    def test_nothing_is_called_after_its_class(self):
        program = self.sign_up()
        self.assert_named(program.controls())
        press("Return")
        self.wait_for_summary(6)
        self.entry("Password").focus()
        type_text("abc")
        program.wait_for_text("Very weak password")
        self.assert_named(program.controls())


class SignUpNamesInRows(SignUpNames):
    look = ()


class GalleryNames(Names):
    def test_nothing_is_called_after_its_class(self):
        program = self.start(APP, *PLAIN, "--gallery")
        names = [control.name for control in program.controls() if control.role == "list item"]
        self.assertGreater(len(names), 20)
        for name in names:
            with self.subTest(name):
                shown = []

                def is_shown():
                    shown[:] = program.controls()
                    return any(control.role == "heading" and control.name == name for control in shown)
                program.wait(is_shown, f"the page {name}")
                try:
                    self.assert_named(shown)  # Before its controls go, and their names first.
                finally:
                    press("Down")
