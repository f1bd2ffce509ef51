"""Uses every example through its window, and counts the tests that pass."""

import pathlib
import sys
import unittest

here = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(here), str(here.parents[2] / "Tests" / "EndToEnd")]
result = unittest.TextTestRunner(verbosity=2).run(unittest.TestLoader().discover(str(here)))
failed = len(result.failures + result.errors)
print(f"{max(0, result.testsRun - failed)} passed, {failed} failed", flush=True)
sys.exit(failed > 0)
