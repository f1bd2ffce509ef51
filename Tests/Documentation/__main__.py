"""Runs every test here, or only the named ones, and counts them."""

import pathlib
import sys
import unittest

here = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(here))
loader = unittest.TestLoader()
if len(sys.argv) > 1:
    loader.testNamePatterns = [f"*{part}*" for part in sys.argv[1:]]
result = unittest.TextTestRunner(verbosity=2).run(loader.discover(str(here)))
failures = [test for test, _ in result.failures + result.errors]
failed = len({getattr(test, "test_case", test) for test in failures})  # Subtests aren't counted separately.
passed = max(0, result.testsRun - failed - len(result.skipped))
print(f"{passed} passed, {failed} failed", flush=True)
sys.exit(failed > 0)
