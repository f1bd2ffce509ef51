"""The messages of a strings file."""

from sign_up import APP, PLAIN, SignUpTest


class Messages(SignUpTest):
    def start_with(self, strings):
        file = self.folder / "pl.strings"
        file.write_text(strings, encoding="utf-8")
        self.program = self.start(APP, *PLAIN, "--store", self.store, "--messages", file)
        return self.program, file

    def test_they_are_shown_in_the_window(self):
        program, _ = self.start_with('''
            "signUp.name" = "_Imię";
            "signUp.nameRequired" = "Wpisz swoje imię";
            "form.problems" = "{count, plural, few {{count} pola do poprawy} other {pola: {count}}}";
            ''')
        program.find("text", "Imię").focus()
        self.submit()
        program.wait_for_text("Wpisz swoje imię")
        program.wait_for_text("Choose a username")
        program.wait_for_text("pola: 6")

    def test_a_mistake_is_reported_on_one_line_and_the_window_is_in_english(self):
        program, file = self.start_with('"signUp.name" = "_Imię"')
        program.wait_for_stderr(
            f"GtkFormApp: The messages in the file {file} can't be used: Line 1: "
            "A “;” is missing after the wording of “signUp.name”\n")
        program.find("text", "Name")
