"""Takes a picture for the documentation: the sign-up form with a few mistakes, light or dark, or the
job application of the examples."""

import os
import pathlib
import subprocess
import sys
import tempfile

from desktop import PROJECT, Program, press, type_text, xdotool
from sign_up import APP

ANSWERS = {"Name": "Ada Lovelace", "Username": "ada_99", "Email": "ada@", "Mobile": ""}
EXAMPLES = PROJECT / "Examples" / ".build" / "debug" / "Examples"


def settings():
    """Settings with which each picture is the same."""
    file = pathlib.Path(os.environ["XDG_CONFIG_HOME"], "gtk-4.0", "settings.ini")
    file.parent.mkdir(parents=True)
    file.write_text(
        "[Settings]\n"
        "gtk-cursor-blink=false\ngtk-enable-animations=false\ngtk-font-name=DejaVu Sans 10\n")


def take(name):
    """The picture of the window in front, without the mouse pointer in it."""
    xdotool("mousemove", "0", "0")
    picture = PROJECT / "Documentation" / "pictures" / f"{name}.png"
    subprocess.run(["import", "-window", xdotool("getactivewindow"), picture], check=True)


def sign_up(theme):
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
        take(f"sign-up-{theme}")
        program.close()


def job_application():
    program = Program([EXAMPLES, "application"], {"GDK_DEBUG": "", "GTK_THEME": "Default"})
    program.wait_for_window()
    xdotool("getactivewindow", "windowsize", "--sync", "640", "860")
    program.wait_for_focus("Name")
    type_text("Ada Lovelace")
    program.find("text", "Email").focus()
    type_text("ada@")
    press("Tab")
    program.wait_for_text("Enter a complete email address, such as mei@example.com")
    take("job-application")
    program.close()


settings()
if sys.argv[1] == "application":
    job_application()
else:
    sign_up(sys.argv[1])
