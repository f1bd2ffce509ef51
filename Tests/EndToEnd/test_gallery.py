"""The controls of the gallery are bound to their forms, for as long as its window is open."""

from desktop import PRODUCTS, DesktopTest, press, type_text, wait, xdotool


class Gallery(DesktopTest):
    def test_a_field_shows_and_withdraws_its_error(self):
        program = self.start(PRODUCTS / "GtkFormApp", "--gallery", "FormNumberField")
        message = "Enter a number from 0 to 30"
        press("Tab", "Tab")
        program.wait_for_focus("Weight")
        type_text("31")
        press("Tab")
        program.wait_for_text(message)
        press("shift+Tab", "End", "BackSpace")
        program.wait(lambda: not program.shows(message), "no error")

    def test_tab_leads_through_it_as_it_is_read(self):
        for language in ("en", "he"):
            with self.subTest(language):
                program = self.start(
                    PRODUCTS / "GtkFormApp", "--gallery", "FormDateTimeField", LANGUAGE=language)
                self.assert_tab_follows_reading(program, is_mirrored=language == "he")
                program.close()

    def test_closes_without_a_question(self):
        program = self.start(PRODUCTS / "GtkFormApp", "--gallery", "FormNumberField")
        press("Tab", "Tab")
        program.wait_for_focus("Weight")
        type_text("3")
        press("ctrl+w")
        wait(lambda: not program.is_running, "the end of the program")

    def test_a_screen_reader_may_ask_for_a_dialog_that_has_just_closed(self):
        for name, way in (("FormColorField", ["Tab"] * 3), ("FormFileField", ["Tab"] * 2)):
            with self.subTest(name):
                program = self.start(PRODUCTS / "GtkFormApp", "--gallery", name)
                window = xdotool("getactivewindow")
                press(*way, "Return")
                program.wait(lambda: xdotool("getactivewindow") != window, "a dialog")
                self.assertEqual(len(program.root.children()), 2)
                press("Escape")
                program.wait(lambda: len(program.root.children()) == 1, "no dialog")
                program.root.accessible.get_child_at_index(1)
                self.assertTrue(program.controls())
                program.close()

    def test_a_file_that_is_chosen_in_the_dialog_is_shown(self):
        program = self.start(PRODUCTS / "GtkFormApp", "--gallery", "FormFileField")
        window = xdotool("getactivewindow")
        for name in ("first.pdf", "second.pdf"):
            path = self.folder / name
            path.write_bytes(b"%PDF-1.4")
            press("Tab", "Tab", "Return") if name == "first.pdf" else press("Return")
            program.wait(lambda: xdotool("getactivewindow") != window, "the dialog")
            self.enter(program, str(path))
            press("Return")
            program.wait_for_text(name)
            program.wait(lambda: xdotool("getactivewindow") == window, "no dialog")

    def enter(self, program, path):
        """Types a path in the file dialog, again where the folder that it loads came in between."""
        def entered():
            press("ctrl+l", "ctrl+a")
            type_text(path)
            return any(control.role == "text" and control.is_focused and control.text == path
                       for control in program.controls())
        program.wait(entered, "the path in the dialog")
