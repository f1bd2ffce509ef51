"""A failing store: one sentence names the file and the cause, and no input is lost."""

from disk import fill, mount, without_override
from sign_up import ADA, SignUpTest


class StoreFailures(SignUpTest):
    def assert_reported(self, *causes, prefix=()):
        """Signs up, and expects the window and standard error to name the file and the cause."""
        program = self.sign_up(*prefix)
        self.fill(ADA)
        self.submit()
        program.wait_for_text(str(self.store))
        program.wait_for_stderr(str(self.store))
        sentence = next(text for text in program.texts() if str(self.store) in text)
        reports = [line for line in program.stderr().splitlines() if str(self.store) in line]
        for place, words in (("window", sentence), ("standard error", reports[-1])):
            self.assertTrue(
                any(cause in words.lower() for cause in causes), f"the cause in the {place}: {words}")
        self.assert_kept(ADA)
        self.assertTrue(self.terms().is_checked)
        self.assertFalse(program.shows("Account created"))
        self.assertTrue(program.is_running)
        return program

    def test_a_file_that_is_not_a_database(self):
        garbage = b"Dear diary, this is no database. " * 200
        self.store.write_bytes(garbage)
        self.assert_reported("a database")
        self.assertEqual(self.store.read_bytes(), garbage)

    def test_a_folder_where_the_file_should_be(self):
        self.store.mkdir()
        self.assert_reported("directory", "folder", "unable to open", "couldn't be opened")

    def test_a_file_where_a_folder_should_be(self):
        (self.folder / "file").write_text("")
        self.store = self.folder / "file" / "accounts.sqlite"
        self.assert_reported("directory", "folder", "file", "unable to open")

    def test_a_folder_without_write_permission(self):
        locked = self.folder / "locked"
        locked.mkdir(mode=0o500)
        self.store = locked / "accounts.sqlite"
        self.assert_reported(
            "permission", "unable to open", "couldn't be opened", prefix=without_override())

    def test_a_read_only_store(self):
        program = self.sign_up()
        self.fill(ADA | {"Username": "first"})
        self.submit()
        program.wait_for_text("Account created")
        program.close()
        self.store.chmod(0o400)
        self.folder.chmod(0o500)
        self.addCleanup(self.folder.chmod, 0o700)
        self.assert_reported("read-only", "readonly", "permission", prefix=without_override())

    def test_a_full_disk(self):
        disk = self.folder / "disk"
        disk.mkdir()
        mount(self, disk, kilobytes=128)
        self.store = disk / "accounts.sqlite"
        program = self.sign_up()
        self.fill(ADA | {"Username": "first"})
        self.submit()
        program.wait_for_text("Account created")
        program.close()

        filler = fill(disk)
        program = self.assert_reported("full", "no space", "no room")

        filler.unlink()
        self.submit()
        program.wait_for_text("Account created")
        self.assertEqual([a["username"] for a in self.accounts()], ["first", ADA["Username"]])

    def test_a_restored_store_is_used(self):
        self.store.mkdir()
        program = self.assert_reported("directory", "folder", "unable to open", "couldn't be opened")
        self.store.rmdir()
        self.submit()
        program.wait_for_text("Account created")
        self.assertEqual([a["username"] for a in self.accounts()], [ADA["Username"]])
