"""Every screen in the language for tests: each text of the toolkit is translated, and no text is cut off."""

import pathlib
import re
import signal
import subprocess

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

    def test_every_text_of_the_toolkit_is_translatable_and_has_its_space(self):
        """All others are in the code of the screens."""
        library = self.folder / "cut_off.so"
        flags = subprocess.run(
            ["pkg-config", "--cflags", "--libs", "gtk4"], check=True, capture_output=True, text=True).stdout
        subprocess.run(
            ["cc", "-shared", "-fPIC", "-o", library, pathlib.Path(__file__).with_name("cut_off.c"),
             *flags.split()], check=True)
        code = "".join(path.read_text() for folder in ("Examples", "Screens")
                       for path in (SOURCES / folder).rglob("*.swift"))
        known = OTHERS | literals(code) | set(cases(code))
        for name in SCREENS:
            with self.subTest(name):
                screen = self.start(APP, name, **language("fr_FR"), LANGUAGE="en_XA", LD_PRELOAD=str(library))
                for count, key in enumerate(("Up", "Return"), 1):  # Before and after an attempt to submit.
                    press(key)
                    wait_until_still(lambda: list(texts(screen)))
                    self.assertEqual(untranslated(screen, known), [])
                    screen.process.send_signal(signal.SIGUSR1)
                    screen.wait(lambda: screen.stderr().count("Looked around") == count, "a look around")
                self.assertNotIn("Cut off", screen.stderr())
                screen.close()


def cases(code):
    """Yields the cases of enumerations, as a choice shows them."""
    for line in re.findall(r"^ *case ([\w, ]+)$", code, re.MULTILINE):
        for name in line.split(", "):
            yield re.sub("([A-Z])", r" \1", name).capitalize()
