"""Uses every example through its window, or runs only the named tests, and counts them."""

import pathlib
import sys

here = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(here.parents[2] / "Tests" / "EndToEnd"))
from running import run  # noqa: E402

run(here)
