"""The files installed beside the app are up to date."""

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
