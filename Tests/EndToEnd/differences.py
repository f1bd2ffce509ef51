"""The differences between versions of GTK, from the table that the Swift tests also read."""

import json
import pathlib
import subprocess

TABLE = json.loads(
    (pathlib.Path(__file__).resolve().parents[1] / "toolkit-differences.json").read_text())
VERSION = subprocess.run(
    ["pkg-config", "--modversion", "gtk4"], check=True, capture_output=True, text=True).stdout


def has(name):
    """Returns whether a difference applies to the installed version of GTK."""
    return is_here(TABLE["differences"][name])


def role(name):
    """Returns the role under which the installed version of GTK reports one of a newer version."""
    return name if name != "switch" or has("readsSwitches") else "check box"


def named(label, content):
    """Returns the name of a button with a label and some content."""
    return f"{label} {content}" if has("namesLabelsFirst") else f"{content} {label}"


def explain(warning):
    """Returns whether a warning comes from the installed version of GTK itself."""
    return any(one["text"] in warning for one in TABLE["warnings"] if is_here(one))


def is_here(entry):
    return numbers(VERSION) >= numbers(entry["since"])


def numbers(version):
    return [int(number) for number in version.split(".")]
