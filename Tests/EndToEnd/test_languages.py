"""The app in other languages, and in the language for tests."""

import subprocess
import unittest

from desktop import PROJECT, language, press, type_text
from sign_up import ADA, APP, PLAIN, SignUpTest

FRENCH = {
    "Name": "Nom",
    "Username": "Nom d’utilisateur",
    "Email": "Adresse e-mail",
    "Mobile": "Mobile",
    "Password": "Mot de passe",
    "Confirm password": "Confirmer le mot de passe",
}


class Languages(SignUpTest):
    def start_in(self, locale, **environment):
        self.program = self.start(
            APP, *PLAIN, "--store", self.store, **language(locale) | environment)
        return self.program

    def test_signing_up_in_french(self):
        program = self.start_in("fr_FR")
        program.find("frame", "Créer un compte")
        for name, text in ADA.items():
            role = "password text" if "assword" in name else "text"
            program.find(role, FRENCH[name]).focus()
            type_text("ada@" if name == "Email" else text)
        program.find("button", "Créer le compte").click()
        program.wait_for_text("2 champs demandent votre attention")
        program.wait_for_text("Saisissez une adresse e-mail complète, comme mei@example.com")
        email = program.find("text", FRENCH["Email"])
        email.focus()
        press("ctrl+a")
        type_text(ADA["Email"])
        program.find("check box", "J’accepte les conditions").click()
        program.find("button", "Créer le compte").click()
        program.wait_for_text("Compte créé")
        self.assertEqual(self.accounts()[0]["email"], ADA["Email"])

    def test_an_unknown_language_is_english(self):
        program = self.start_in("tt_RU")
        program.find("button", "Sign Up")

    def test_no_sentence_is_outside_of_the_brackets(self):
        """In the language for tests, every text on the screen comes from a message."""
        program = self.start_in("fr_FR", LANGUAGE="en_XA")
        program.find("text", "[Ñáɱé~~]").focus()
        press("Return")
        program.wait_for_text("[6 fíéĺdš ñééd ýóúŕ áťťéñťíóñ~~~~~~~~~~]")
        # What GTK says by itself: of an empty list, and of an empty label.
        for text in set(program.texts()) - {"(None)", "GtkLabel"}:
            for line in text.split("\n"):
                self.assertRegex(line, r"^(\[.*\](: \[.*\])?|\W*)$", text)


class Files(unittest.TestCase):
    def test_the_template_is_that_of_the_messages(self):
        subprocess.run([PROJECT / "script/update-translations", "--check"], check=True)

    def test_each_file_is_well_formed(self):
        languages = (PROJECT / "po/LINGUAS").read_text().split()
        files = sorted(path.stem for path in (PROJECT / "po").glob("*.po"))
        self.assertEqual(sorted(languages), files)
        for language in languages:
            subprocess.run(
                ["msgfmt", "--check", "-o", "/dev/null", PROJECT / f"po/{language}.po"], check=True)
