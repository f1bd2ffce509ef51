"""The app's window: its menu, its preferences, its size, and other windows."""

import json
import os
import pathlib
import re
import sqlite3
import subprocess

from desktop import PROJECT, press, type_text, wait, window_size, xdotool
from sign_up import ADA, APP, PLAIN, SignUpTest
from test_install import ID

IS_SWAY = "SWAYSOCK" in os.environ
if IS_SWAY:
    from sway import front


class WindowTest(SignUpTest):
    def setUp(self):
        super().setUp()
        self.home = {
            "XDG_CONFIG_HOME": str(self.folder / "config"), "XDG_DATA_HOME": str(self.folder / "data")}

    def open(self, *options):
        """Starts the app without a store on the command line."""
        self.program = self.start(APP, *options, **self.home)
        return self.program

    def windows(self):
        return [child for child in self.program.root.children() if child.role == "frame"]


class Menu(WindowTest):
    def test_every_item_of_the_menu_opens_its_window(self):
        program = self.open(*PLAIN)
        press("F10")
        for item in ("New Window", "Preferences", "Keyboard Shortcuts", "About Sign Up"):
            program.find("menu item", item)
        press("Escape")
        program.wait(
            lambda: all(control.role != "menu item" for control in program.controls()), "no menu")
        press("ctrl+question")
        program.find("frame", "Keyboard Shortcuts")
        program.wait(
            lambda: any(control.role == "label" and control.text == "Ctrl+H"
                        for control in program.controls()), "the key that reveals a password")
        press("Escape")
        program.wait(lambda: len(self.windows()) == 1, "one window")
        press("ctrl+comma")
        program.wait_for_focus("In a file")
        press("Escape")
        program.wait(lambda: not program.shows("Keep accounts"), "no preferences")

    def test_about_describes_the_program(self):
        version = subprocess.run([APP, "--version"], capture_output=True, text=True).stdout.strip()
        for look in (PLAIN, ()):
            with self.subTest(look):
                program = self.open(*look)
                press("F10")
                item = program.wait(
                    lambda: (item := program.focused()) and item.role == "menu item" and item,
                    "the focus in the menu")
                while item.name != "About Sign Up":
                    press("Up")
                    item = program.wait(
                        lambda: (next := program.focused()) != item and next, "the next item")
                press("Return")
                program.wait(
                    lambda: any(control.name == version for control in program.controls()), "the version")
                press("Escape")
                program.wait(
                    lambda: all(control.name != version for control in program.controls()), "no version")
                program.close()


class Preferences(WindowTest):
    def test_accounts_are_stored_where_the_preferences_say(self):
        program = self.open(*PLAIN)
        press("ctrl+comma")
        program.wait_for_focus("In a file")
        press("Tab")
        program.wait_for_focus("File")
        type_text("accounts.sqlite")
        press("Return")
        program.wait_for_text("Enter the full path, such as")
        program.wait_for_focus("File")
        press("ctrl+a")
        type_text(str(self.store))
        press("Return")
        program.wait(lambda: not program.shows("Keep accounts"), "no preferences")
        preferences = pathlib.Path(self.home["XDG_CONFIG_HOME"], "GtkFormApp", "preferences.json")
        self.assertEqual(json.loads(preferences.read_text())["file"], str(self.store))
        self.assertEqual(preferences.stat().st_mode & 0o777, 0o600)

        program.close()
        self.open(*PLAIN)
        self.fill(ADA)
        self.submit()
        self.program.wait_for_text("Account created")
        self.assertEqual([account["username"] for account in self.accounts()], ["ada_99"])

    def test_nothing_is_stored_with_unusable_preferences(self):
        file = self.folder / "config" / "GtkFormApp" / "preferences.json"
        file.parent.mkdir(parents=True)
        file.write_text('{"place": "server", "file": "", "server": "db.example.org/accounts"}')
        program = self.open(*PLAIN)
        program.expected = "preferences"
        reason = f"The preferences in the file {file} can't be used: it's damaged"
        program.wait_for_text(reason)
        self.assertEqual(program.stderr().count(reason), 1, program.stderr())
        self.fill(ADA)
        self.submit()
        program.wait_for_text(reason)
        self.assert_kept({"Name": ADA["Name"], "Email": ADA["Email"]})
        self.assertFalse((self.folder / "data" / "GtkFormApp").exists())

    def test_a_server_needs_a_connection_string(self):
        program = self.open(*PLAIN)
        press("ctrl+comma")
        program.wait_for_focus("In a file")
        press("Down")
        program.wait_for_focus("On a PostgreSQL server")
        press("Tab")
        program.wait_for_focus("Connection string")
        type_text("accounts")
        press("Return")
        program.wait_for_text("Enter a connection string, such as")
        press("Escape")
        program.wait_for_text("Discard")

    def test_preferences_that_cannot_be_saved_are_explained(self):
        (self.folder / "config").write_text("")
        program = self.open(*PLAIN)
        press("ctrl+comma")
        program.wait_for_focus("In a file")
        press("Tab")
        type_text("/srv/accounts.sqlite")
        press("Return")
        program.wait_for_text("The preferences couldn't be saved")
        self.assertEqual(program.find("text", "File").text, "/srv/accounts.sqlite")

    def test_a_store_on_the_command_line_is_not_a_preference(self):
        program = self.sign_up()
        press("F10")
        program.find("menu item", "Keyboard Shortcuts")
        self.assertFalse(any(control.name == "Preferences" for control in program.controls()))


class Size(WindowTest):
    def test_a_window_remembers_its_size(self):
        self.open(*PLAIN)
        before = self.button().box
        xdotool("getactivewindow", "windowsize", "--sync", "700", "720")
        self.program.wait(lambda: self.button().box != before, "another size")
        expected = window_size()
        press("ctrl+w")
        wait(lambda: not self.program.is_running, "the end of the program")
        self.open(*PLAIN)
        wait(lambda: window_size() == expected, lambda: f"{window_size()} to be {expected}")

    def test_an_unreadable_size_is_ignored(self):
        folder = self.folder / "state" / "GtkFormApp"
        folder.mkdir(parents=True)
        for text in ("", "[]", '{"width": 600, "height": 99999999999, "isMaximized": false}',
                     '{"width": -7, "height": 700, "isMaximized": false}'):
            (folder / "window.json").write_text(text)
            self.open(*PLAIN).close()


class MenuEntry(WindowTest):
    def test_the_desktop_knows_the_menu_entry_of_each_window(self):
        """Under Wayland, by the name of its file; under X11, by the class in its `StartupWMClass`."""
        entry = (PROJECT / "data" / f"{ID}.desktop").read_text()
        name = ID if IS_SWAY else re.search("^StartupWMClass=(.*)$", entry, re.M)[1]
        self.open(*PLAIN)
        for number in (1, 2):
            wait(lambda: len(self.windows()) == number, f"{number} windows")
            wait(lambda: self.has_class(name), lambda: f"the class {name} of window {number}")
            if number == 1:
                press("ctrl+n")

    def has_class(self, name):
        """Returns whether the window in front has a class."""
        if IS_SWAY:
            return front().get("app_id") == name
        return xdotool("getactivewindow") in xdotool("search", "--class", f"^{name}$").split()


class Instances(WindowTest):
    """One process for all windows."""

    def again(self, *options):
        """Starts the app once more, which ends at once."""
        return subprocess.run(
            [APP, *options], env=os.environ | self.home, timeout=30, check=True,
            capture_output=True, text=True)

    def test_another_start_shows_the_open_window(self):
        program = self.open()
        self.assertEqual(self.again().stderr, "")
        self.assertEqual(len(self.windows()), 1)
        self.assertEqual(self.again("--new-window").stderr, "")
        program.wait(lambda: len(self.windows()) == 2, "two windows")
        press("ctrl+n")
        program.wait(lambda: len(self.windows()) == 3, "three windows")
        press("ctrl+w")
        program.wait(lambda: len(self.windows()) == 2, "two windows")
        press("ctrl+q")
        wait(lambda: not program.is_running, "the end of the program")

    def test_two_windows_store_two_accounts(self):
        program = self.open()
        self.fill_window(ADA)
        press("ctrl+n")
        program.wait(lambda: len(self.windows()) == 2, "two windows")
        self.fill_window(ADA | {"Username": "ada_100"})
        for left in (1, 0):
            press("Return")
            program.wait_for_text("Account created")
            press("ctrl+w")
            if left:
                program.wait(
                    lambda: ["active" in window.states for window in self.windows()] == [True],
                    "the other window alone")
        wait(lambda: not program.is_running, "the end of the program")
        store = pathlib.Path(self.home["XDG_DATA_HOME"], "GtkFormApp", "accounts.sqlite")
        rows = sqlite3.connect(store).execute("SELECT username FROM account").fetchall()
        self.assertEqual({name for name, in rows}, {"ada_99", "ada_100"})

    def fill_window(self, answers):
        """Types into the window in front, starting at its first field."""
        for name, text in answers.items():
            if name == "Mobile":
                press("Tab", "Tab")  # This passes the country as well.
                continue
            type_text(text)
            press("Tab")
        press("space", "shift+Tab")
