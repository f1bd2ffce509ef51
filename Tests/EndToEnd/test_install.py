"""The installed app: every file, its menu entry, and its removal."""

import os
import pathlib
import pty
import re
import select
import shutil
import signal
import subprocess
import unittest

import gi

gi.require_version("Gio", "2.0")
from gi.repository import Gio, GLib  # noqa: E402

from desktop import PROJECT, Program, language, press, wait  # noqa: E402
from languages import Translation  # noqa: E402
from sign_up import APP, SignUpTest  # noqa: E402

ID = "io.github.genericform.GtkFormApp"
FILES = {
    "bin/GtkFormApp",
    f"share/applications/{ID}.desktop",
    f"share/dbus-1/services/{ID}.service",
    f"share/icons/hicolor/scalable/apps/{ID}.svg",
    f"share/icons/hicolor/symbolic/apps/{ID}-symbolic.svg",
    f"share/metainfo/{ID}.metainfo.xml",
    "share/man/man1/GtkFormApp.1.gz",
    "share/bash-completion/completions/GtkFormApp",
    "share/zsh/site-functions/_GtkFormApp",
    "share/fish/vendor_completions.d/GtkFormApp.fish",
}


class Activated(Program):
    """A program that D-Bus starts."""

    def __init__(self):
        self.root, self.found = None, {}

    @property
    def pid(self):
        try:
            return call_bus("GetConnectionUnixProcessID", ID).unpack()[0]
        except GLib.Error:
            return None

    @property
    def is_running(self):
        return True  # The bus starts it when it likes.

    def stderr(self):
        return ""  # It's in the journal.

    def close(self):
        if pid := self.pid:
            os.kill(pid, signal.SIGTERM)
            wait(lambda: not self.pid, "the end of the program")


def call_bus(method, *arguments):
    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    words = GLib.Variant(f"({'s' * len(arguments)})", arguments) if arguments else None
    return bus.call_sync(
        "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", method, words,
        None, Gio.DBusCallFlags.NONE, -1)


def complete(shell, share, typed):
    """Types this after the program's name, then Tab and Enter, in a shell; returns the arguments that it gets."""
    if shell == "fish":
        # It needs a terminal that answers its questions, but can be asked itself.
        script = f"source {share}/fish/vendor_completions.d/GtkFormApp.fish; complete -C 'GtkFormApp {typed}'"
        found = subprocess.run(
            ["fish", "--no-config", "-c", script], check=True, capture_output=True, text=True).stdout
        *words, last = typed.split()
        return "".join(f"[{word}]" for word in (*words, found.split("\t")[0].strip() or last))
    options, setup = {
        "bash": (["--norc", "--noprofile"], f"source {share}/bash-completion/completions/GtkFormApp"),
        "zsh": (["-f"], f"fpath=({share}/zsh/site-functions $fpath); autoload -Uz compinit; compinit -u -D"),
    }[shell]
    function = "GtkFormApp() { printf '[%s]' \"$@\"; echo .; }"
    pid, terminal = pty.fork()
    if pid == 0:
        os.environ.update(TERM="dumb", PS1="> ")
        os.execvp(shell, [shell, *options, "-i"])
    try:
        for line in (f"{setup}; {function}; GtkFormApp ready\n", f"GtkFormApp {typed}\t\n"):
            os.write(terminal, line.encode())
            shown = ""
            while not (arguments := re.search(r"(?<=\n)(\[[^\]]+\])+(?=\.\r?\n)", shown)):
                assert select.select([terminal], [], [], 30)[0], f"{shell} shows {shown!r}"
                shown += os.read(terminal, 4096).decode()
    finally:
        os.kill(pid, signal.SIGKILL)
        os.waitpid(pid, 0)
        os.close(terminal)
    return arguments[0]


class Install(SignUpTest):
    def setUp(self):
        super().setUp()
        self.prefix = self.folder / "prefix"

    def run_script(self, *options, **environment):
        subprocess.run(
            [PROJECT / "script" / "install", *options], check=True, env=os.environ | environment,
            capture_output=True, text=True, timeout=60)

    def files(self, folder):
        return {str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file()}

    def test_every_file_is_installed_and_uninstalled(self):
        self.run_script("--prefix", "/opt//", "--app", APP, DESTDIR=str(self.prefix))
        opt = self.prefix / "opt"
        self.assertEqual(self.files(opt), FILES)
        self.assertEqual((opt / "bin" / "GtkFormApp").stat().st_mode & 0o777, 0o755)
        service = (opt / "share" / "dbus-1" / "services" / f"{ID}.service").read_text()
        self.assertIn('Exec="/opt/bin/GtkFormApp" --gapplication-service', service)
        (opt / "share" / "icons" / "other.png").write_text("")
        self.run_script("--remove", "--prefix", "/opt/", DESTDIR=str(self.prefix))
        self.assertEqual(self.files(self.prefix), {"opt/share/icons/other.png"})
        self.assertEqual([path.name for path in opt.iterdir()], ["share"])

    def test_folders_of_the_system_stay_even_if_they_are_empty(self):
        local = self.prefix / "usr" / "local"
        # As in a new Debian, where /usr/local/man is a link to share/man.
        folders = {"bin", "share/man", "share/zsh/site-functions"}
        for folder in folders:
            (local / folder).mkdir(parents=True)
        self.run_script("--app", APP, DESTDIR=str(self.prefix))
        self.run_script("--remove", DESTDIR=str(self.prefix))
        left = {str(path.relative_to(local)) for path in local.rglob("*")}
        self.assertEqual(left, folders | {"share", "share/zsh"})

    def test_an_icon_cache_is_updated(self):
        icons = self.prefix / "share" / "icons" / "hicolor"
        icons.mkdir(parents=True)
        cache = icons / "icon-theme.cache"
        cache.touch()
        self.run_script("--prefix", str(self.prefix), "--app", APP)
        self.assertIn(ID.encode(), cache.read_bytes())
        self.run_script("--prefix", str(self.prefix), "--remove")
        # Without any icons, GTK deletes it.
        self.assertFalse(cache.exists() and ID.encode() in cache.read_bytes())

    def test_a_prefix_can_have_spaces_and_symbols(self):
        prefix = self.folder / "of & the, pre|fix"
        self.run_script("--prefix", str(prefix), "--app", APP)
        service = (prefix / "share/dbus-1/services" / f"{ID}.service").read_text()
        self.assertIn(f'Exec="{prefix}/bin/GtkFormApp" --gapplication-service\n', service)

    def test_it_starts_in_a_language(self):
        self.run_script("--prefix", str(self.prefix), "--app", APP)
        program = self.start(
            self.prefix / "bin/GtkFormApp", "--store", self.store, **language("de_DE"), LANGUAGE="de")
        program.find("button", Translation("de").title("signUp.submit"))
        program.find("frame", "Registrieren")

    def test_files_are_valid(self):
        data = PROJECT / "data"
        for command in (
            ["desktop-file-validate", data / f"{ID}.desktop"],
            ["mandoc", "-Tlint", "-Wstyle", data / "GtkFormApp.1"],
        ):
            with self.subTest(command[0]):
                if not shutil.which(command[0]):
                    self.skipTest(f"{command[0]} isn't installed")
                answer = subprocess.run(command, capture_output=True, text=True)
                self.assertEqual(answer.returncode, 0, answer.stdout + answer.stderr)

    def test_software_centers_can_show_it(self):
        answer = subprocess.run(
            ["appstreamcli", "validate", "--no-net", PROJECT / "data" / f"{ID}.metainfo.xml"],
            capture_output=True, text=True)
        problems = re.findall(r"^[EW]: .*", answer.stdout, re.M)
        # The project has no homepage yet; an older AppStream doesn't mind.
        self.assertEqual([one for one in problems if "url-homepage-missing" not in one], [])
        self.assertIn("Validation", answer.stdout)

    def assert_completed(self, shell):
        self.run_script("--prefix", str(self.prefix), "--app", APP)
        self.store.touch()
        for typed, completed in (
            ("--new", "[--new-window]"),
            ("--look r", "[--look][rows]"),
            (f"--store {self.folder}/acc", f"[--store][{self.store}]"),
            (f"--store={self.folder}/acc", f"[--store={self.store}]"),
            ("hel", "[hel]"),  # There's no such command.
        ):
            with self.subTest(typed):
                self.assertEqual(complete(shell, self.prefix / "share", typed), completed)

    def test_bash_completes_options_and_their_values(self):
        self.assert_completed("bash")

    @unittest.skipUnless(shutil.which("zsh"), "zsh isn't installed")
    def test_zsh_completes_options_and_their_values(self):
        self.assert_completed("zsh")

    @unittest.skipUnless(shutil.which("fish"), "fish isn't installed")
    def test_fish_completes_options_and_their_values(self):
        self.assert_completed("fish")

    def test_it_starts_from_the_menu_and_opens_another_window_there(self):
        # The session's bus finds services that are installed for the user.
        services = pathlib.Path(os.environ["XDG_DATA_HOME"]) / "dbus-1" / "services"
        services.mkdir(parents=True, exist_ok=True)
        self.run_script("--prefix", str(self.prefix), "--app", APP)
        service = services / f"{ID}.service"
        shutil.copy(self.prefix / "share" / "dbus-1" / "services" / service.name, service)
        self.addCleanup(service.unlink)
        call_bus("ReloadConfig")
        path = os.environ["PATH"]
        os.environ["PATH"] = f"{self.prefix / 'bin'}:{path}"
        self.addCleanup(os.environ.__setitem__, "PATH", path)
        entry = Gio.DesktopAppInfo.new_from_filename(
            str(self.prefix / "share" / "applications" / f"{ID}.desktop"))
        self.assertEqual(entry.get_name(), "Sign Up")
        entry.launch([], None)
        program = self.program = Activated()
        self.addCleanup(program.close)
        program.wait_for_window()
        program.wait_for_focus("Name")
        entry.launch([], None)
        entry.launch_action("new-window", None)
        program.wait(lambda: len(program.root.children()) == 2, "two windows")
        press("ctrl+q")
        program.wait(lambda: not program.pid, "the end of the program")
