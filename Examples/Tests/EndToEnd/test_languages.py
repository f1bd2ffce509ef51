"""Every screen in the language for tests: each text of the toolkit is translated."""

import re

from desktop import PROJECT, DesktopTest, language, press, wait_until_still
from languages import literals, texts, untranslated
from test_screens import APP

SOURCES = PROJECT / "Examples" / "Sources"
SCREENS = """
    profile contact picture sign-up login password register account application registration event preferences pin
    servers accounts store
""".split()
# What GTK and iso-codes translate, and the names that GTK 4.8 gives to widgets without one.
OTHERS = {
    "Ctrl", "Caps Lock is on", "France", "GtkImage", "GtkListBox", "GtkStackSwitcher",
    "Minimize", "Minimize the window", "Maximize", "Maximize the window", "Close", "Close the window",
}


class Languages(DesktopTest):
    SECONDS = 600

    def test_every_text_of_the_toolkit_is_translatable(self):
        """All others are in the code of the screens."""
        code = "".join(path.read_text() for folder in ("Examples", "Screens")
                       for path in (SOURCES / folder).rglob("*.swift"))
        known = OTHERS | literals(code) | set(cases(code))
        for name in SCREENS:
            with self.subTest(name):
                screen = self.start(APP, name, **language("fr_FR"), LANGUAGE="en_XA")
                for key in "Up", "Return":  # Before and after an attempt to submit.
                    press(key)
                    wait_until_still(lambda: list(texts(screen)))
                    self.assertEqual(untranslated(screen, known), [])
                screen.close()


def cases(code):
    """Yields the cases of enumerations, as a choice shows them."""
    for line in re.findall(r"^ *case ([\w, ]+)$", code, re.MULTILINE):
        for name in line.split(", "):
            yield re.sub("([A-Z])", r" \1", name).capitalize()
