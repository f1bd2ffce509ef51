"""A program follows the desktop's preferences for dark, a high contrast and an accent color."""

import ctypes
import time
import unittest

from desktop import window_size
from picture import SETTINGS, PictureTest, colors, contrast, luminance
from service import GLib
from settings_portal import APPEARANCE, NO_ACCENT, SettingsPortal
from sign_up import APP


def main_color(box):
    return colors(box).most_common(1)[0][0]


def hue(color):
    """Returns the names of the parts of a color, from the smallest to the greatest."""
    return [name for _, name in sorted(zip(color, ("red", "green", "blue")))]


class AppearanceTest(PictureTest):
    def start_app(self, look="plain"):
        self.program = self.start(
            "env", "-u", "GTK_THEME", APP, "--store", self.folder / "accounts.sqlite", "--look", look)
        return self.program

    def has_high_contrast(self):
        """Returns whether the frame of an entry or a list is dark, as it is in the light theme only in high contrast."""
        left, right, top, bottom = self.program.find("text", "Email").box
        edge = colors((left - 20, left - 1, top + 4, bottom - 4))
        return min(luminance(color) for color in edge) < 0.35

    def background(self):
        width, height = window_size()
        return main_color((0, width - 1, 0, height - 1))

    def is_dark(self):
        return luminance(self.background()) < 0.1

    def accent(self):
        """Returns the color of the button that submits."""
        return main_color(self.program.find("button", "Sign Up").box)


class Appearance(AppearanceTest):
    def test_it_follows_the_desktop_from_the_start(self):
        with SettingsPortal(is_dark=True) as portal:
            program = self.start_app()
            self.assertTrue(self.is_dark())
            portal.change(is_dark=False)
            program.wait(lambda: not self.is_dark(), "the light appearance")
            portal.change(is_dark=True)
            program.wait(self.is_dark, "the dark appearance")

    def test_it_is_light_on_a_desktop_without_a_preference(self):
        with SettingsPortal(is_dark=False):
            self.start_app()
            self.assertFalse(self.is_dark())

    def test_high_contrast_follows_the_desktop(self):
        with SettingsPortal(has_high_contrast=True) as portal:
            program = self.start_app()
            program.wait(self.has_high_contrast, "a high contrast")
            portal.change(has_high_contrast=False)
            program.wait(lambda: not self.has_high_contrast(), "a normal contrast")
            portal.change(has_high_contrast=True)
            program.wait(self.has_high_contrast, "a high contrast")
            portal.change(is_dark=True)
            program.wait(self.is_dark, "the dark appearance")

    def test_an_accent_color_is_legible_however_light_it_is(self):
        with SettingsPortal(accent=(0.9, 0.1, 0.3)) as portal:
            program = self.start_app()
            self.assertEqual(hue(self.accent()), ["green", "blue", "red"])
            button = program.find("button", "Sign Up").box
            left, right, top, bottom = program.find("text", "Name").box
            edge = (left - 12, left + 4, top + 4, bottom - 4)
            for is_dark in (False, True):
                portal.change(is_dark=is_dark)
                program.wait(lambda: self.is_dark() == is_dark, "the appearance")
                for accent in ((0, 0, 0), (1, 1, 1), (1, 1, 0), (0, 0, 1), (0.2, 0.5, 0.3)):
                    with self.subTest(accent, is_dark=is_dark):
                        before = self.accent()
                        portal.change(accent=accent)
                        program.wait(lambda: self.accent() != before, "the accent color")
                        time.sleep(0.3)  # The button's color changes gradually.
                        background, color = self.background(), self.accent()
                        self.assertGreaterEqual(contrast(color, background), 3)
                        self.assertGreaterEqual(max(contrast(color, text) for text in colors(button)), 3)
                        self.assertGreaterEqual(max(contrast(background, ring) for ring in colors(edge)), 3)
                        if accent == (0.2, 0.5, 0.3):
                            self.assertEqual(hue(color), ["red", "blue", "green"])

    def test_without_an_accent_color_the_themes_is_used(self):
        with SettingsPortal() as portal:
            program = self.start_app()
            blue = self.accent()
            self.assertEqual(hue(blue), ["red", "green", "blue"])
            portal.change(accent=(0.9, 0.1, 0.3))
            program.wait(lambda: hue(self.accent()) == ["green", "blue", "red"], "the accent color")
            portal.change(accent=NO_ACCENT)
            program.wait(lambda: self.accent() == blue, "the theme's color")

    def test_values_of_other_types_are_ignored(self):
        # The program warns of none.
        with SettingsPortal() as portal:
            program = self.start_app()
            blue = self.accent()
            for change in (
                    GLib.Variant("(ssv)", (APPEARANCE, "accent-color", GLib.Variant("(ddd)", (float("nan"), 0, 0)))),
                    GLib.Variant("(ssv)", (APPEARANCE, "accent-color", GLib.Variant("(dd)", (1, 0)))),
                    GLib.Variant("(ssv)", (APPEARANCE, "contrast", GLib.Variant("s", "high"))),
                    GLib.Variant("(ssu)", (APPEARANCE, "contrast", 1)),
                    GLib.Variant("(s)", (APPEARANCE,))):
                portal.emit(change)
            program.find("text", "Email").focus()
            self.assertEqual(self.accent(), blue)

    def test_high_contrast_has_its_own_colors(self):
        with SettingsPortal(has_high_contrast=True) as portal:
            program = self.start_app()
            portal.change(accent=(0.9, 0.1, 0.3))
            program.find("text", "Email").focus()
            self.assertEqual(hue(self.accent())[-1], "blue")


class WithLibadwaita(AppearanceTest):
    """libadwaita follows the desktop by itself; it would warn if the program did too, which fails these tests."""

    has_accents = ctypes.CDLL("libadwaita-1.so.0").adw_get_minor_version() >= 6

    def test_it_starts_as_the_desktop_is_and_changes_with_it(self):
        with SettingsPortal(is_dark=True) as portal:
            program = self.start_app(look="rows")
            self.assertTrue(self.is_dark())
            portal.change(is_dark=False)
            program.wait(lambda: not self.is_dark(), "the light appearance")
            portal.change(is_dark=True)
            program.wait(self.is_dark, "the dark appearance")

    def test_it_has_the_contrast_of_the_desktop(self):
        with SettingsPortal(has_high_contrast=True) as portal:
            program = self.start_app(look="rows")
            program.wait(self.has_high_contrast, "a high contrast")
            portal.change(has_high_contrast=False)
            program.wait(lambda: not self.has_high_contrast(), "a normal contrast")
            portal.change(has_high_contrast=True)
            program.wait(self.has_high_contrast, "a high contrast")

    @unittest.skipUnless(has_accents, "since libadwaita 1.6")
    def test_it_has_the_accent_color_of_the_desktop(self):
        with SettingsPortal(accent=(0.9, 0.1, 0.3)) as portal:
            program = self.start_app(look="rows")
            self.assertEqual(hue(self.accent()), ["green", "blue", "red"])
            portal.change(accent=(0.2, 0.6, 0.3))
            program.wait(lambda: hue(self.accent()) == ["red", "blue", "green"], "the green accent color")
            portal.change(accent=NO_ACCENT)
            program.wait(lambda: hue(self.accent()) == ["red", "green", "blue"], "libadwaita's own color")


class PreferringDark(AppearanceTest):
    settings = SETTINGS + "gtk-application-prefer-dark-theme=1\n"

    def test_it_stays_dark_whatever_the_desktop_prefers(self):
        with SettingsPortal(is_dark=True) as portal:
            program = self.start_app()
            portal.change(is_dark=False)
            program.find("text", "Email").focus()
            self.assertTrue(self.is_dark())


class PreferringATheme(AppearanceTest):
    settings = SETTINGS + "gtk-theme-name=Empty\n"

    def test_the_theme_stays_whatever_contrast_the_desktop_prefers(self):
        with SettingsPortal() as portal:
            program = self.start_app()
            background = self.background()
            portal.change(has_high_contrast=True)
            program.find("text", "Email").focus()
            self.assertEqual(self.background(), background)
