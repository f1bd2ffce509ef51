"""Surroundings that lack something: one clear line on standard error, and nothing is lost."""

import json
import os
import pathlib
import shutil
import sqlite3
import subprocess
import sys
import unittest

from desktop import PROJECT, Program, front_pid, paste, press, type_text, wait
from disk import fill, mount, without_override
from sign_up import ADA, APP, PLAIN, SignUpTest
from test_drafts import APPLICATION, files

NOWHERE = "unix:path=/nonexistent"
DRAFT_LOST = "The draft “sign-up” couldn't be saved: "


class Surroundings(SignUpTest):
    def start_in(self, *prefix, options=None, **environment):
        """Starts the app in an environment, by default on the store of this test."""
        options = ("--store", self.store) if options is None else options
        self.program = self.start(*prefix, APP, *PLAIN, *options, **environment)
        return self.program

    def lines(self):
        return [line for line in self.program.stderr().splitlines() if line]

    def assert_lines(self, *patterns):
        """Standard error has these lines and no other ones."""
        wait(lambda: len(self.lines()) >= len(patterns), lambda: f"{patterns} in {self.lines()}")
        for line, pattern in zip(self.lines(), patterns):
            self.assertRegex(line, pattern)
        self.assertEqual(len(self.lines()), len(patterns), self.lines())
        self.program.expected = "|".join(patterns)

    def assert_usable(self):
        """A mistake is shown, and an account is made."""
        self.fill(ADA | {"Email": "ada@"})
        self.submit()
        self.wait_for_message("Email", "Enter a complete email address, such as mei@example.com")
        self.fill({"Email": ADA["Email"]})
        self.submit()
        self.program.wait_for_text("Account created")
        self.assertEqual([account["email"] for account in self.accounts()], [ADA["Email"]])


class Looks(Surroundings):
    def test_a_theme_with_a_mistake_is_reported_and_the_rest_is_used(self):
        theme = self.folder / "data" / "themes" / "Broken" / "gtk-4.0"
        theme.mkdir(parents=True)
        (theme / "gtk.css").write_text("entry { min-height: 80px; color: nonsense; }\n")
        program = self.start_in(GTK_THEME="Broken", XDG_DATA_HOME=str(self.folder / "data"))
        self.assert_lines(r"Theme parser error: gtk\.css:1:\d+-\d+: ")
        *_, top, bottom = self.entry("Name").box
        self.assertGreaterEqual(bottom - top, 79)
        self.assert_usable()

    def test_a_missing_theme_is_ignored(self):
        self.start_in(GTK_THEME="Missing")
        self.assert_usable()
        self.assert_lines()

    def test_without_an_icon_theme(self):
        share = self.folder / "share"
        share.mkdir()
        for entry in pathlib.Path("/usr/share").iterdir():
            if entry.name not in ("icons", "pixmaps"):
                (share / entry.name).symlink_to(entry)
        self.start_in(XDG_DATA_DIRS=str(share), XDG_DATA_HOME=str(share), HOME=str(self.folder))
        self.assert_usable()
        self.assert_lines()

    def test_text_in_scripts_without_a_font_is_kept(self):
        fonts = self.folder / "fonts"
        fonts.mkdir()
        latin = subprocess.run(
            ["fc-match", "-f", "%{file}", "DejaVu Sans Mono"], check=True, capture_output=True,
            text=True).stdout
        shutil.copy(latin, fonts)
        configuration = self.folder / "fonts.conf"
        configuration.write_text(
            f"<fontconfig><dir>{fonts}</dir><cachedir>{self.folder}/cache</cachedir></fontconfig>")
        program = self.start_in(FONTCONFIG_FILE=str(configuration))
        self.fill(ADA)
        name = "梅 ಮೀರಾ 𓀀"
        self.entry("Name").focus()
        press("ctrl+a")
        paste(name)
        program.wait(lambda: self.entry("Name").text == name, "the pasted name")
        self.submit()
        program.wait_for_text("Account created")
        self.assertEqual(self.accounts()[0]["name"], name)
        self.assert_lines()

    def test_a_locale_that_is_not_installed_is_reported(self):
        self.start_in(LC_ALL="", LANG="xx_YY")
        self.assert_usable()
        self.assert_lines(
            "^GtkFormApp: The locale in LC_ALL or LANG isn't installed, "
            "so dates and numbers are in English$")


class Rows(Surroundings):
    """Rows were asked for, or are the default, and something of libadwaita is missing."""

    SIMILAR = "libadwaita isn't installed, so rows have a similar style$"

    def start_without_libadwaita(self, *look):
        (self.folder / "libadwaita-1.so.0").touch()  # It's found first, and can't be loaded.
        self.start_rows(look, LD_LIBRARY_PATH=str(self.folder))

    def start_rows(self, look, **environment):
        self.look = look
        self.program = self.start(
            "env", "-u", "GTK_THEME", *(f"{name}={value}" for name, value in environment.items()),
            APP, *look, "--store", self.store, G_DEBUG="fatal-warnings")

    def test_a_missing_libadwaita_is_reported_if_rows_were_requested(self):
        self.start_without_libadwaita("--look", "rows")
        self.assert_lines(self.SIMILAR)
        self.assert_usable()
        self.assert_lines(self.SIMILAR)

    def test_a_missing_libadwaita_is_not_reported_otherwise(self):
        self.start_without_libadwaita()
        self.assert_usable()
        self.assert_lines()

    def test_a_theme_without_rows_is_reported_once(self):
        line = "The theme isn't libadwaita's, so rows have a similar style in its colors$"
        for look in ((), ("--look", "rows")):
            self.start_rows(look, GTK_THEME="Default")
            self.assert_lines(line)
            self.program.close()
        self.start_rows(("--look", "plain"), GTK_THEME="Default")
        self.assert_usable()
        self.assert_lines()

    @unittest.skipUnless(shutil.which("cc"), "there is no compiler for an older libadwaita")
    def test_an_outdated_libadwaita_is_reported_once(self):
        source, library = self.folder / "old.c", self.folder / "old.so"
        source.write_text("unsigned adw_get_major_version(void) { return 1; }\n"
                          "unsigned adw_get_minor_version(void) { return 1; }\n")
        subprocess.run(["cc", "-shared", "-fPIC", "-o", library, source], check=True)
        self.start_rows(("--look", "rows"), LD_PRELOAD=library)
        line = "libadwaita is older than 1.2, so some dialogs look like GTK's$"
        self.assert_lines(line)
        self.assert_usable()
        self.assert_lines(line)


class Folders(Surroundings):
    def setUp(self):
        super().setUp()
        self.drafts = self.folder / "state" / APPLICATION / "drafts"

    def test_a_read_only_home(self):
        home = self.folder / "home"
        home.mkdir(mode=0o500)
        program = self.start_in(
            *without_override(), options=(), HOME=str(home), XDG_CONFIG_HOME=f"{home}/config",
            XDG_DATA_HOME=f"{home}/data", XDG_STATE_HOME=f"{home}/state")
        program.wait_for_text(f"{home}/data/GtkFormApp/accounts.sqlite")
        self.fill(ADA)
        program.wait_for_stderr(DRAFT_LOST)
        press("ctrl+comma")
        program.wait_for_focus("In a file")
        press("Tab")
        program.wait_for_focus("File")
        type_text(str(self.store))
        press("Return")
        program.wait_for_text("The preferences couldn't be saved")
        self.assertEqual(program.find("text", "File").text, str(self.store))
        program.find("text", "File").focus()
        press("ctrl+a", "BackSpace", "Escape")
        program.wait(lambda: not program.shows("Keep accounts"), "no preferences")
        self.assert_kept(ADA)
        self.assert_lines(
            f"^GtkFormApp: The accounts in the file {home}/data/.* permission is denied$",
            f"^GtkFormApp: {DRAFT_LOST}{home}/state.*: Permission denied$")
        press("ctrl+q")
        self.button("Discard").click()
        self.assertEqual(program.process.wait(10), 0)

    def button(self, name="Sign Up"):
        return self.program.find("button", name)

    def test_a_full_disk_is_reported_once_and_used_again_later(self):
        state = self.folder / "state"
        state.mkdir()
        mount(self, state, kilobytes=64)
        filler = fill(state)
        program = self.start_in()
        self.fill({"Name": "Mei"}, terms=False)
        program.wait_for_stderr(DRAFT_LOST)
        self.fill({"Username": "mei"}, terms=False)
        self.assert_lines(f"^GtkFormApp: {DRAFT_LOST}.*: No space left on device$")
        filler.unlink()
        self.entry("Username").focus()
        press("End")
        type_text("_9")
        program.wait(lambda: any("mei_9" in file.read_text() for file in files(self.drafts)), "a draft")
        program.kill()
        self.sign_up()
        self.button("Restore").click()
        self.program.wait(lambda: self.entry("Username").text == "mei_9", "the draft")
        self.assertEqual(self.entry("Name").text, "Mei")

    def test_preferences_on_a_full_disk_are_saved_once_there_is_space(self):
        configuration = self.folder / "config"
        configuration.mkdir()
        mount(self, configuration, kilobytes=64)
        filler = fill(configuration)
        program = self.start_in(
            options=(), XDG_CONFIG_HOME=str(configuration), XDG_DATA_HOME=str(self.folder / "data"))
        press("ctrl+comma")
        program.wait_for_focus("In a file")
        press("Tab")
        type_text(str(self.store))
        press("Return")
        program.wait_for_text("The preferences couldn't be saved")
        self.assertTrue(program.shows("the disk is full"), program.texts())
        self.assertEqual(program.find("text", "File").text, str(self.store))
        filler.unlink()
        press("Return")
        program.wait(lambda: not program.shows("Keep accounts"), "no preferences")
        saved = json.loads((configuration / "GtkFormApp" / "preferences.json").read_text())
        self.assertEqual(saved["file"], str(self.store))


class Servers(Surroundings):
    def test_an_account_is_created_by_keyboard_without_any_bus(self):
        """Nothing can be read on the accessibility bus, so the window is that of the process."""
        environment = {
            "DBUS_SESSION_BUS_ADDRESS": NOWHERE, "AT_SPI_BUS_ADDRESS": NOWHERE,
            "XDG_DATA_HOME": str(self.folder), "XDG_STATE_HOME": str(self.folder / "state")}
        self.program = program = Program([APP], environment)
        self.addCleanup(program.errors.close)
        self.addCleanup(program.close)
        program.wait(lambda: front_pid() == program.pid, "the window in front")
        for name, text in ADA.items():
            if name == "Mobile":
                press("Tab", "Tab")  # Over the country, too.
                continue
            type_text(text)
            press("Tab")
        press("space", "Return")
        store = self.folder / "GtkFormApp" / "accounts.sqlite"

        def usernames():
            return sqlite3.connect(store).execute("SELECT username FROM account").fetchall()

        program.wait(lambda: store.exists() and usernames() == [("ada_99",)], "the account")
        press("ctrl+q")
        self.assertEqual(program.process.wait(10), 0)
        self.assert_lines("(accessibility|session) bus")

    def test_a_missing_session_bus_is_reported_once(self):
        """Under X11, the accessibility bus is found without it."""
        self.program = program = Program(
            ["env", "-u", "GTK_A11Y", APP],
            {"DBUS_SESSION_BUS_ADDRESS": NOWHERE, "XDG_DATA_HOME": str(self.folder)})
        self.addCleanup(program.errors.close)
        self.addCleanup(program.close)
        program.wait(lambda: front_pid() == program.pid, "the window in front")
        for _ in range(3):
            press("Tab")
        press("ctrl+q")
        self.assertEqual(program.process.wait(10), 0)
        self.assert_lines("session bus")

    def test_a_lost_display_leaves_a_draft(self):
        backend = ["--wayland"] if "WAYLAND_DISPLAY" in os.environ else []
        run = subprocess.run(
            [PROJECT / "script/headless", *backend, sys.executable,
             PROJECT / "Tests/EndToEnd/lost_display.py", self.store, self.folder / "state"],
            capture_output=True, text=True, timeout=120)
        self.assertTrue(run.stdout, run.stderr)
        self.assertEqual(
            json.loads(run.stdout), [1, "GtkFormApp: The connection to the display was lost\n"])
        program = self.sign_up()
        program.find("button", "Restore").click()
        program.wait(lambda: self.entry("Name").text == "Mei", "the draft")
