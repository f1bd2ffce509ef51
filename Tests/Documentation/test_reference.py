"""DocC builds the pages of every library without a warning."""

import pathlib
import shutil
import tempfile
import unittest

from project import LIBRARIES, PROJECT, module_flags, run


@unittest.skipUnless(shutil.which("docc"), "This Swift comes without DocC.")
class Reference(unittest.TestCase):
    def test_it_builds_without_a_warning(self):
        target = run("swiftc", "-print-target-info").stdout
        triple = target.split('"unversionedTriple": "')[1].split('"')[0]
        for library, exported in LIBRARIES.items():
            with self.subTest(library), tempfile.TemporaryDirectory() as folder:
                graphs = pathlib.Path(folder, "graphs")
                graphs.mkdir()
                extracted = run(
                    "swift-symbolgraph-extract", "-module-name", library, "-target", triple,
                    "-minimum-access-level", "public", "-output-dir", graphs, *module_flags(),
                    f"-experimental-allowed-reexported-modules={','.join(exported)}")
                self.assertEqual(extracted.returncode, 0, extracted.stderr)
                built = run(
                    "docc", "convert", PROJECT / "Sources" / library / f"{library}.docc",
                    "--additional-symbol-graph-dir", graphs, "--warnings-as-errors",
                    "--fallback-display-name", library,
                    "--fallback-bundle-identifier", f"GenericForm.{library}",
                    "--output-dir", pathlib.Path(folder, "pages"))
                self.assertEqual(built.returncode, 0, built.stdout + built.stderr)
