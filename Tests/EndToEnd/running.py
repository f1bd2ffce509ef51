"""Runs tests and counts them; a test that hangs fails."""

import faulthandler
import signal
import sys
import unittest

SECONDS = 300  # For one test; one that needs more has its own SECONDS.


class Result(unittest.TextTestResult):
    def startTest(self, test):
        super().startTest(test)
        self.stream.flush()
        seconds = getattr(test, "SECONDS", SECONDS)
        signal.signal(signal.SIGALRM, give_up)
        signal.alarm(seconds)
        # A call that never comes back from C ends the whole run, and shows where it was.
        faulthandler.dump_traceback_later(seconds + 60, exit=True)

    def stopTest(self, test):
        signal.alarm(0)
        faulthandler.cancel_dump_traceback_later()
        super().stopTest(test)


def give_up(*_):
    raise TimeoutError("the test takes too long")


def run(folder):
    """Runs every test of a folder, or those whose names are given, and exits."""
    sys.path.insert(0, str(folder))
    loader = unittest.TestLoader()
    if len(sys.argv) > 1:
        loader.testNamePatterns = [f"*{part}*" for part in sys.argv[1:]]
    suite = loader.discover(str(folder))
    result = unittest.TextTestRunner(verbosity=2, resultclass=Result).run(suite)
    failures = [test for test, _ in result.failures + result.errors]
    failed = len({getattr(test, "test_case", test) for test in failures})  # Not each of its subtests.
    passed = max(0, result.testsRun - failed - len(result.skipped))
    print(f"{passed} passed, {failed} failed", flush=True)
    sys.exit(failed > 0)
