"""Runs every test here, or those whose names are given, and counts them."""

import pathlib

from running import run

run(pathlib.Path(__file__).resolve().parent)
