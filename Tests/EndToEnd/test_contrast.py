"""The contrast of text, marks and the focus, from the pixels of the screen (WCAG 2.2, 1.4.3, 1.4.11, 2.4.7)."""

import differences
from desktop import press, type_text, wait, wait_until_still, window_size, xdotool
from picture import PictureTest, colors, contrast, pixels
from sign_up import APP, TERMS

TEXT, MARK = 4.5, 3.0

# The minimum for the suggested button of libadwaita, whose light style has 3.8.
ACCENT = 3.7


def greatest_contrast(box):
    """Returns the contrast of the most common color with the one that differs most from it.

    The edges of letters blend into the background, so the color of text is the extreme.
    """
    found = colors(box)
    background = found.most_common(1)[0][0]
    return max(contrast(background, color) for color in found)


class Contrast(PictureTest):
    def check(self, *prefix, look="plain", **environment):
        program = self.start(
            *prefix, APP, "--store", self.folder / "accounts.sqlite", "--look", look, **environment)
        program.find("text", "Email").focus()
        type_text("ada@")
        press("Tab", "Tab")
        error = "Enter a complete email address, such as mei@example.com"
        program.wait_for_text(error)
        # How far a label may be from its reported extents: the padding of the widgets around it.
        reach = 12 if differences.has("misplacesExtents") else 0
        for text in ("Name", "Email", "optional", error, "Sign Up", "I accept the terms"):
            labels = [part for part in program.controls()
                      if part.role in ("label", "button", "check box") and part.name == text]
            self.assertTrue(labels, text)
            least = ACCENT if text == "Sign Up" and prefix else TEXT
            left, right, top, bottom = labels[0].box
            area = (left, right + reach, top, bottom + reach)
            self.assertGreaterEqual(greatest_contrast(area), least, text)
        # The frames around an ordinary entry and one with an error.
        for name in ("Name", "Email"):
            left, right, top, bottom = program.find("text", name).box
            edge = (left - 12, right + 12, top - 12, bottom + 12)
            self.assertGreaterEqual(greatest_contrast(edge), MARK, f"the frame of {name}")
        self.check_focus(program, is_in_rows=look == "rows")

    def check_focus(self, program, is_in_rows):
        """A line around the control with the focus has another color than before."""
        # A line with round corners, within a frame that is part of the extents, is shorter than these.
        inset = 4 if differences.has("measuresFrames") else 0
        width, _ = window_size()
        xdotool("windowsize", "--sync", xdotool("getactivewindow"), str(width), "880")  # Without scrolling.
        xdotool("mousemove", "1023", "899")
        box = (0, width - 1, 0, 879)
        press("shift+Tab", "shift+Tab", "shift+Tab")
        program.wait_for_focus("Username")
        for name in ("Email", "Country code", "Mobile", "Password", "Confirm password", TERMS,
                     "Sign Up", "Main Menu"):
            before = wait_until_still(lambda: pixels(box))
            press("Tab")
            program.wait_for_focus(name)
            left, right, top, bottom = program.focused().box
            below = 44 if is_in_rows else 24  # The line is around a row with its message.
            area = [y * width + x for y in range(max(0, top - 14), min(880, bottom + below))
                    for x in range(max(0, left - 14), min(width, right + 24))]

            def changed():
                now = pixels(box)
                return sum(contrast(before[place], now[place]) >= MARK for place in area)
            line = 2 * (right - left + bottom - top - 4 * inset)
            wait(lambda: changed() > line, lambda: f"{line} pixels around {name}, not {changed()}", 5)

    def test_in_light(self):
        self.check()

    def test_in_dark(self):
        self.check(GTK_THEME="Default:dark")

    def test_in_high_contrast(self):
        self.check(GTK_THEME="Default-hc")

    def check_rows_of_libadwaita(self, scheme, contrast="0"):
        self.check("env", "-u", "GTK_THEME", look="rows", ADW_DEBUG_COLOR_SCHEME=scheme,
                   ADW_DEBUG_HIGH_CONTRAST=contrast)

    def test_in_rows_of_libadwaita(self):
        self.check_rows_of_libadwaita("prefer-light")

    def test_in_rows_of_libadwaita_in_dark(self):
        self.check_rows_of_libadwaita("prefer-dark")

    def test_in_rows_of_libadwaita_in_high_contrast(self):
        self.check_rows_of_libadwaita("prefer-light", contrast="1")

    def test_in_rows_of_libadwaita_in_high_contrast_in_dark(self):
        self.check_rows_of_libadwaita("prefer-dark", contrast="1")

    def test_in_rows_of_another_theme(self):
        self.check(look="rows")

    def test_in_rows_of_another_theme_in_dark(self):
        self.check(look="rows", GTK_THEME="Default:dark")

    def test_in_rows_of_another_theme_in_high_contrast(self):
        self.check(look="rows", GTK_THEME="Default-hc")

    def test_in_rows_of_another_theme_in_high_contrast_in_dark(self):
        self.check(look="rows", GTK_THEME="Default-hc-dark")

    def start_in_theme(self, css):
        theme = self.folder / "data" / "themes" / "Bare" / "gtk-4.0"
        theme.mkdir(parents=True)
        (theme / "gtk.css").write_text(f"window {{ background: white; color: black; }}\n{css}")
        return self.start(
            APP, "--store", self.folder / "accounts.sqlite", "--look", "plain",
            GTK_THEME="Bare", XDG_DATA_HOME=str(self.folder / "data"))

    def test_an_error_is_red_in_a_theme_without_named_colors(self):
        program = self.start_in_theme("")
        program.find("text", "Email").focus()
        type_text("ada@")
        press("Tab", "Tab")
        error = "Enter a complete email address, such as mei@example.com"
        program.wait_for_text(error)
        found = colors(program.find("label", error).box)
        self.assertTrue(any(red > green + 50 for red, green, _ in found), found)

    def test_a_link_in_the_summary_has_the_background_of_the_window(self):
        # Breeze gives every button within an error the color of its text.
        program = self.start_in_theme(".error { color: #f67400; }\n.error button { background: #0000ff; }\n")
        program.find("text", "Name").focus()
        press("Return")
        program.wait_for_text("6 fields need your attention")
        width, _ = window_size()
        *_, top, _ = program.find("text", "Name").box
        self.assertNotIn((0, 0, 255), colors((0, width - 1, 0, top)))
