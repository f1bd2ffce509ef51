"""Fills the form in with a few mistakes and takes the picture of its window, light or dark."""

import os
import pathlib
import subprocess
import sys
import tempfile

from desktop import PROJECT, Program, press, type_text, xdotool
from sign_up import APP

ANSWERS = {"Name": "Ada Lovelace", "Username": "ada_99", "Email": "ada@", "Mobile": ""}

theme = sys.argv[1]
settings = pathlib.Path(os.environ["XDG_CONFIG_HOME"], "gtk-4.0", "settings.ini")
settings.parent.mkdir(parents=True)
settings.write_text(
    "[Settings]\n"
    "gtk-cursor-blink=false\ngtk-enable-animations=false\ngtk-font-name=DejaVu Sans 10\n")

with tempfile.TemporaryDirectory() as folder:
    program = Program([APP, "--store", f"{folder}/accounts.sqlite"], {
        "GDK_DEBUG": "", "GTK_THEME": "Default:dark" if theme == "dark" else "Default"})
    program.wait_for_window()
    for name, text in ANSWERS.items():
        program.find("text", name).focus()
        type_text(text)
    program.find("password text", "Password").focus()
    press("Tab")
    program.wait_for_text("Enter a complete email address, such as mei@example.com")
    program.wait(lambda: "checked" in program.find("text", "Username").description, "the tick")
    xdotool("mousemove", "0", "0")
    picture = PROJECT / "Documentation" / "pictures" / f"sign-up-{theme}.png"
    subprocess.run(["import", "-window", xdotool("getactivewindow"), picture], check=True)
    program.close()
