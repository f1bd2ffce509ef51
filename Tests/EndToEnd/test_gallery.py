"""Each control of the gallery can be found, tried, changed by its options, and copied as code."""

import re
import subprocess

import differences
from desktop import PROJECT, DesktopTest, language, press, type_text, wait, window_size, xdotool
from languages import literals, untranslated
from sign_up import APP, PLAIN

SAMPLES = [PROJECT / "Sources" / path for path in (
    "ControlSamples/ControlSamples.swift", "GtkFormApp/Gallery/GallerySample.swift",
    "GtkFormApp/Gallery/GalleryStructure.swift")]
# What GTK, GLib and iso-codes translate, and the name of the language of the code.
OTHERS = {"Swift", "France", "Chile", "Ctrl", "Euro", "kB", "Red", "Green", "Blue", "Alpha"}


class GalleryTest(DesktopTest):
    def show(self, *name, **environment):
        self.program = self.start(APP, *PLAIN, "--gallery", *name, **environment)
        return self.program

    def listed(self):
        """Returns the names in the list, from top to bottom."""
        return [control.name for control in self.program.controls() if control.role == "list item"]

    def wait_for_page(self, name):
        self.program.find("heading", name)
        self.program.wait(
            lambda: [control.name for control in self.program.controls()
                     if control.role == "list item" and "selected" in control.states] == [name],
            f"{name} being selected")

    def code(self):
        """Returns the code on the page."""
        return next(text for text in self.program.texts() if text.count("\n") > 1)

    def switch(self, title):
        self.program.find("switch", title).click()


class Finding(GalleryTest):
    def test_typing_anywhere_searches_the_list(self):
        self.show()
        everything = self.listed()
        self.assertGreater(len(everything), 20)
        type_text("slid")
        self.program.wait(lambda: self.listed() == ["FormSlider", "FormRangeSlider"], "the sliders")
        self.wait_for_page("FormSlider")
        press("Down")
        self.wait_for_page("FormRangeSlider")
        press("Escape")
        self.program.wait(lambda: self.listed() == everything, "the whole list")
        self.wait_for_page("FormRangeSlider")

    def test_a_search_finds_options_and_purposes(self):
        self.show()
        for words, names in (("radio", ["FormChoice"]), ("clear but", ["FormTextField"]),
                             ("secret", ["FormPasswordField"]), ("TIMEFIELD", ["FormTimeField"])):
            with self.subTest(words):
                press("ctrl+f", "ctrl+a", "BackSpace")
                type_text(words)
                self.program.wait(lambda: set(names) <= set(self.listed()), names)
                self.assertLess(len(self.listed()), 4)

    def test_a_search_without_a_result_says_so(self):
        self.show()
        type_text("xyzzy")
        self.program.wait_for_text("No control has “xyzzy”")
        self.assertEqual(self.listed(), [])
        self.program.find("heading", "FormTextField")

    def test_letters_typed_into_a_field_do_not_search(self):
        self.show()
        press("Tab")
        self.program.wait_for_focus("Username")
        type_text("slider")
        self.program.wait(lambda: self.program.focused().text == "slider", "the text")
        self.assertGreater(len(self.listed()), 20)

    def test_arrow_keys_in_the_list_change_the_page(self):
        self.show()
        press("Down")
        self.wait_for_page("FormPasswordField")
        press("End")
        self.wait_for_page("FormWindowController")
        press("Up", "Up")
        self.wait_for_page("FormRows")

    def test_a_click_changes_the_page(self):
        self.show()
        self.program.find("list item", "FormChoice").click()
        self.wait_for_page("FormChoice")

    def test_each_page_can_be_shown(self):
        self.show()
        for name in self.listed():
            self.wait_for_page(name)
            self.program.wait(lambda: name in self.code(), f"the code of {name}")
            press("Down")


class Trying(GalleryTest):
    def test_a_field_shows_and_withdraws_its_error(self):
        program = self.show("FormNumberField")
        message = "Enter a number from 0 to 30"
        press("Tab")
        program.wait_for_focus("Weight")
        type_text("31")
        press("Tab")
        program.wait_for_text(message)
        press("shift+Tab", "End", "BackSpace")
        program.wait(lambda: not program.shows(message), "no error")

    def test_each_state_is_shown(self):
        program = self.show("FormTextField")
        for text in ("With a hint", "Help with filling it in", "With a counter", "7 / 40",
                     "Required but missing", "Fill in this field", "With an error",
                     "Choose another one", "With a warning", "This is unusual",
                     "Check in progress", "Check failed", "Not editable"):
            program.wait_for_text(text)

    def test_an_option_changes_the_control_and_the_code(self):
        program = self.show("FormTextField")
        self.assertNotIn("characterLimit", self.code())
        self.assertFalse(program.shows("0 / 20"))
        self.switch("Counter")
        program.wait(lambda: "$0.characterLimit = 20" in self.code(), "the code of the counter")
        program.wait_for_text("0 / 20")
        self.switch("Counter")
        program.wait(lambda: "characterLimit" not in self.code(), "no code of the counter")
        program.wait(lambda: not program.shows("0 / 20"), "no counter")

    def test_an_option_keeps_what_was_entered(self):
        program = self.show("FormTextField")
        press("Tab")
        program.wait_for_focus("Username")
        type_text("mei")
        self.switch("Required")
        program.wait(lambda: ".required" in self.code(), "the strategy in the code")
        press("Home")
        program.wait(lambda: "mei" in [control.text for control in program.controls()
                                       if control.role == "text"], "the text")

    def test_an_entered_value_isnt_reported_when_an_option_changes(self):
        program = self.show("FormMoneyField")
        press("Tab")
        program.wait_for_focus("Budget")
        type_text("20")
        self.switch("Minimum")
        program.wait(lambda: 'Money("100 EUR")' in self.code(), "the minimum in the code")
        self.switch("Required")
        program.wait(lambda: ".required" in self.code(), "the strategy in the code")

    def test_an_option_of_several_changes_every_sample(self):
        program = self.show("FormChoice")
        program.find("button", differences.named("Style", "List")).focus()
        press("Down")
        program.wait(lambda: "$0.style = .radio" in self.code(), "the style in the code")
        program.wait(lambda: sum(control.role != "label" and control.name == "Medium"
                                 for control in program.controls()) > 8, "a button in each state")

    def test_an_undo_goes_to_the_control(self):
        program = self.show("FormNumberField")
        press("Tab")
        program.wait_for_focus("Weight")
        type_text("12")
        press("ctrl+z")
        program.wait(lambda: program.focused().text == "", "no number")

    def test_the_code_is_copied_with_its_options(self):
        program = self.show("FormTextField")
        self.switch("Clear button")
        program.wait(lambda: "hasClearButton" in self.code(), "the code of the button")
        button = program.find("button", "Copy")
        for copy in (button.click, lambda: press("ctrl+shift+c")):
            program.wait(lambda: button.name == "Copy", "the title before copying")
            subprocess.run(["xclip", "-selection", "clipboard"], input=b"else", check=True,
                           stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            copy()
            program.wait(lambda: button.name == "Copied", "the title after copying")
            program.wait(lambda: self.clipboard() == self.code(), "the code on the clipboard")

    def clipboard(self):
        return subprocess.run(["xclip", "-o", "-selection", "clipboard"], check=True,
                              capture_output=True, text=True).stdout

    def test_closes_without_a_question(self):
        program = self.show("FormNumberField")
        press("Tab")
        program.wait_for_focus("Weight")
        type_text("3")
        press("ctrl+w")
        wait(lambda: not program.is_running, "the end of the program")
        self.assertEqual(program.process.returncode, 0)


class Structure(GalleryTest):
    def test_rows_are_added_and_removed(self):
        program = self.show("FormRows")
        program.find("button", "Add Guests").click()
        program.wait_for_text("Guest 2")
        program.find("button", "Remove Guest 1").click()
        program.wait(lambda: not program.shows("Guest 2"), "one row")

    def test_a_page_is_validated_before_the_next(self):
        program = self.show("FormPages")
        program.find("button", "Next").click()
        program.wait_for_focus("Name")
        program.wait(lambda: program.focused().is_invalid, "the error")
        type_text("Mei")
        press("Return")
        program.wait_for_focus("Street")

    def test_the_arrangement_of_fields_changes(self):
        program = self.show("FormColumns")
        first, second = self.entries()
        self.assertEqual(first.middle[1], second.middle[1])
        program.find("button", differences.named("Arrangement", "Side by side")).focus()
        press("Down")
        program.wait(lambda: ".labelsBeside" in self.code(), "the arrangement in the code")
        program.wait(lambda: len(entries := self.entries()) == 2
                     and entries[0].middle[1] < entries[1].middle[1], "one below the other")

    def entries(self):
        return [control for control in self.program.controls()
                if control.role == "text" and control.name in ("Postal code", "City")]

    def test_a_section_is_closed(self):
        program = self.show("FormSection")
        program.find("text", "Street")
        program.find("button", "Delivery").click()
        program.wait(lambda: not any(control.name == "Street" and control.role == "text"
                                     for control in program.controls()), "a closed section")

    def test_a_window_opens_and_shows_its_errors(self):
        program = self.show("FormWindowController")
        gallery = xdotool("getactivewindow")
        program.find("button", "Open the Window").click()
        program.wait(lambda: xdotool("getactivewindow") != gallery, "the window")
        press("Return")
        program.wait(lambda: program.shows("2 fields need your attention")
                     or any("2 fields" in control.name for control in program.controls()),
                     "the summary")
        press("ctrl+w")
        program.wait(lambda: xdotool("getactivewindow") == gallery, "the gallery")


class Sizes(GalleryTest):
    def test_the_list_is_above_the_page_in_a_narrow_window(self):
        program = self.show()
        search, heading = program.find("entry", "Search"), program.find("heading", "FormTextField")
        self.assertLess(search.box[1], heading.box[0])
        xdotool("windowsize", xdotool("getactivewindow"), "360", "800")
        program.wait(lambda: window_size()[0] == 360, "a narrow window")
        program.wait(lambda: search.box[1] > heading.box[0] and search.box[3] < heading.box[2],
                     "the list above the page")
        for name in self.listed():
            self.wait_for_page(name)
            self.assertEqual(window_size()[0], 360, name)
            press("Down")


class Dialogs(GalleryTest):
    def test_a_screen_reader_may_ask_for_a_dialog_that_has_just_closed(self):
        for name, way in (("FormColorField", ["Tab"] * 2), ("FormFileField", ["Tab"])):
            with self.subTest(name):
                program = self.show(name)
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
        self.choose_two("FormFileField")

    def test_several_files_are_chosen_one_after_the_other(self):
        self.assertTrue(self.choose_two("FormFilesField").shows("first.pdf"))

    def choose_two(self, control):
        """Chooses two files in turn in a control's dialog, and returns the gallery."""
        program = self.show(control)
        window = xdotool("getactivewindow")
        press("Tab")
        for name in ("first.pdf", "second.pdf"):
            path = self.folder / name
            path.write_bytes(b"%PDF-1.4")
            press("Return")
            program.wait(lambda: xdotool("getactivewindow") != window, "the dialog")
            self.enter(program, str(path))
            press("Return")
            program.wait_for_text(name)
            program.wait(lambda: xdotool("getactivewindow") == window, "no dialog")
        return program

    def enter(self, program, path):
        """Types a path in the file dialog, and again if loading the folder interfered."""
        def entered():
            press("ctrl+l", "ctrl+a")
            type_text(path)
            return any(control.role == "text" and control.is_focused and control.text == path
                       for control in program.controls())
        program.wait(entered, "the path in the dialog")


class Reading(GalleryTest):
    def test_tab_follows_the_reading_order(self):
        for name in ("en_US", "ug_CN"):
            with self.subTest(name):
                program = self.show("FormDateTimeField", **language(name))
                # The list is a single stop beside the page.
                self.assert_tab_follows_reading(
                    program, is_mirrored=name == "ug_CN",
                    outside=lambda control: control.role in ("list item", "list", "entry"))
                program.close()


class Languages(GalleryTest):
    SECONDS = 600

    def test_every_text_is_translatable(self):
        """In the language for tests, every text of each page is translated, or is in its sample's code."""
        program = self.show(**language("fr_FR"), LANGUAGE="en_XA")
        program.find("frame", "[Ğáĺĺéŕý~~~~]")
        names = self.listed()
        for name in names:
            self.wait_for_page(name)
            code = program.wait(lambda: name in (code := self.code()) and code, f"the code of {name}")
            known = {*names, *OTHERS, *code.split("\n"), "Help with filling it in", "Mei"}
            self.assertEqual(untranslated(program, known | literals(code + self.sample(name))), [], name)
            press("Down")
        type_text("xyzzy")
        program.wait(lambda: program.shows("[Ñó çóñťŕóĺ ĥáš “xyzzy”~~~~~~]"), "no control")

    def sample(self, name):
        """Returns the code of a page's sample."""
        for path in SAMPLES:
            for part in re.split(r"(?:Control|Gallery)Sample\(\s*(?:name: )?", path.read_text()):
                if part.startswith(f'"{name}"'):
                    return part
        raise AssertionError(f"{name} has no sample")
