"""The app in other languages, and in the language for tests."""

import gettext
import pathlib
import re
import subprocess
import tempfile
import unittest

from desktop import PROJECT, language, press, type_text
from sign_up import ADA, APP, PLAIN, SignUpTest

LINGUAS = (PROJECT / "po/LINGUAS").read_text().split()
TITLES = {
    "Name": "name", "Username": "username", "Email": "email", "Mobile": "mobile",
    "Password": "password", "Confirm password": "passwordAgain",
}


class Translation:
    """The messages of a PO file by their keys, as gettext reads them."""

    def __init__(self, name):
        file = PROJECT / f"po/{name}.po"
        entries = re.findall(
            r'^msgctxt "(.*)"\nmsgid "(.*)"', file.read_text(encoding="utf-8"), re.M)
        self.english = dict(entries)
        with tempfile.TemporaryDirectory() as folder:
            compiled = pathlib.Path(folder, "messages.mo")
            subprocess.run(["msgfmt", "-o", compiled, file], check=True)
            with compiled.open("rb") as opened:
                self.gettext = gettext.GNUTranslations(opened)

    def __getitem__(self, key):
        return self.gettext.pgettext(key, self.english[key])

    def title(self, key):
        return self[key].replace("_", "")

    def problems(self, count):
        text = self.gettext.npgettext(
            "form.problems", "1 field needs your attention", "{count} fields need your attention",
            count)
        return text.replace("{count}", str(count))


class Languages(SignUpTest):
    def start_in(self, locale, **environment):
        self.program = self.start(
            APP, *PLAIN, "--store", self.store, **language(locale) | environment)
        return self.program

    def sign_up_by_keyboard(self, locale, name, is_mirrored=False):
        """Makes mistakes, expects their messages in the language, and signs up."""
        messages = Translation(name)
        self.store = self.folder / f"{name}.sqlite"
        program = self.start_in(locale)
        program.find("frame", messages["signUp.window"])
        program.wait_for_focus(messages.title("signUp.name"))
        for title, key in TITLES.items():
            entry = messages.title(f"signUp.{key}")
            for _ in range(4):
                if program.focused().name.startswith(entry):
                    break
                press("Tab")
            program.wait_for_focus(entry)
            type_text("ada@" if title == "Email" else ADA[title])
        press("Return")
        program.wait_for_text(messages.problems(2))
        program.wait_for_text(messages["signUp.emailFormat"])
        email = program.find("text", messages.title("signUp.email"))
        if is_mirrored:
            window = program.find("frame", messages["signUp.window"]).box
            country = program.find("combo box", messages["phone.country"])
            number = program.find("text", messages.title("signUp.mobile"))
            self.assertGreater(number.box[0], window[0])
            self.assertLess(number.box[0], country.box[0], "the list comes first, at the right")
        email.focus()
        press("ctrl+a")
        type_text(ADA["Email"])
        for _ in range(8):
            press("Tab")
            if program.focused().name.startswith(messages.title("signUp.terms")):
                break
        press("space", "Return")
        program.wait_for_text(messages["signUp.done"])
        self.assertEqual(self.accounts()[0]["email"], ADA["Email"])
        program.close()

    def test_signing_up_by_keyboard_in_french(self):
        self.sign_up_by_keyboard("fr_FR", "fr")

    def test_signing_up_by_keyboard_in_polish(self):
        self.sign_up_by_keyboard("pl_PL", "pl")

    def test_signing_up_by_keyboard_in_portuguese(self):
        self.sign_up_by_keyboard("pt_BR", "pt_BR")

    def test_signing_up_by_keyboard_in_arabic(self):
        self.sign_up_by_keyboard("ar_EG", "ar", is_mirrored=True)

    def test_countries_are_named_in_the_language(self):
        program = self.start(APP, "--gallery", "FormCountryField", **language("fr_FR"))
        program.wait_for_text("Chili")

    def test_an_unknown_language_is_english(self):
        program = self.start_in("tt_RU")
        program.find("button", "Sign Up")

    def test_no_sentence_is_outside_of_the_brackets(self):
        """In the language for tests, every text on the screen comes from a message."""
        program = self.start_in("fr_FR", LANGUAGE="en_XA")
        program.find("text", "[Ñáɱé~~]").focus()
        press("Return")
        program.wait_for_text("[6 fíéĺdš ñééd ýóúŕ áťťéñťíóñ~~~~~~~~~~]")
        # GTK's own texts for an empty list and an empty label.
        for text in set(program.texts()) - {"(None)", "GtkLabel"}:
            for line in text.split("\n"):
                self.assertRegex(line, r"^(\[.*\](: \[.*\])?|\W*)$", text)


class Files(unittest.TestCase):
    def test_the_template_is_that_of_the_messages(self):
        subprocess.run([PROJECT / "script/update-translations", "--check"], check=True)

    def test_each_file_is_well_formed(self):
        files = sorted(path.stem for path in (PROJECT / "po").glob("*.po"))
        self.assertEqual(sorted(LINGUAS), files)
        for name in LINGUAS:
            with self.subTest(name):
                subprocess.run(
                    ["msgfmt", "--check", "-o", "/dev/null", PROJECT / f"po/{name}.po"], check=True)
