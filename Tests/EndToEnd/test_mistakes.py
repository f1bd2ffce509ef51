"""A programmer's mistake stops the program with a message that names it, even in a release build."""

import subprocess
import unittest

from desktop import PRODUCTS

MISTAKES = PRODUCTS / "Mistakes"

SENTENCES = {
    "count": "minLength(-1): a number of items can't be negative.",
    "counts": "length(-2...5): a number of items can't be negative.",
    "uuid": "A UUID's version is 1 to 8, not 9.",
    "rating": "A password's score is 0 to 4, not 5.",
    "strength": "A password's score is 0 to 4, not -1.",
    "rounded": "A number can't be rounded to -1 decimal places.",
    "limited": "A text can't be limited to -1 characters.",
    "grouped": "A text can't be grouped by [4, 0]: each size must be greater than 0.",
    "regex": "A Pattern needs a regex literal such as /[0-9]+/, not one of RegexBuilder.",
    "argument": "The message “taken” needs an argument “seat”.",
    "plural": "In the message “days” of BrokenMessage, the form “other” is missing.",
    "mock": "This MockTextField is bound to a form: use the form's validation instead.",
    "secret":
        "\\Person.pin can't be secret: a value of type Int is never absent. Make it optional.",
    "folder": "The folder “drafts” of the draft “note” isn't an absolute path.",
    "uninitialized":
        "A form was created before GTK was initialized: create a FormApplication first, or call "
        "gtk_init.",
    "id": "“Mistakes” isn't a valid application ID, such as org.example.Name.",
    "missing":
        "The form validates \\Person.city, for which its view has no control.",
    "twice": "The form view has two controls for \\Person.name.",
    "stranger": "The control “Name” isn't bound to the form of its view.",
    "bound": "The control “Name” is bound to a form: give its view that form.",
    "shownTwice": "The form view for “Places” is in another window already.",
    "shownAgain": "The form view for “Places” was shown before: create another.",
    "same": "The form view has the control “City” twice.",
    "pages": "FormPages needs at least one page.",
    "number": "The step of a number field must be greater than 0, not 0.",
    "slider": "The step of the slider “Age” must be greater than 0, not 0.0.",
    "lines": "The text area “Note” needs at least 1 line, not 0.",
    "preferences": "The form view of the page “Places” is shown elsewhere already.",
    "preferencesOfAViewThatEnded":
        "The form view of the page “Places” was shown before: create another.",
    "preferencesShownTwice": "The preferences “Preferences” were shown before: create others.",
    "window": "A widget that isn't a window was used as one.",
    "fileType":
        "“.pdf” isn't a file type: use a suffix such as pdf, or a media type such as image/*.",
}


def run(*arguments):
    return subprocess.run([MISTAKES, *arguments], capture_output=True, text=True, timeout=60)


class Mistakes(unittest.TestCase):
    def test_each_stops_with_its_message(self):
        for name, sentence in SENTENCES.items():
            with self.subTest(name):
                ended = run(name)
                self.assertLess(ended.returncode, 0)
                self.assertIn(f"Fatal error: {sentence}\n", ended.stderr)

    def test_each_possible_mistake_has_its_message_here(self):
        self.assertEqual(run().stdout.strip(), str(sorted(SENTENCES)).replace("'", '"'))
