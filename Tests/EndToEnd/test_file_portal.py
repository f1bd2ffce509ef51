"""The desktop's own file dialog, through its portal, serves the controls for files."""

import time

from desktop import DesktopTest, press
from file_portal import FilePortal
from sign_up import APP, PLAIN

LOST = "The file dialog stopped working. Open it again"


class FilePortalTest(DesktopTest):
    def setUp(self):
        super().setUp()
        self.portal = self.enterContext(FilePortal())
        self.files = [self.folder / f"{name}.pdf" for name in ("first", "second")]
        for file in self.files:
            file.write_bytes(b"%PDF-1.4")

    def show(self, control):
        """Shows a control whose button has the focus."""
        self.program = self.start(
            APP, *PLAIN, "--gallery", control, GDK_DEBUG="portals,default-settings")
        press("Tab")

    def open(self):
        """Opens the dialog, and returns what the program asks of the portal."""
        self.portal.request = None
        pressed = 0

        def is_open():
            nonlocal pressed
            # While a canceled dialog still closes, the key does nothing.
            if not self.portal.request and time.monotonic() > pressed + 1:
                pressed = time.monotonic()
                press("Return")
            return self.portal.request

        return self.program.wait(is_open, "the desktop's dialog")

    def choose(self, *files):
        self.open()
        self.portal.answer(*files)
        for file in files:
            self.program.wait_for_text(file.name)


class Choosing(FilePortalTest):
    def test_a_file_is_chosen_and_replaced(self):
        self.show("FormFileField")
        request = self.open()
        self.assertTrue(request["window"].startswith(("x11:", "wayland:")))
        self.assertFalse(request["multiple"])
        self.assertEqual(len(self.program.root.children()), 1)
        self.portal.answer(self.files[0])
        self.program.wait_for_text("first.pdf")
        request = self.open()
        self.assertEqual(bytes(request["current_file"]).rstrip(b"\0").decode(), str(self.files[0]))
        self.portal.answer(self.files[1])
        self.program.wait_for_text("second.pdf")
        self.assertFalse(self.program.shows("first.pdf"))

    def test_several_files_are_chosen_together(self):
        self.show("FormFilesField")
        self.assertTrue(self.open()["multiple"])
        self.portal.answer(*self.files)
        for file in self.files:
            self.program.wait_for_text(file.name)

    def test_a_canceled_dialog_keeps_the_value(self):
        self.show("FormFileField")
        self.choose(self.files[0])
        self.choose()
        self.open()
        self.assertTrue(self.program.shows("first.pdf"))
        self.assertFalse(self.program.shows(LOST))


class Losing(FilePortalTest):
    def test_a_lost_portal_is_reported_until_a_file_is_chosen(self):
        for control in ("FormFileField", "FormFilesField", "FormPictureField"):
            with self.subTest(control):
                self.show(control)
                self.open()
                self.portal.leave()
                self.program.wait_for_text(LOST)
                self.portal.arrive()
                self.choose(self.files[0])
                self.program.wait(lambda: not self.program.shows(LOST), "no message")
                self.program.close()
