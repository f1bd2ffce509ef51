"""An acknowledged account persists, whatever happens next."""

from sign_up import ADA, APP, PLAIN, SignUpTest


class Durability(SignUpTest):
    def test_an_acknowledged_account_survives_a_kill(self):
        program = self.sign_up()
        self.fill(ADA)
        self.submit()
        program.wait_for_text("Account created")
        program.kill()
        self.assertEqual([a["username"] for a in self.accounts()], [ADA["Username"]])

        program = self.sign_up()
        self.fill(ADA | {"Username": "ada_100"})
        self.submit()
        program.wait_for_text("Account created")
        self.assertEqual(len(self.accounts()), 2)

    def test_the_store_is_in_the_users_data_folder(self):
        self.store = self.folder / "share" / "GtkFormApp" / "accounts.sqlite"
        self.program = self.start(APP, *PLAIN, XDG_DATA_HOME=str(self.folder / "share"))
        self.fill(ADA)
        self.submit()
        self.program.wait_for_text("Account created")
        self.assertEqual(len(self.accounts()), 1)
