"""The programs of the README and the articles do what their pages say."""

import subprocess

from desktop import PRODUCTS, PROJECT, DesktopTest, language, press, type_text

# These make the same window in different ways.
NEWSLETTERS = ("FirstProgram", "OwnStyle", "OwnApplication", "GnomeProgram")


class Snippets(DesktopTest):
    def test_a_newsletter_validates_its_field(self):
        for name in NEWSLETTERS:
            with self.subTest(name):
                program = self.start(PRODUCTS / name)
                email = program.find("text", "Email")
                email.focus()
                type_text("ada@")
                program.wait(lambda: email.text == "ada@", "the typed text")
                self.assertFalse(email.is_invalid)
                press("Return")
                program.wait_for_text("Enter an email address, such as mei@example.com")
                self.assertTrue(email.is_invalid)
                press("End")
                type_text("example.com")
                program.wait(lambda: not email.is_invalid, "no error")
                press("Return")
                program.wait_for_text("Done")
                press("alt+F4")
                self.assertEqual(program.process.wait(timeout=15), 0)

    def test_a_form_from_a_file_is_bound_by_its_ids(self):
        program = self.start(PRODUCTS / "InterfaceFileFields")
        program.find("text", "Email").focus()
        type_text("ada@")
        press("Return")
        program.wait_for_text("2 fields need your attention")
        press("alt+a")
        program.wait_for_text("1 field needs your attention")
        program.find("text", "Email").focus()
        press("End")
        type_text("example.com")
        press("Return")
        program.wait_for_text("Done")
        press("alt+F4")
        self.assertEqual(program.process.wait(timeout=15), 0)

    def test_a_property_of_a_model_validates_its_control(self):
        program = self.start(PRODUCTS / "BindAModel")
        email = program.find("text", "Email")
        email.focus()
        type_text(" Ada@")
        press("Tab")
        program.wait(lambda: email.text == "ada@", "the formatted text")
        program.wait_for_text("Enter an email address, such as mei@example.com")
        email.focus()
        press("End")
        type_text("example.com")
        press("Tab")
        type_text("long enough")
        press("Return")
        program.wait_for_text("Done")

    def test_a_store_validates_what_its_control_sends(self):
        program = self.start(PRODUCTS / "UseAStore")
        name = program.find("text", "Name")
        name.focus()
        type_text("Mei")
        program.wait_for_text("Use at least 5 characters")
        press("Tab", "Return")
        program.wait_for_focus("Name")
        self.assertTrue(name.is_invalid)
        press("End")
        type_text(" Lin")
        program.wait(lambda: not name.is_invalid, "no error")
        email = program.find("text", "Email")
        email.focus()
        type_text("mei@")
        program.wait(lambda: email.is_invalid, "an error")
        type_text("example.com")
        program.wait(lambda: not email.is_invalid, "no error")
        press("Return")
        program.wait_for_text("Done")
        for control in (name, email):
            self.assertEqual((control.text, control.is_invalid), ("", False))

    def test_a_row_shows_the_values_of_other_fields(self):
        program = self.start(PRODUCTS / "LayOutAForm")
        program.wait_for_focus("Name")
        for name, text in (("Name", "Mei"), ("Postal code", "75002"), ("City", "Paris")):
            program.find("text", name).focus()
            type_text(text)
        press("Return")
        program.wait_for_text("Mei, Paris")

    def test_a_program_has_its_own_translation(self):
        """It reads the article's file from the folder on its command line."""
        article = (PROJECT / "Sources/FormTextField/FormTextField.docc/TranslateAProgram.md").read_text()
        (self.folder / "fr.po").write_text(article.split("```po\n")[1].split("```")[0])
        program = self.start(PRODUCTS / "TranslatedProgram", self.folder, **language("fr_FR"))
        seat = program.find("text", "Place")
        program.find("button", "Réserver").click()
        program.wait_for_text("Remplissez ce champ")
        seat.focus()
        type_text("12A")
        press("Return")
        program.wait_for_text("Choisissez une autre place : 12A est déjà prise")

    def test_the_language_is_switched_in_an_open_window(self):
        """Errors, half a number, the focus and the caret survive the way to Arabic and back."""
        program = self.start(PRODUCTS / "SwitchLanguage")
        program.wait_for_focus("Name")
        seats = program.find("spin button", "Seats")
        seats.focus()
        press("ctrl+a")
        type_text("2x5")
        press("Return")
        program.wait_for_text("2 fields need your attention")
        seats.focus()
        press("End", "Left")
        places = {}
        for key, window, name, number, button, missing, wrong in (
                ("F3", "حجز رحلة", "الاسم", "المقاعد", "احجز", "املأ هذا الحقل",
                 "أدخل عددًا صحيحًا، مثل \u206812\u2069"),
                ("F2", "Book a Trip", "Name", "Seats", "Book", "Fill in this field",
                 "Enter a whole number, such as 12")):
            press(key)
            frame = program.find("frame", window)
            program.wait_for_focus(number)
            self.assertEqual(program.focused().text, "2x5" if key == "F3" else "2xy5")
            self.assertIn(wrong, program.focused().messages)
            self.assertIn(missing, program.find("text", name).messages)
            places[key] = program.find("button", button).box[0] - frame.box[0]
            if key == "F3":
                type_text("y")
                program.wait(lambda: program.focused().text == "2xy5", "the letter at the caret")
        self.assertLess(places["F3"], places["F2"], "the button is at the left in Arabic")
        press("ctrl+z")
        program.wait(lambda: program.focused().text == "2x5", "the text before the last letter")
        press("ctrl+a")
        type_text("2")
        program.find("text", "Name").focus()
        type_text("Ada")
        press("Return")
        program.wait_for_text("Done")

    def test_messages_are_in_the_language_of_the_user_in_any_program(self):
        program = self.start(PRODUCTS / "OwnApplication", **language("fr_FR"))
        program.find("button", "Subscribe").click()
        program.wait_for_text("Remplissez ce champ")

    def test_the_whole_form_focuses_its_first_error_and_submits(self):
        program = self.start(PRODUCTS / "WholeForm")
        for name, text in (("Email", "ada@"), ("Password", "long-enough-9"), ("Once more", "x")):
            program.find("text" if name == "Email" else "password text", name).focus()
            type_text(text)
        press("Return")
        program.wait_for_text("2 fields need your attention")
        program.find("button", "Once more: Not the same").click()
        program.wait_for_focus("Once more")
        press("ctrl+a")
        type_text("long-enough-9")
        program.find("text", "Email").focus()
        press("End")
        type_text("example.com")
        press("Return")
        program.wait_for_text("Done")

    def test_a_control_of_the_program_is_validated(self):
        program = self.start(PRODUCTS / "OwnControl")
        program.wait_for_focus("Rating")
        program.find("button", "Send").click()
        program.wait_for_text("Give at least one star")
        program.wait_for_focus("Rating")
        press("Right", "Right")
        program.wait(lambda: not program.shows("Give at least one star"), "no error")
        program.find("button", "Send").click()
        program.wait_for_text("Done")

    def test_a_control_of_several_parts_is_validated(self):
        program = self.start(PRODUCTS / "OwnControlOfParts")
        program.wait_for_focus("Month")
        type_text("13/")
        program.wait_for_focus("Year, two digits")
        type_text("27")
        press("Return")
        program.wait_for_text("Enter the month and the year, such as 09/27")
        parts = [program.find("text", name) for name in ("Month", "Year, two digits")]
        self.assertTrue(all(part.is_invalid for part in parts))
        parts[0].focus()
        press("ctrl+a")
        type_text("09")
        press("Return")
        program.wait_for_text("Done")

    def test_a_form_in_rows_opens_a_section_and_submits(self):
        program = self.start(PRODUCTS / "FormInRows")
        program.find("label", "Name").click()
        program.wait_for_focus("Name")
        type_text("Mei")
        program.find("label", "While you travel").click()
        program.wait(lambda: program.find("switch", "Share your location").is_checked, "a switch")
        program.find("label", "Name").click()
        press("Return")
        program.wait_for_text("Fill in this field")
        type_text("mei@example.com")
        self.assertFalse(program.shows("Street"))
        press("alt+a")
        program.find("text", "Street").focus()
        type_text("1, rue de la Paix")
        press("Return")
        program.wait_for_text("Done")

    def test_a_window_closes_after_success(self):
        program = self.start(PRODUCTS / "CloseAfterSuccess")
        program.find("button", "Save").click()
        program.wait(lambda: program.find("text", "Title").is_invalid, "an error")
        program.find("text", "Title").focus()
        type_text("Shopping")
        press("Return")
        self.assertEqual(program.process.wait(timeout=15), 0)

    def test_a_dialog_asks_for_a_guest(self):
        program = self.start(PRODUCTS / "DialogForm")
        program.wait_for_focus("Party")
        press("alt+a")
        program.wait_for_focus("Name")
        type_text("Mei")
        press("Tab")
        type_text("mei@example.com")
        press("Return")
        program.wait_for_text("Mei is invited")
        self.assertEqual(len(program.root.children()), 1)

    def test_ctrl_q_quits_from_a_dialog_after_asking_about_changes(self):
        program = self.start(PRODUCTS / "DialogForm")
        program.wait_for_focus("Party")
        press("alt+a")
        program.wait_for_focus("Name")
        type_text("Mei")
        press("ctrl+q")
        program.wait_for_focus("Keep Editing")
        press("Escape")
        program.wait_for_focus("Name")
        press("ctrl+a", "BackSpace", "ctrl+q")
        self.assertEqual(program.process.wait(timeout=15), 0)

    def test_windows_share_a_process_a_menu_and_a_question(self):
        program = self.start(PRODUCTS / "WindowsAndMenus")

        def windows():
            return [child for child in program.root.children() if child.role == "frame"]
        again = subprocess.run([PRODUCTS / "WindowsAndMenus"], timeout=30, capture_output=True, text=True)
        self.assertEqual((again.returncode, again.stderr, len(windows())), (0, "", 1))
        press("F10")
        for item in ("New Window", "Preferences"):
            program.find("menu item", item)
        press("Escape")
        program.wait(
            lambda: all(control.role != "menu item" for control in program.controls()), "no menu")
        press("ctrl+comma")
        program.wait_for_focus("Sender")
        type_text("Mei")
        press("Return")
        program.wait(lambda: not program.shows("Sender"), "no preferences")
        press("ctrl+n")
        program.wait(lambda: len(windows()) == 2, "two windows")
        program.wait_for_focus("Subject")
        type_text("Hello")
        press("ctrl+q")
        program.wait_for_focus("Keep Editing")
        press("Escape")
        program.wait_for_focus("Subject")
        self.assertEqual([window.name for window in windows()], ["New Letter"] * 2)
        press("ctrl+q")
        program.wait_for_focus("Keep Editing")
        press("alt+d")
        self.assertEqual(program.process.wait(timeout=15), 0)

    def test_an_error_is_shown_in_the_words_of_the_program(self):
        program = self.start(PRODUCTS / "WordsForErrors")
        program.find("text", "Name").focus()
        type_text("Trip")
        press("Return")
        program.wait_for_text("You have 5 files. Remove one, and try again")
