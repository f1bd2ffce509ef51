"""Uses every example through its window, or runs those tests whose names are given, and counts them."""

import pathlib
import sys
import unittest

here = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(here), str(here.parents[2] / "Tests" / "EndToEnd")]
loader = unittest.TestLoader()
if len(sys.argv) > 1:
    loader.testNamePatterns = [f"*{part}*" for part in sys.argv[1:]]
result = unittest.TextTestRunner(verbosity=2).run(loader.discover(str(here)))
failed = len(result.failures + result.errors)
print(f"{max(0, result.testsRun - failed - len(result.skipped))} passed, {failed} failed", flush=True)
sys.exit(failed > 0)
