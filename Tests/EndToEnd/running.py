"""Runs tests and counts them. A test that hangs fails."""

import faulthandler
import signal
import sys
import unittest

SECONDS = 300  # For each test; one that needs more has its own SECONDS.


class Result(unittest.TextTestResult):
    def startTest(self, test):
        super().startTest(test)
        self.stream.flush()
        seconds = getattr(test, "SECONDS", SECONDS)
        signal.signal(signal.SIGALRM, give_up)
        signal.alarm(seconds)
        # A C call that never returns ends the whole run, and its traceback is shown.
        faulthandler.dump_traceback_later(seconds + 60, exit=True)

    def stopTest(self, test):
        signal.alarm(0)
        faulthandler.cancel_dump_traceback_later()
        super().stopTest(test)


def give_up(*_):
    raise TimeoutError("the test takes too long")


def each(suite):
    """Yields every test of a suite, in order."""
    for test in suite:
        if isinstance(test, unittest.TestSuite):
            yield from each(test)
        else:
            yield test


def run(folder):
    """Runs every test of a folder, or only the named ones, and exits.

    Tests named after a hyphen, as in `-Gallery`, are left out.
    """
    sys.path.insert(0, str(folder))
    loader = unittest.TestLoader()
    parts = [part for part in sys.argv[1:] if not part.startswith("-")]
    if parts:
        loader.testNamePatterns = [f"*{part}*" for part in parts]
    left_out = [part[1:] for part in sys.argv[1:] if part.startswith("-")]
    suite = unittest.TestSuite(
        test for test in each(loader.discover(str(folder)))
        if not any(part in test.id() for part in left_out))
    result = unittest.TextTestRunner(verbosity=2, resultclass=Result).run(suite)
    failures = [test for test, _ in result.failures + result.errors]
    failed = len({getattr(test, "test_case", test) for test in failures})  # Subtests aren't counted separately.
    passed = max(0, result.testsRun - failed - len(result.skipped))
    print(f"{passed} passed, {failed} failed", flush=True)
    sys.exit(failed > 0)
