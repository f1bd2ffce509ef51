"""The project's files, and the compiler with the project's modules."""

import importlib.machinery
import importlib.util
import os
import pathlib
import re
import subprocess

PROJECT = pathlib.Path(__file__).resolve().parents[2]
PRODUCTS = pathlib.Path(os.environ.get("PRODUCTS", PROJECT / ".build" / "debug")).resolve()

# The libraries that have pages, each with the modules that it re-exports as its own. A page links only to
# its own library and those before it.
LIBRARIES = {
    "ValidationRules": ["BoundedPattern"],
    "PhoneNumbers": [],
    "PasswordStrength": [],
    "InternationalDomains": [],
    "GenericForm": ["FormDeclaration"],
    "GenericFormTesting": [],
    "FormDrafts": [],
    "GtkFloor": [],
    "FormTextField": [],
    "FormPhoneNumbers": [],
    "FormAdwaita": [],
    "FormLanguages": [],
}

README = PROJECT / "README.md"
SNIPPETS = {path.stem: path.read_text() for path in [
    *PROJECT.glob("Snippets/*.swift"), *PROJECT.glob("Tests/WithOpenCombine/Sources/*/*.swift")]}


def script(name):
    """Returns a script as a module."""
    loader = importlib.machinery.SourceFileLoader(name, str(PROJECT / "script" / name))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader(name, loader))
    loader.exec_module(module)
    return module


def articles():
    """Returns the pages of all libraries."""
    return sorted([*PROJECT.glob("Sources/*/*.docc/**/*.md"), *PROJECT.glob("Documentation/*.docc/*.md")])


def blocks(page, language="swift"):
    """Returns the code blocks of a page."""
    return re.findall(rf"^```{language}\n(.*?)^```", page, flags=re.DOTALL | re.MULTILINE)


def run(*command, **options):
    """Runs a command, and returns its result."""
    return subprocess.run(command, capture_output=True, text=True, **options)


def module_flags():
    """Returns the compiler flags for importing the built modules."""
    flags = ["-I", PRODUCTS / "Modules"]
    for path in [*PROJECT.glob("Sources/C*/module.modulemap"),
                 *PRODUCTS.glob("C*.build/module.modulemap")]:
        flags += ["-Xcc", f"-fmodule-map-file={path}"]
    for flag in run("pkg-config", "--cflags-only-I", "gtk4", "libadwaita-1").stdout.split():
        flags += ["-Xcc", flag]
    return flags
