"""Runs every test here, or only the named ones, and counts them."""

import pathlib

from running import run

run(pathlib.Path(__file__).resolve().parent)
