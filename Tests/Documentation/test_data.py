"""The files installed beside the app are up to date, and its symbolic icons can be recolored."""

import os
import subprocess
import unittest
from pathlib import Path

PROJECT = Path(__file__).resolve().parents[2]


class DataTest(unittest.TestCase):
    def test_the_files_in_data_are_up_to_date(self):
        answer = subprocess.run(
            [PROJECT / "script" / "update-data", "--check"], capture_output=True, text=True,
            env=os.environ)
        self.assertEqual(answer.returncode, 0, answer.stdout + answer.stderr)

    def test_a_symbolic_icon_has_only_filled_shapes(self):
        # GTK sets the fill of every shape to the color of text, so an outline would be filled too.
        for icon in PROJECT.glob("data/icons/**/*-symbolic.svg"):
            self.assertNotRegex(icon.read_text(), 'stroke|fill="none"')
