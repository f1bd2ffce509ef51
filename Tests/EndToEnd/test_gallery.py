"""The controls of the gallery are bound to their forms, for as long as its window is open."""

from desktop import PRODUCTS, DesktopTest, press, type_text


class Gallery(DesktopTest):
    def test_a_field_shows_and_withdraws_its_error(self):
        program = self.start(PRODUCTS / "GtkFormApp", "--gallery", "FormNumberField")
        message = "Enter a number from 0 to 30"
        press("Tab", "Tab", "Tab")
        program.wait_for_focus("Weight")
        type_text("31")
        press("Tab")
        program.wait_for_text(message)
        press("shift+Tab", "End", "BackSpace")
        program.wait(lambda: not program.shows(message), "no error")
