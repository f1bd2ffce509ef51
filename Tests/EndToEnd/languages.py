"""The messages of the app in other languages, and signing up in one."""

import gettext
import pathlib
import re
import subprocess
import tempfile

from desktop import PROJECT, language, press, type_text
from sign_up import ADA, APP, SignUpTest

# The files of the toolkit, and those of the app.
FOLDERS = ("po", "Sources/GtkFormApp/po")

TITLES = {
    "Name": "name", "Username": "username", "Email": "email", "Mobile": "mobile",
    "Password": "password", "Confirm password": "passwordAgain",
}


class Translation:
    """The messages of the toolkit and the app in a language by their keys, as gettext reads them."""

    def __init__(self, name):
        files = [PROJECT / folder / f"{name}.po" for folder in FOLDERS]
        both = subprocess.run(
            ["msgcat", "--use-first", "--no-wrap", *files], check=True, capture_output=True).stdout
        self.english = dict(re.findall(r'^msgctxt "(.*)"\nmsgid "(.*)"', both.decode(), re.M))
        with tempfile.TemporaryDirectory() as folder:
            compiled = pathlib.Path(folder, "messages.mo")
            subprocess.run(["msgfmt", "-o", compiled, "-"], input=both, check=True)
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


def literals(code):
    """Returns the parts of the texts in Swift code and in XML within it, with and without mnemonics."""
    texts = re.findall(r'"((?:[^"\\\n]|\\.)*)"', code) + re.findall(">([^<>]+)<", code)
    parts = {part.strip() for text in texts for part in re.split(r"\\\(.*?\)|\\n|/", text)}
    return parts | {part.replace("_", "") for part in parts}


def texts(program):
    """Yields each line that a screen reader finds in a program's windows, with the role of its control."""
    for control in program.controls()[1:]:
        shown = [control.name, control.accessible.get_description()]
        if control.role in ("text", "entry", "spin button"):
            shown.append(control.text)
        for line in "\n".join(shown).split("\n"):
            yield control.role, line


def untranslated(program, known):
    """Returns the lines in the language for tests with words that are neither in brackets nor known."""
    words = "|".join(re.escape(text) for text in sorted(known, key=len, reverse=True) if text)
    known = re.compile(rf"\[[^][]*\]|(?<!\w)(?:{words})(?!\w)")

    def rest(line):
        # Brackets within brackets are those of an argument.
        return line if (shorter := known.sub("", line)) == line else rest(shorter)
    return [(role, line) for role, line in texts(program) if re.search(r"[^\W\d_]{2}", rest(line))]


class LanguageTest(SignUpTest):
    """A test of the app in other languages."""

    def look_around(self):
        """Is called at the start, when errors are shown, and at the end."""

    def stop(self):
        """Is called in each field."""

    def start_in(self, locale, **environment):
        self.program = self.start(
            APP, *self.look, "--store", self.store, **language(locale) | environment)
        return self.program

    def sign_up_by_keyboard(self, locale, name, is_mirrored=False):
        """Makes mistakes, is told of them in the language, and signs up."""
        messages = Translation(name)
        self.store = self.folder / f"{name}.sqlite"
        program = self.start_in(locale)
        program.find("frame", messages["signUp.window"])
        program.wait_for_focus(messages.title("signUp.name"))
        self.look_around()
        for title, key in TITLES.items():
            entry = messages.title(f"signUp.{key}")
            for _ in range(4):
                if program.focused().name.startswith(entry):
                    break
                press("Tab")
            program.wait_for_focus(entry)
            self.stop()
            type_text("ada@" if title == "Email" else ADA[title])
        press("Return")
        program.wait_for_text(messages.problems(2))
        program.wait_for_text(messages["signUp.emailFormat"])
        self.look_around()
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
        self.stop()
        press("space", "Return")
        program.wait_for_text(messages["signUp.done"])
        self.look_around()
        self.assertEqual(self.accounts()[0]["email"], ADA["Email"])
        program.close()
