"""Text as people write it: long, from right to left, with emoji."""

from desktop import paste, press, window_size
from sign_up import ADA, SignUpTest


class Text(SignUpTest):
    def paste_into(self, name, text):
        entry = self.entry(name)
        entry.focus()
        press("ctrl+a")
        paste(text)
        return entry

    def test_a_name_in_any_script_is_stored_as_it_was_written(self):
        for number, name in enumerate((
            "עדה לאבלייס",
            "آدا لوفليس",
            "Zoë ‏ירושלים",
            "👩🏽‍🚀 Ada 🏳️‍🌈",
            "Åse",
            "ada\u0308",
            "Nguyễn Thị Ánh",
        )):
            with self.subTest(name):
                program = self.sign_up()
                self.fill(ADA | {"Username": f"ada_{number}"})
                entry = self.paste_into("Name", name)
                program.wait(lambda: entry.text == name, "the pasted name")
                self.submit()
                program.wait_for_text("Account created")
                self.assertEqual(self.accounts()[-1]["name"], name)
                program.close()

    def test_ten_thousand_characters_are_validated_and_kept(self):
        program = self.sign_up()
        self.fill(ADA)
        long = "a" * 10_000
        for name in ("Email", "Username"):
            entry = self.paste_into(name, long)
            program.wait(lambda: entry.text == long, "the pasted text")
        self.submit()
        self.wait_for_message("Email", "Enter a complete email address, such as mei@example.com")
        self.wait_for_summary(2)
        self.assert_kept(ADA | {"Email": long, "Username": long})
        width, _ = window_size()
        self.assertLessEqual(width, 800)

    def test_a_username_refuses_emoji_and_other_scripts(self):
        program = self.sign_up()
        self.fill(ADA)
        for name in ("ada🙂", "עדה_99", "ada\u0308_99"):
            entry = self.paste_into("Username", name)
            program.wait(lambda: entry.text == name, "the pasted text")
            press("Tab")
            program.wait(lambda: self.entry("Username").is_invalid, f"a word about {name!r}")
            self.fill({"Username": ADA["Username"]})
            program.wait(lambda: not self.entry("Username").is_invalid, "a valid username")
