"""The packages of a release, and the app as they install it."""

import pathlib
import sys

here = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(here.parent / "EndToEnd"))

from running import run  # noqa: E402

run(here)
