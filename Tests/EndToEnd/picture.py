"""Tests that compare a window with its picture in the documentation.

With NEW_PICTURES=1 the pictures are taken anew and not compared: see `script/screenshots`.
"""

import os
import subprocess

import differences
from desktop import PRODUCTS, PROJECT, DesktopTest, wait, xdotool

# Settings with which a picture is the same each time.
SETTINGS = """[Settings]
gtk-cursor-blink=false
gtk-enable-animations=false
gtk-font-name=DejaVu Sans 10
"""

PICTURES = PROJECT / "Documentation" / "pictures"

# In how many places two pictures of one window may differ, as fonts are drawn with other settings.
TOLERANCE = 2


class PictureTest(DesktopTest):
    def start(self, *command, **environment):
        settings = self.folder / "gtk-4.0" / "settings.ini"
        settings.parent.mkdir(exist_ok=True)
        settings.write_text(SETTINGS)
        return super().start(
            *command, **{"XDG_CONFIG_HOME": str(self.folder), "GDK_DEBUG": "",
                         "GTK_THEME": "Default"} | environment)

    def assert_picture(self, name):
        """Fails unless the window in front is as in the picture of that name."""
        picture = PICTURES / f"{name}.png"
        xdotool("mousemove", "1023", "899")
        taken = PRODUCTS / f"{name}.png"
        if "NEW_PICTURES" in os.environ:
            wait(lambda: take(taken) or take(picture) or difference(picture, taken) == 0,
                 "a window that does not change")
        elif toolkit() != run("identify", "-format", "%c", picture).stdout:
            self.skipTest(f"the picture is not of {toolkit()}")
        else:
            wait(lambda: take(taken) or difference(picture, taken) <= TOLERANCE,
                 lambda: f"the window of {name}.png, which differs from {taken}", 10)


def run(*command):
    return subprocess.run(command, capture_output=True, text=True)


def toolkit():
    """The toolkit, by whose version its pictures differ, such as "GTK 4.8"."""
    return "GTK " + ".".join(differences.VERSION.split(".")[:2])


def take(picture):
    """Takes a picture of the window in front."""
    window = xdotool("getactivewindow")
    run("import", "-window", window, "-set", "comment", toolkit(), str(picture))


def difference(one, other):
    """In how many places two pictures differ; infinite where they are not of one size.

    A place is the mean of 64 pixels: a letter that is drawn a little differently is the same, and a word
    more is not.
    """
    if len(set(run("identify", "-format", "%wx%h ", one, other).stdout.split())) != 1:
        return float("inf")
    small = ["-resize", "12.5%"]
    answer = run("compare", "-metric", "AE", "-fuzz", "8%",
                 "(", one, *small, ")", "(", other, *small, ")", "null:")
    return float(answer.stderr)
