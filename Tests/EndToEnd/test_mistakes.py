"""A programmer's mistake stops the program with a sentence that names the field."""

import subprocess
import unittest

from desktop import PRODUCTS

SENTENCES = {
    "missing":
        "The form validates \\Person.city, for which the window “People” has no control.",
    "twice": "The window “People” has two controls for \\Person.name.",
    "stranger": "“Name” in the window “People” is not bound to the form of the window.",
    "bound": "“Name” is bound to a form: give the window “People” that form.",
    "validators":
        "“Name” is bound to \\Person.name of a form: use the form's validation instead.",
    "reset": "“Name” is bound to \\Person.name of a form: use the form's reset instead.",
    "secret":
        "\\Person.pin cannot be secret: a value of type Int is never absent. Make it optional.",
}


class Mistakes(unittest.TestCase):
    def test_each_stops_with_its_sentence(self):
        for name, sentence in SENTENCES.items():
            with self.subTest(name):
                ended = subprocess.run(
                    [PRODUCTS / "Mistakes", name], capture_output=True, text=True, timeout=60)
                self.assertNotEqual(ended.returncode, 0)
                self.assertIn(sentence, ended.stderr)
