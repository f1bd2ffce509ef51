"""The sign-up form with a few mistakes, and each control, look like their pictures in the documentation."""

import unittest

from desktop import PROJECT, press, type_text, xdotool
from picture import PICTURES, TOLERANCE, PictureTest, difference, run, version
from sign_up import APP, PLAIN

ANSWERS = {"Name": "Ada Lovelace", "Username": "ada_99", "Email": "ada@", "Mobile": ""}
UNHINTED = """<fontconfig><match target="font">
  <edit name="hinting" mode="assign"><bool>false</bool></edit>
</match></fontconfig>
"""


class SignUpPictures(PictureTest):
    def check(self, name, *prefix, look="plain", **environment):
        program = self.start(
            *prefix, APP, "--store", self.folder / "accounts.sqlite", "--look", look,
            **environment)
        for title, text in ANSWERS.items():
            program.find("text", title).focus()
            type_text(text)
        program.find("password text", "Password").focus()
        press("Tab", "Tab")  # To the terms, where no caret blinks.
        program.wait_for_text("Enter a complete email address, such as mei@example.com")
        program.wait(lambda: "checked" in program.find("text", "Username").description, "the tick")
        self.assert_picture(name)


class Pictures(SignUpPictures):
    def test_sign_up_in_light(self):
        self.check("sign-up-light")

    def test_sign_up_in_dark(self):
        self.check("sign-up-dark", GTK_THEME="Default:dark")

    def test_sign_up_in_rows_of_libadwaita(self):
        self.check_in_libadwaita("sign-up-rows-light", "prefer-light")

    def test_sign_up_in_rows_of_libadwaita_in_dark(self):
        self.check_in_libadwaita("sign-up-rows-dark", "prefer-dark")

    def test_sign_up_in_rows_of_another_theme(self):
        self.check("sign-up-rows-plain", look="rows", GTK_THEME="Default")

    def check_in_libadwaita(self, name, scheme):
        self.check(name, "env", "-u", "GTK_THEME", look="rows", ADW_DEBUG_COLOR_SCHEME=scheme)


@unittest.skipUnless(version() == "4.8", "The pages of the controls have pictures of GTK 4.8.")
class ControlPictures(PictureTest):
    """Each control in its normal, invalid and disabled states: the pictures of the controls' pages."""

    def test_controls_in_light(self):
        self.check("", GTK_THEME="Default")

    def test_controls_in_dark(self):
        self.check("~dark", GTK_THEME="Default:dark")

    def check(self, variant, **environment):
        pages = sorted(PROJECT.glob("Sources/*/*.docc/Controls/*.md"))
        self.assertGreater(len(pages), 20)
        program = self.start(APP, *PLAIN, "--gallery", "--pictures", **environment)
        program.wait(lambda: len(program.root.children()) == len(pages), "a window for each page")
        for page in pages:
            with self.subTest(page.stem):
                xdotool("search", "--name", f"^{page.stem}$", "windowactivate", "--sync")
                self.assert_in_front(page.with_name(f"{page.stem}{variant}.png"))


class Comparison(SignUpPictures):
    def test_tolerates_differently_drawn_letters(self):
        fonts = self.folder / "fontconfig" / "fonts.conf"
        fonts.parent.mkdir()
        fonts.write_text(UNHINTED)
        self.check("sign-up-light")

    def test_notices_a_missing_tick(self):
        picture, other = PICTURES / "sign-up-light.png", self.folder / "other.png"
        run("convert", picture, "-fill", "#f6f5f4", "-draw", "rectangle 421,149 437,164", other)
        self.assertGreater(difference(picture, other), 2 * TOLERANCE)
