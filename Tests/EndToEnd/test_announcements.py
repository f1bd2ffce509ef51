"""A screen reader reads an error that appears in the focused field, once and without a key press."""

import re

import differences
from desktop import press, type_text
from listening import Bus
from sign_up import ADA, SignUpTest

ERROR = "Enter a complete email address, such as mei@example.com"


class Announcements(SignUpTest):
    def test_an_error_in_the_field_with_the_focus_is_read_once(self):
        program = self.sign_up()
        self.fill(ADA)
        self.entry("Email").focus()
        bus = Bus()
        self.addCleanup(bus.close)
        press("ctrl+a")
        type_text("ada@")
        press("Return")
        self.wait_for_message("Email", ERROR)
        program.wait_for_focus("Email")
        events = re.split(r"^(?=\w+ time=)", bus.read(), flags=re.MULTILINE)
        read = [event for event in events if ERROR in event and re.search(
            "member=Announcement|member=PropertyChange.*accessible-description", event, re.DOTALL)]
        self.assertEqual(len(read), 1, read)
        self.assertEqual("member=Announcement" in read[0], differences.has("readsErrors"))

    def test_no_state_is_in_the_description_too(self):
        self.sign_up()
        self.fill(ADA | {"Email": "ada@"})
        self.submit()
        self.wait_for_message("Email", ERROR)
        words = [control.accessible.get_description() for control in self.program.controls()]
        read_twice = [text for text in words if "required" in text or ERROR in text]
        self.assertEqual(read_twice == [], differences.has("readsErrors"), read_twice)
