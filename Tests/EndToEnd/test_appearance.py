"""A program without libadwaita follows the desktop's preferences for a dark appearance and a high contrast."""

from desktop import window_size
from picture import SETTINGS, PictureTest, colors, luminance
from settings_portal import SettingsPortal
from sign_up import APP


class AppearanceTest(PictureTest):
    def start_app(self, look="plain"):
        self.program = self.start(
            "env", "-u", "GTK_THEME", APP, "--store", self.folder / "accounts.sqlite", "--look", look)
        return self.program

    def has_high_contrast(self):
        """Returns whether the frame of an entry is dark, as it is in the light theme only in high contrast."""
        left, right, top, bottom = self.program.find("text", "Email").box
        edge = colors((left - 12, left + 4, top + 4, bottom - 4))
        return min(luminance(color) for color in edge) < 0.35

    def is_dark(self):
        width, height = window_size()
        background, = colors((0, width - 1, 0, height - 1)).most_common(1)
        return luminance(background[0]) < 0.1


class Appearance(AppearanceTest):
    def test_it_starts_as_the_desktop_is_and_changes_with_it(self):
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

    def test_a_high_contrast_starts_and_ends_with_the_desktop_s(self):
        with SettingsPortal(has_high_contrast=True) as portal:
            program = self.start_app()
            program.wait(self.has_high_contrast, "a high contrast")
            portal.change(has_high_contrast=False)
            program.wait(lambda: not self.has_high_contrast(), "a normal contrast")
            portal.change(has_high_contrast=True)
            program.wait(self.has_high_contrast, "a high contrast")
            portal.change(is_dark=True)
            program.wait(self.is_dark, "the dark appearance")

    def test_a_program_with_libadwaita_leaves_it_to_that(self):
        # Otherwise libadwaita warns, which fails this test.
        with SettingsPortal(is_dark=True) as portal:
            program = self.start_app(look="rows")
            portal.change(is_dark=False)
            program.find("text", "Email").focus()


class PreferringDark(AppearanceTest):
    settings = SETTINGS + "gtk-application-prefer-dark-theme=1\n"

    def test_it_stays_dark_whatever_the_desktop_prefers(self):
        with SettingsPortal(is_dark=True) as portal:
            program = self.start_app()
            portal.change(is_dark=False)
            program.find("text", "Email").focus()
            self.assertTrue(self.is_dark())


class PreferringATheme(AppearanceTest):
    settings = SETTINGS + "gtk-theme-name=Default-dark\n"

    def test_it_stays_whatever_contrast_the_desktop_prefers(self):
        with SettingsPortal() as portal:
            program = self.start_app()
            portal.change(has_high_contrast=True)
            program.find("text", "Email").focus()
            self.assertTrue(self.is_dark())
