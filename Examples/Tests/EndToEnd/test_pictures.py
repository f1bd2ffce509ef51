"""The job application looks like its picture in the documentation."""

from desktop import press, type_text, xdotool
from picture import PictureTest
from test_screens import APP


class Pictures(PictureTest):
    def test_job_application(self):
        program = self.start(APP, "application")
        xdotool("getactivewindow", "windowsize", "--sync", "640", "860")
        program.wait_for_focus("Name")
        type_text("Ada Lovelace")
        program.find("text", "Email").focus()
        type_text("ada@")
        press("Tab")
        program.wait_for_text("Enter a complete email address, such as mei@example.com")
        self.assert_picture("job-application")
