"""The contrast of text and marks, computed from the pixels of the screen (WCAG 2.2, 1.4.3, 1.4.11)."""

import re
import subprocess
from collections import Counter

from desktop import press, type_text, xdotool
from picture import PictureTest
from sign_up import APP

TEXT, MARK = 4.5, 3.0

# The minimum for the button in the accent color; in GTK's light theme and GNOME's, it has 3.8.
ACCENT = 3.7


def luminance(color):
    """Returns the relative luminance of a color, as defined by WCAG 2.2."""
    def linear(part):
        return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4

    red, green, blue = (linear(part / 255) for part in color)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one, other):
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def colors(box):
    """Returns how often each color occurs in a part (x, x, y, y) of the window in front."""
    left, right, top, bottom = box
    picture = subprocess.run(
        ["import", "-window", xdotool("getactivewindow"), "png:-"], check=True,
        capture_output=True).stdout
    histogram = subprocess.run(
        ["convert", "png:-", "-crop", f"{right - left + 1}x{bottom - top + 1}+{left}+{top}",
         "+repage", "-alpha", "off", "-depth", "8", "-format", "%c", "histogram:info:-"],
        check=True, capture_output=True, input=picture).stdout.decode()
    found = Counter()
    for count, code in re.findall(r"(\d+): .*#([0-9A-F]{6})", histogram):
        found[tuple(bytes.fromhex(code))] += int(count)
    return found


def greatest_contrast(box):
    """Returns the contrast of the most common color with the one that differs most from it.

    The edges of letters blend into the background, so the color of text is the extreme.
    """
    found = colors(box)
    background = found.most_common(1)[0][0]
    return max(contrast(background, color) for color in found)


class Contrast(PictureTest):
    def check(self, *prefix, look="plain", **environment):
        program = self.start(
            *prefix, APP, "--store", self.folder / "accounts.sqlite", "--look", look, **environment)
        program.find("text", "Email").focus()
        type_text("ada@")
        press("Tab", "Tab")
        error = "Enter a complete email address, such as mei@example.com"
        program.wait_for_text(error)
        for text in ("Name", "Email", "optional", error, "Sign Up", "I accept the terms"):
            labels = [part for part in program.controls()
                      if part.role in ("label", "button", "check box") and part.name == text]
            self.assertTrue(labels, text)
            least = ACCENT if text == "Sign Up" else TEXT
            self.assertGreaterEqual(greatest_contrast(labels[0].box), least, text)
        # The frames around an ordinary entry and one with an error.
        for name in ("Name", "Email"):
            left, right, top, bottom = program.find("text", name).box
            edge = (left - 12, right + 12, top - 12, bottom + 12)
            self.assertGreaterEqual(greatest_contrast(edge), MARK, f"the frame of {name}")

    def test_in_light(self):
        self.check()

    def test_in_dark(self):
        self.check(GTK_THEME="Default:dark")

    def test_in_high_contrast(self):
        self.check(GTK_THEME="Default-hc")

    def test_in_rows_of_libadwaita(self):
        self.check("env", "-u", "GTK_THEME", look="rows", ADW_DEBUG_COLOR_SCHEME="prefer-light")

    def test_in_rows_of_libadwaita_in_dark(self):
        self.check("env", "-u", "GTK_THEME", look="rows", ADW_DEBUG_COLOR_SCHEME="prefer-dark")
