"""Disks that are small, and folders that may not be written."""

import contextlib
import os
import subprocess
import unittest


def without_override():
    """What makes file permissions count for root too."""
    if os.geteuid() != 0:
        return []
    return ["setpriv", "--bounding-set=-dac_override,-dac_read_search", "--"]


def mount(test, folder, kilobytes):
    """Mounts a small disk for a test."""
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", f"size={kilobytes}k", "tmpfs", folder], capture_output=True)
    if mounted.returncode != 0:
        raise unittest.SkipTest("a small disk cannot be mounted here")
    test.addCleanup(subprocess.run, ["umount", "--lazy", folder], check=True)


def fill(folder):
    """Writes a file that takes what is free, and returns it."""
    filler = folder / "filler"
    with contextlib.suppress(OSError), open(filler, "wb", buffering=0) as file:
        while file.write(b"\0" * 512):
            pass
    return filler
