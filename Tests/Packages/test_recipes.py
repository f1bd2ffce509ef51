"""The archive of a release, and the recipes that build it on other systems."""

import hashlib
import pathlib
import shutil
import subprocess
import tarfile
import unittest

from desktop import PROJECT

DIST = PROJECT / "dist"
ID = "io.github.genericform.GtkFormApp"


def answer(*command, **options):
    return subprocess.run(command, capture_output=True, text=True, **options)


class Recipes(unittest.TestCase):
    def setUp(self):
        self.archive = next(DIST.glob("genericform-*.tar.gz"))

    def test_the_same_commit_gives_the_same_bytes(self):
        before = self.archive.read_bytes()
        self.archive.unlink()
        answer(PROJECT / "script" / "release", check=True)
        self.assertEqual(self.archive.read_bytes(), before)
        checksum = pathlib.Path(f"{self.archive}.sha256").read_text().split()
        self.assertEqual(checksum, [hashlib.sha256(before).hexdigest(), self.archive.name])

    def test_the_archive_has_what_the_app_depends_on(self):
        with tarfile.open(self.archive) as archive:
            names = set(archive.getnames())
        top = self.archive.name.removesuffix(".tar.gz")
        for file in ("Package.swift", "vendor/GRDB.swift/LICENSE", "vendor/swift-argument-parser/LICENSE.txt"):
            self.assertIn(f"{top}/{file}", names)
        self.assertFalse([name for name in names if "/.git/" in name or "/.build/" in name])

    @unittest.skipUnless(shutil.which("rpmspec"), "rpm isn't installed")
    def test_fedoras_recipe_can_be_read(self):
        parsed = answer("rpmspec", "--parse", DIST / "genericform.spec")
        self.assertEqual((parsed.returncode, parsed.stderr), (0, ""))
        self.assertNotIn("@", parsed.stdout)

    def test_archs_recipe_can_be_read(self):
        # makepkg reads it with bash too.
        shown = answer(
            "bash", "-euc", "source dist/PKGBUILD; echo $pkgname $pkgver ${sha256sums[0]}", cwd=PROJECT)
        checksum = hashlib.sha256(self.archive.read_bytes()).hexdigest()
        version = self.archive.name.removeprefix("genericform-").removesuffix(".tar.gz")
        self.assertEqual(shown.stdout.split(), ["gtkformapp", version, checksum], shown.stderr)

    @unittest.skipUnless(shutil.which("flatpak-builder"), "flatpak-builder isn't installed")
    def test_the_manifest_of_flatpak_can_be_read(self):
        # It creates a folder where it runs.
        manifest = answer("flatpak-builder", "--show-manifest", DIST / f"{ID}.yml", cwd=DIST)
        self.assertEqual(manifest.returncode, 0, manifest.stderr)
        self.assertIn(f'"id" : "{ID}"', manifest.stdout)

    @unittest.skipUnless(shutil.which("lintian"), "lintian isn't installed")
    def test_lintian_accepts_debians_packages(self):
        changes = next(DIST.glob("genericform_*.changes"))
        checked = answer("lintian", "--allow-root", "--fail-on", "warning", changes)
        self.assertEqual((checked.returncode, checked.stdout), (0, ""), checked.stderr)
