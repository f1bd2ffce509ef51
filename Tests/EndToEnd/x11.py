"""The keyboard, the mouse and the clipboard of an X11 display."""

import subprocess
import time

# With the keyboard layouts of 2026, xdotool would press Alt with a function key, unless it gets its code.
FUNCTION_KEYS = {f"F{number}": str(66 + number) for number in range(1, 11)}


def xdotool(*arguments):
    answer = subprocess.run(["xdotool", *arguments], check=True, capture_output=True, text=True)
    return answer.stdout.strip()


def press(*keys):
    """Presses keys one after the other, as in `press("Tab", "ctrl+a")`."""
    xdotool("key", "--delay", "0", *["+".join(FUNCTION_KEYS.get(part, part) for part in key.split("+"))
                                     for key in keys])


def type_text(text):
    """Types text on the display's keyboard."""
    xdotool("type", "--delay", "0", "--", text)


def copy(text):
    """Puts text on the clipboard."""
    subprocess.run(
        ["xclip", "-selection", "clipboard"], input=text.encode(), check=True,
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def clipboard():
    """The text on the clipboard."""
    return subprocess.run(
        ["xclip", "-selection", "clipboard", "-o"], capture_output=True, text=True).stdout


def move_mouse(x, y):
    """Moves the mouse pointer within the window in front."""
    xdotool("mousemove", "--window", xdotool("getactivewindow"), str(x), str(y))


def click():
    """Clicks at the position of the mouse pointer."""
    xdotool("click", "1")


def drag(places):
    """Presses the button of the mouse at the first place, and releases it at the last one."""
    move_mouse(*places[0])
    xdotool("mousedown", "1")
    for place in places[1:]:
        move_mouse(*place)
        time.sleep(0.1)
    xdotool("mouseup", "1")


def scroll(steps):
    """Turns the mouse wheel down, or up for a negative number."""
    for _ in range(abs(steps)):
        xdotool("click", "5" if steps > 0 else "4")


def window_size():
    """Returns the width and height of the window in front."""
    geometry = xdotool("getactivewindow", "getwindowgeometry", "--shell")
    sizes = dict(line.split("=") for line in geometry.splitlines())
    return int(sizes["WIDTH"]), int(sizes["HEIGHT"])


def front_pid():
    """The process of the window that gets the keys, which is in front."""
    return int(xdotool("getwindowfocus", "getwindowpid"))
