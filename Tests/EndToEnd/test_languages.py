"""The app in other languages, and in the language for tests."""

import gettext
import pathlib
import re
import subprocess
import unittest

import differences
from desktop import PROJECT, language, press
from languages import FOLDERS, LanguageTest
from sign_up import APP

LINGUAS = (PROJECT / "po/LINGUAS").read_text().split()


class Languages(LanguageTest):
    def test_signing_up_by_keyboard_in_french(self):
        self.sign_up_by_keyboard("fr_FR", "fr")

    def test_signing_up_by_keyboard_in_arabic(self):
        self.sign_up_by_keyboard("ar_EG", "ar", is_mirrored=True)

    def test_countries_are_named_in_the_language(self):
        program = self.start(APP, "--gallery", "FormCountryField", **language("fr_FR"))
        name = differences.named("Country", "Chili")
        program.wait(lambda: any(control.name == name for control in program.controls()), "Chile")

    def test_an_unknown_language_is_english(self):
        program = self.start_in("tt_RU")
        program.find("button", "Sign Up")

    def test_every_sentence_is_translatable(self):
        """In the language for tests, every text on the screen comes from a message."""
        program = self.start_in("fr_FR", LANGUAGE="en_XA")
        program.find("text", "[Ñáɱé~~]").focus()
        press("Return")
        program.wait_for_text("[6 fíéĺdš ñééd ýóúŕ áťťéñťíóñ~~~~~~~~~~]")
        for text in program.texts():
            for line in text.split("\n"):
                self.assertRegex(line, r"^(\[.*\](: \[.*\])?|\W*)$", text)


class Files(unittest.TestCase):
    def test_the_templates_are_those_of_the_messages(self):
        subprocess.run([PROJECT / "script/update-translations", "--check"], check=True)

    def test_each_file_is_well_formed(self):
        libraries, app = (list((PROJECT / folder).glob("*.po")) for folder in FOLDERS)
        self.assertEqual(sorted(LINGUAS), sorted(file.stem for file in libraries))
        # The app may be in fewer languages than the libraries.
        self.assertLessEqual({file.stem for file in app}, set(LINGUAS))
        for file in libraries + app:
            with self.subTest(file):
                subprocess.run(["msgfmt", "--check", "-o", "/dev/null", file], check=True)

    def test_each_number_has_the_plural_form_of_cldr(self):
        table = pathlib.Path(__file__).with_name("plurals-cldr-47.tsv").read_text()
        categories = {line.split("\t")[0]: line.split("\t")[1:]
                      for line in table.splitlines() if not line.startswith("#")}
        self.assertEqual(list(categories), LINGUAS)
        for language, lines in categories.items():
            expected = {number: form for form, line in enumerate(lines) for number in numbers(line)}
            self.assertEqual(sorted(expected), list(range(201)))
            for folder in FOLDERS:
                file = PROJECT / folder / f"{language}.po"
                if not file.exists():
                    continue  # The app may be in fewer languages than the libraries.
                with self.subTest(file):
                    count, form = re.search(
                        r'^"Plural-Forms: nplurals=(\d+); plural=(.*);\\n"$', file.read_text(), re.M).groups()
                    self.assertEqual(int(count), len(lines))
                    form = gettext.c2py(form)
                    self.assertEqual({number: form(number) for number in range(201)}, expected)


def numbers(line):
    """Returns the numbers of a category, as in "few: 2-4, 22-24"."""
    ranges = [part.split("-") for part in line.partition(": ")[2].split(", ")]
    return [number for part in ranges for number in range(int(part[0]), int(part[-1]) + 1)]
