"""The archive of a release, and the recipes that build it on other systems."""

import hashlib
import os
import pathlib
import shutil
import subprocess
import tarfile
import unittest

from desktop import PROJECT, DesktopTest
from test_install import FILES, ID

DIST = PROJECT / "dist"


def answer(*command, **options):
    return subprocess.run(command, capture_output=True, text=True, **options)


class Recipes(DesktopTest):
    def setUp(self):
        super().setUp()
        self.archive = next(DIST.glob("genericform-*.tar.gz"))

    def unpack(self, folder):
        """Unpacks the archive as if the recipe had built it: its app is that of Debian's package."""
        app = self.folder / "debian"
        answer("dpkg-deb", "--extract", next(DIST.glob("gtkformapp_*.deb")), app, check=True)
        folder.mkdir(parents=True)
        with tarfile.open(self.archive) as archive:
            archive.extractall(folder)
        source = folder / self.archive.name.removesuffix(".tar.gz")
        (source / "executable").write_text(f"{app}/usr/bin/GtkFormApp\n")

    def test_the_same_commit_gives_the_same_bytes(self):
        before = self.archive.read_bytes()
        self.archive.unlink()
        # As a user does whose new files are private; root's tar ignores that unless it's told otherwise.
        answer(
            PROJECT / "script" / "release", check=True, umask=0o077,
            env=os.environ | {"TAR_OPTIONS": "--no-same-permissions"})
        self.assertEqual(self.archive.read_bytes(), before)
        checksum = pathlib.Path(f"{self.archive}.sha256").read_text().split()
        self.assertEqual(checksum, [hashlib.sha256(before).hexdigest(), self.archive.name])

    def test_the_archive_has_the_dependencies_of_the_app(self):
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

    @unittest.skipUnless(shutil.which("rpmbuild") and os.getuid() == 0, "it needs rpm and root")
    def test_fedoras_package_is_installed_started_and_removed(self):
        self.unpack(self.folder / "BUILD")
        for step in ("-bi", "-bb"):
            built = answer(
                "rpmbuild", step, "--short-circuit", "--nodeps", "--define", f"_topdir {self.folder}",
                "--define", "_binary_payload w1.gzdio", DIST / "genericform.spec")
            self.assertEqual(built.returncode, 0, built.stderr)
        package = next(self.folder.glob("RPMS/*/*.rpm"))
        listed = answer("rpm", "-q", "--nosignature", "--list", "-p", package).stdout.split()
        self.assert_packed(listed)

        root = self.folder / "root"
        root.mkdir()
        rpm = ("rpm", "--root", root, "--nodeps", "--force-debian")
        answer(*rpm, "--nosignature", "--install", package, check=True)
        program = self.start(root / "usr" / "bin" / "GtkFormApp")
        program.wait_for_focus("Name")
        program.close()
        answer(*rpm, "--erase", "genericform", check=True)
        self.assertEqual([path for path in root.joinpath("usr").rglob("*") if not path.is_dir()], [])

    def test_archs_recipe_can_be_read(self):
        # makepkg reads it with bash too.
        shown = answer(
            "bash", "-euc", "source dist/PKGBUILD; echo $pkgname $pkgver ${sha256sums[0]}", cwd=PROJECT)
        checksum = hashlib.sha256(self.archive.read_bytes()).hexdigest()
        version = self.archive.name.removeprefix("genericform-").removesuffix(".tar.gz")
        self.assertEqual(shown.stdout.split(), ["gtkformapp", version, checksum], shown.stderr)

    @unittest.skipUnless(shutil.which("makepkg"), "makepkg isn't installed")
    def test_archs_recipe_packs_the_installed_files(self):
        self.unpack(self.folder / "src")
        shutil.copy(DIST / "PKGBUILD", self.folder)
        command = ["makepkg", "--repackage", "--nodeps", "PKGEXT=.pkg.tar"]
        if os.getuid() == 0:  # makepkg refuses to run as root.
            answer("chown", "-R", "nobody", self.folder, check=True)
            command = ["setpriv", "--reuid=nobody", "--regid=nogroup", "--clear-groups", *command]
        own = {"HOME": str(self.folder), "TMPDIR": str(self.folder)}
        built = answer(*command, cwd=self.folder, env=os.environ | own)
        self.assertEqual(built.returncode, 0, built.stderr)
        with tarfile.open(next(self.folder.glob("*.pkg.tar"))) as package:
            self.assert_packed([f"/{member.name}" for member in package if member.isfile()])

    def assert_packed(self, listed):
        """Expects a package to contain the installed files, and otherwise only documentation and a checksum."""
        others = ("/.", "/usr/lib/.build-id", "/usr/share/doc/", "/usr/share/licenses/")
        self.assertEqual(
            {path for path in listed if not path.startswith(others)}, {f"/usr/{file}" for file in FILES})
        self.assertTrue(any(path.endswith("/LICENSE") for path in listed))

    @unittest.skipUnless(shutil.which("flatpak-builder"), "flatpak-builder isn't installed")
    def test_the_flatpak_manifest_can_be_read(self):
        # It creates a folder where it runs.
        manifest = answer("flatpak-builder", "--show-manifest", DIST / f"{ID}.yml", cwd=DIST)
        self.assertEqual(manifest.returncode, 0, manifest.stderr)
        self.assertIn(f'"id" : "{ID}"', manifest.stdout)
