"""The app as Debian's package installs it, in a Debian with nothing else of the project."""

import os
import pathlib
import unittest

import gi

gi.require_version("Gio", "2.0")
from gi.repository import Gio  # noqa: E402

from desktop import press  # noqa: E402
from sign_up import ADA, SignUpTest  # noqa: E402
from test_install import ID, Activated  # noqa: E402


class Installed(SignUpTest):
    @unittest.skipUnless(os.path.exists("/usr/bin/GtkFormApp"), "the package isn't installed")
    def test_signing_up_from_the_menu(self):
        self.store = pathlib.Path(os.environ["XDG_DATA_HOME"], "GtkFormApp", "accounts.sqlite")
        Gio.DesktopAppInfo.new(f"{ID}.desktop").launch([], None)
        self.program = Activated()
        self.addCleanup(self.program.close)
        self.program.wait_for_window()
        self.program.wait_for_focus("Name")
        self.fill(ADA)
        self.submit()
        self.program.wait_for_text("Account created")
        self.assertEqual(self.accounts()[0]["email"], ADA["Email"])
        press("ctrl+q")
        self.program.wait(lambda: not self.program.pid, "the end of the program")
