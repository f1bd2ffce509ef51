"""The program of the tutorial after each step, and its Debian package."""

import configparser
import os
import re
import shutil
import sqlite3
import subprocess

from desktop import PRODUCTS, PROJECT, DesktopTest, language, press, type_text, wait
from picture import PictureTest

PICTURES = PROJECT / "Sources" / "FormTextField" / "FormTextField.docc" / "Tutorial"
TUTORIAL = PROJECT / "Examples" / "Tutorial"

ISBN = "978-0-306-40615-7"
ANOTHER = "978-3-598-21500-1"
AS_STORED = ISBN.replace("-", "")

FRENCH = language("en_US") | {"LANGUAGE": "fr"}


class TutorialTest(DesktopTest):
    def open(self, step, program=None, **environment):
        self.window = self.start(
            program or PRODUCTS / f"LendingStep{step}", **{"XDG_DATA_HOME": str(self.folder)} | environment)
        return self.window

    def enter(self, *answers):
        """Types the answers, the first where the focus is, each over what is in its field."""
        for number, text in enumerate(answers):
            if number:
                press("Tab")
            press("ctrl+a", "BackSpace")
            type_text(text)

    def enter_dates(self):
        """Types both dates, and submits the form."""
        for letter, date in (("o", "12/1/2026"), ("d", "12/24/2026")):
            press(f"alt+{letter}", "ctrl+a")
            type_text(date)
        press("Return")

    def enter_reader(self, name):
        """Fills in the first page, and waits for the second."""
        self.window.wait_for_focus("Name")
        type_text(name)
        press("Return")
        self.window.wait_for_focus("ISBN")

    def add_book(self, isbn):
        press("alt+b", "space")
        self.window.wait_for_text("Book 2")
        type_text(isbn)

    def wait_for_ticks(self):
        """Waits until both books are checked."""
        self.window.wait(
            lambda: len([control for control in self.window.controls()
                         if control.name == "ISBN" and "checked" in control.description]) == 2, "two ticks")

    def crash_and_open(self, step):
        """Ends the program once the draft has the last book, and starts it again."""
        drafts = self.folder / "state" / "org.example.Lending" / "drafts"
        wait(lambda: any(ISBN in file.read_text() for file in drafts.glob("*.draft")), "the draft on disk")
        self.window.kill()
        self.open(step).wait_for_text("Restore your draft")
        return self.window

    def stored(self):
        """The rows of the database."""
        with sqlite3.connect(self.folder / "lending" / "loans.sqlite") as database:
            return database.execute("SELECT * FROM loan ORDER BY isbn").fetchall()


class Steps(TutorialTest):
    def test_1_a_field_validates_itself(self):
        window = self.open(1)
        window.wait_for_focus("Email")
        type_text("mei@")
        self.assertFalse(window.shows("Enter an email address"), "while it's typed")
        press("Return")
        window.wait_for_text("Enter an email address, such as mei@example.com")
        press("End")
        type_text("example.com")
        window.wait(lambda: not window.shows("Enter an email address"), "no error")
        press("alt+l")
        window.wait_for_text("Done")

    def test_2_a_rule_reads_another_field_and_a_check_asks_the_library(self):
        window = self.open(2)
        window.wait_for_focus("Name")
        press("Return")
        window.wait_for_text("4 fields need your attention")
        window.find("text", "Name").focus()
        self.lend(ISBN)
        window.wait_for_focus("Due")
        window.wait_for_text("Enter a date after")
        self.assertEqual(window.find("text", "ISBN").text, AS_STORED)
        press("ctrl+a")
        type_text("12/24/2026")
        press("Return")
        window.wait_for_text("Lent to Mei Lin")
        window.wait_for_focus("Name")
        self.lend(ISBN)
        window.wait_for_text("This book is on loan")

    def lend(self, isbn):
        self.enter("Mei Lin", "mei@example.com", isbn, "12/1/2026")
        press("Tab", "Tab")
        type_text("12/1/2026")
        press("Return")

    def test_3_pages_have_rows_and_a_conditional_field(self):
        window = self.open(3)
        window.wait_for_focus("Name")
        type_text("Mei Lin")
        self.assertFalse(window.shows("Email"))
        press("alt+m", "space")
        window.wait_for_text("Email")
        press("Return")
        window.wait_for_focus("Email")
        window.wait_for_text("Fill in this field")
        type_text("mei@example.com")
        press("Return")
        window.wait_for_focus("ISBN")
        type_text(ISBN)
        self.add_book(ISBN)
        self.enter_dates()
        window.wait_for_text("Enter each book once")
        window.wait_for_focus("Add Books")
        press("shift+Tab", "shift+Tab", "shift+Tab")  # Past the buttons of the last row.
        window.wait_for_focus("ISBN")
        self.enter(ANOTHER)
        press("Return")
        window.wait_for_text("Lent to Mei Lin")
        window.wait_for_focus("Name")

    def test_4_a_draft_survives_a_crash_and_the_database_remembers(self):
        window = self.open(4)
        self.enter_reader("Mei Lin")
        type_text(ISBN)
        window = self.crash_and_open(4)
        window.find("button", "Restore").click()
        window.wait(lambda: window.find("text", "Name").text == "Mei Lin", "the name")
        window.find("text", "Name").focus()
        press("Return")
        window.wait_for_focus("ISBN")
        window.wait(lambda: window.focused().text == ISBN, "the book of the draft")
        press("End")
        type_text("x")
        press("ctrl+z")
        window.wait(lambda: window.focused().text == ISBN, "an undo")
        self.enter_dates()
        window.wait_for_text("Lent to Mei Lin")
        loan = (AS_STORED, "Mei Lin", "", "2026-12-01", "2026-12-24")
        self.assertEqual(self.stored(), [loan])
        press("alt+F4")
        self.assertEqual(window.process.wait(timeout=15), 0)

        window = self.open(4)
        self.assertFalse(window.shows("Restore your draft"))
        self.enter_reader("Ada")
        type_text(ISBN)
        press("Tab")
        window.wait_for_text("This book is on loan")
        self.assertEqual(self.stored(), [loan])

    def test_4_another_desk_lends_the_book_after_the_check(self):
        window = self.open(4)
        self.enter_reader("Mei Lin")
        type_text(ANOTHER)
        self.add_book(ISBN)
        press("alt+o")
        window.wait(lambda: window.focused().name == "Lent on", "the date")
        self.wait_for_ticks()
        loan = (AS_STORED, "Ada", "", "2026-12-01", "2026-12-24")
        with sqlite3.connect(self.folder / "lending" / "loans.sqlite") as database:
            database.execute("INSERT INTO loan VALUES (?, ?, ?, ?, ?)", loan)
        self.enter_dates()
        window.wait_for_focus("ISBN")
        self.assertEqual(window.focused().text, AS_STORED)
        window.wait_for_text("This book is on loan")
        self.assertEqual(self.stored(), [loan], "all books of a loan, or none")

    def test_5_the_program_is_in_the_language_of_the_user(self):
        window = self.open(5, **FRENCH)
        self.check_french(window)

    def check_french(self, window):
        self.assertEqual([child.name for child in window.root.children()], ["Prêter un livre"])
        window.find("button", "Suivant").click()
        window.wait_for_text("Remplissez ce champ")
        window.wait_for_focus("Nom")
        type_text("Mei Lin")
        press("Return")
        window.wait_for_focus("ISBN")
        type_text(ISBN)
        press("alt+l", "space")
        window.wait_for_text("Livre 2")
        type_text(ISBN)
        press("Return")
        window.wait_for_text("Indiquez la date de retour")
        window.wait_for_text("N’indiquez chaque livre qu’une fois")

    def test_5_the_program_is_fully_translated(self):
        """In the test language, each translatable text is in brackets."""
        window = self.open(5, **language("en_US") | {"LANGUAGE": "en_XA"})
        bare = [text for text in window.texts() if not re.fullmatch(r"\[.*\]|\d|GtkLabel", text)]
        self.assertEqual(bare, [])


class Pictures(PictureTest, TutorialTest):
    theme, variant = "Default", ""

    def open(self, step, **environment):
        return super().open(step, **{"GTK_THEME": self.theme} | environment)

    def assert_step(self, step):
        self.assert_picture(f"tutorial-{step}{self.variant}", PICTURES)

    def test_step_1(self):
        window = self.open(1)
        window.wait_for_focus("Email")
        type_text("mei@")
        press("Return")
        window.wait_for_text("Enter an email address")
        self.assert_step(1)

    def test_step_2(self):
        window = self.open(2)
        window.wait_for_focus("Name")
        self.enter("Mei Lin", "mei@example.com", ISBN, "12/1/2026")
        press("Tab", "Tab")
        type_text("12/1/2026")
        press("Tab", "Tab")
        window.wait_for_text("Enter a date after")
        window.wait(lambda: "checked" in window.find("text", "ISBN").description, "the tick")
        self.assert_step(2)

    def test_step_3(self):
        window = self.open(3)
        self.enter_reader("Mei Lin")
        type_text(ISBN)
        self.add_book(ISBN)
        self.enter_dates()
        window.wait_for_text("Enter each book once")
        window.wait_for_focus("Add Books")
        self.wait_for_ticks()
        self.assert_step(3)

    def test_step_4(self):
        self.open(4)
        self.enter_reader("Mei Lin")
        type_text(ISBN)
        self.crash_and_open(4)
        self.assert_step(4)

    def test_step_5(self):
        window = self.open(5, **FRENCH)
        window.wait_for_focus("Nom")
        type_text("Mei Lin")
        press("Tab", "space")
        window.wait_for_text("Adresse e-mail")
        self.assert_step(5)


class DarkPictures(Pictures):
    theme, variant = "Default:dark", "~dark"


class DebianPackage(TutorialTest):
    """The package that the script of step 5 makes, of the program as the tests build it."""

    def setUp(self):
        super().setUp()
        self.project = self.folder / "Lending"
        shutil.copytree(TUTORIAL / "Step5", self.project)
        release = self.folder / "release"
        release.mkdir()
        shutil.copy(PRODUCTS / "LendingStep5", release / "Lending")
        commands = self.folder / "commands"
        commands.mkdir()
        swift = commands / "swift"
        swift.write_text(f'#!/bin/sh\ncase "$*" in *--show-bin-path) echo {release} ;; esac\n')
        swift.chmod(0o755)
        made = subprocess.run(
            ["./make-deb"], cwd=self.project, capture_output=True, text=True,
            env=os.environ | {"PATH": f"{commands}:{os.environ['PATH']}"})
        self.assertEqual(made.returncode, 0, made.stderr)
        self.package, = self.project.glob("*.deb")

    def test_it_installs_the_program_with_its_menu_entry(self):
        root = self.folder / "root"
        subprocess.run(["dpkg-deb", "--extract", self.package, root], check=True)
        files = {str(path.relative_to(root)) for path in root.rglob("*") if path.is_file()}
        self.assertEqual(files, {
            "usr/bin/lending",
            "usr/share/applications/org.example.Lending.desktop",
            "usr/share/icons/hicolor/scalable/apps/org.example.Lending.svg"})
        entry = root / "usr/share/applications/org.example.Lending.desktop"
        subprocess.run(["desktop-file-validate", entry], check=True)
        menu = configparser.ConfigParser(interpolation=None)
        menu.read(entry)
        self.assertEqual(menu["Desktop Entry"]["Exec"], "lending")
        self.assertEqual(menu["Desktop Entry"]["Icon"], "org.example.Lending")
        self.assertEqual((root / "usr/bin").stat().st_mode & 0o777, 0o755)
        window = self.open(5, root / "usr/bin/lending", **FRENCH)
        window.wait_for_text("Nom")

    def test_it_depends_on_the_packages_of_its_libraries(self):
        answer = subprocess.run(
            ["dpkg-deb", "--field", self.package, "Depends"], check=True, capture_output=True, text=True)
        needed = {name.split()[0] for name in answer.stdout.split(", ")}
        self.assertLessEqual({"libc6", "libgtk-4-1", "libsqlite3-0"}, needed)
