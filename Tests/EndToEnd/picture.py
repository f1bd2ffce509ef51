"""Tests that compare a window with its picture.

The pictures of GTK 4.8 are in the documentation, those of newer versions are here. With NEW_PICTURES=1, the
pictures are taken again and not compared: see `script/screenshots`.
"""

import os
import pathlib
import re
import subprocess
from collections import Counter

import differences
from desktop import PRODUCTS, PROJECT, DesktopTest, wait, xdotool

# Settings that make a picture the same each time.
SETTINGS = """[Settings]
gtk-cursor-blink=false
gtk-enable-animations=false
gtk-font-name=DejaVu Sans 10
"""

PICTURES = PROJECT / "Documentation" / "pictures"

# The number of places in which two pictures of one window may differ, because font settings vary.
TOLERANCE = 1


class PictureTest(DesktopTest):
    settings = SETTINGS

    def start(self, *command, **environment):
        settings = self.folder / "gtk-4.0" / "settings.ini"
        settings.parent.mkdir(exist_ok=True)
        settings.write_text(self.settings)
        return super().start(
            *command, **{"XDG_CONFIG_HOME": str(self.folder), "GDK_DEBUG": "",
                         "GTK_THEME": "Default"} | environment)

    def assert_picture(self, name, folder=PICTURES):
        """Expects the window in front to look like the picture with this name, of GTK 4.8 in a folder."""
        self.assert_in_front(pictures(folder) / f"{name}.png")

    def assert_in_front(self, picture):
        """Expects the window in front to look like a picture."""
        xdotool("mousemove", "1023", "899")
        taken = PRODUCTS / picture.name
        if "NEW_PICTURES" in os.environ:
            wait(lambda: take(taken) or take(picture) or difference(picture, taken) == 0,
                 "a window that does not change")
            # As a palette, it's a quarter of the size.
            run("convert", picture, "-strip", "+dither", "-colors", "64", f"png8:{picture}")
        elif not picture.exists():
            self.skipTest(f"there is no picture of GTK {version()}")
        else:
            wait(lambda: take(taken) or difference(picture, taken) <= TOLERANCE,
                 lambda: f"the window of {picture.name}, which differs from {taken}", 10)


def run(*command):
    return subprocess.run(command, capture_output=True, text=True)


def version():
    """Returns the version of GTK to which pictures belong, such as "4.8"."""
    return ".".join(differences.VERSION.split(".")[:2])


def pictures(folder):
    """Returns the folder of this version's pictures, which for GTK 4.8 is the given one."""
    return folder if version() == "4.8" else pathlib.Path(__file__).parent / "pictures" / version()


def take(picture):
    """Takes a picture of the window in front."""
    picture.parent.mkdir(parents=True, exist_ok=True)
    run("import", "-window", xdotool("getactivewindow"), str(picture))


def difference(one, other):
    """Returns the number of places in which two pictures differ, or infinity if their sizes differ.

    A place is the mean of 16 pixels: a slightly different letter counts as the same, a missing tick doesn't.
    """
    if len(set(run("identify", "-format", "%wx%h ", one, other).stdout.split())) != 1:
        return float("inf")
    small = ["-type", "TrueColor", "-resize", "25%"]  # Not as a palette, which lacks the means of colors.
    # ImageMagick 7.1.2 measures the distance of colors and counts differences in another way, so the places
    # are counted in a mask.
    found = re.search(r"ImageMagick (\d+)\.(\d+)\.(\d+)", run("compare", "-version").stdout)
    fuzz = "15%" if [int(number) for number in found.groups()] >= [7, 1, 2] else "20%"
    mask = PRODUCTS / "difference.png"
    run("compare", "-metric", "AE", "-fuzz", fuzz, "-compose", "src",
        "-highlight-color", "white", "-lowlight-color", "black",
        "(", one, *small, ")", "(", other, *small, ")", mask)
    return float(run("convert", mask, "-format", "%[fx:mean*w*h]", "info:").stdout)


def luminance(color):
    """The relative luminance of a color, as WCAG 2.2 defines it."""
    def linear(part):
        return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4

    red, green, blue = (linear(part / 255) for part in color)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one, other):
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def pixels(box):
    """The colors of a part of the window in front (x, x, y, y), line by line."""
    left, right, top, bottom = box
    picture = subprocess.run(
        ["import", "-window", xdotool("getactivewindow"), "png:-"], check=True,
        capture_output=True).stdout
    parts = subprocess.run(
        ["convert", "png:-", "-crop", f"{right - left + 1}x{bottom - top + 1}+{left}+{top}",
         "+repage", "-alpha", "off", "-depth", "8", "rgb:-"],
        check=True, capture_output=True, input=picture).stdout
    return list(zip(*[iter(parts)] * 3))


def colors(box):
    """How often each color occurs in a part of the window in front: x, x, y, y."""
    return Counter(pixels(box))
