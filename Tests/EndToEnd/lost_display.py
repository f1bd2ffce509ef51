"""Types into the app, ends the display under it, and prints how the app ended.

    script/headless [--wayland] python3 Tests/EndToEnd/lost_display.py STORE STATE
"""

import json
import os
import signal
import sys

from desktop import Program, type_text
from sign_up import APP, PLAIN

store, state = sys.argv[1:]
program = Program([APP, *PLAIN, "--store", store], {"XDG_STATE_HOME": state})
try:
    program.wait_for_window()
    program.wait_for_focus("Name")
    type_text("Mei")
    program.wait(lambda: program.find("text", "Name").text == "Mei", "the text")
    os.kill(int(os.environ["DISPLAY_SERVER"]), signal.SIGKILL)
    print(json.dumps([program.process.wait(30), program.stderr()]))
finally:
    program.close()
