"""The sign-up form with a few mistakes is as in the documentation."""

from desktop import press, type_text
from picture import PICTURES, TOLERANCE, PictureTest, difference, run
from sign_up import APP

ANSWERS = {"Name": "Ada Lovelace", "Username": "ada_99", "Email": "ada@", "Mobile": ""}
UNHINTED = """<fontconfig><match target="font">
  <edit name="hinting" mode="assign"><bool>false</bool></edit>
</match></fontconfig>
"""


class SignUpPictures(PictureTest):
    def check(self, theme, name):
        program = self.start(APP, "--store", self.folder / "accounts.sqlite", GTK_THEME=theme)
        for title, text in ANSWERS.items():
            program.find("text", title).focus()
            type_text(text)
        program.find("password text", "Password").focus()
        press("Tab", "Tab")  # To the terms, as no caret blinks there.
        program.wait_for_text("Enter a complete email address, such as mei@example.com")
        program.wait(lambda: "checked" in program.find("text", "Username").description, "the tick")
        self.assert_picture(name)


class Pictures(SignUpPictures):
    def test_sign_up_in_light(self):
        self.check("Default", "sign-up-light")

    def test_sign_up_in_dark(self):
        self.check("Default:dark", "sign-up-dark")


class Comparison(SignUpPictures):
    def test_tolerates_letters_that_are_drawn_otherwise(self):
        fonts = self.folder / "fontconfig" / "fonts.conf"
        fonts.parent.mkdir()
        fonts.write_text(UNHINTED)
        self.check("Default", "sign-up-light")

    def test_notices_a_tick_that_is_missing(self):
        picture, other = PICTURES / "sign-up-light.png", self.folder / "other.png"
        run("convert", picture, "-fill", "#f6f5f4", "-draw", "rectangle 428,105 441,120", other)
        self.assertGreater(difference(picture, other), 2 * TOLERANCE)
