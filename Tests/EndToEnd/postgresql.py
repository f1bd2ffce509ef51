"""A PostgreSQL server of a test."""

import contextlib
import os
import pathlib
import shutil
import signal
import subprocess

from desktop import wait


def is_running(process):
    """Whether a process is there and not only waits for its parent to ask how it ended."""
    try:
        return pathlib.Path(f"/proc/{process}/stat").read_text().split(") ")[-1][0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


class Server:
    """A server with a folder and a socket of its own, which ends with the test."""

    def __init__(self, folder):
        versions = pathlib.Path("/usr/lib/postgresql").iterdir()
        self.programs = max(versions, key=lambda path: int(path.name)) / "bin"
        self.folder = folder / "postgresql"
        self.folder.mkdir()
        self.log = open(folder / "postgresql.log", "wb")
        # PostgreSQL does not run as root.
        self.user = []
        if os.geteuid() == 0:
            folder.chmod(0o711)
            shutil.chown(self.folder, "nobody", "nogroup")
            self.user = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups", "--"]
        self.run("initdb", "--no-sync", "--auth=trust", "--username=owner", "--encoding=UTF8",
                 f"--pgdata={self.folder / 'data'}")
        (self.folder / "data" / "pg_hba.conf").write_text(
            "local all desk scram-sha-256\nlocal all all trust\n")
        self.start()

    def run(self, program, *arguments):
        return subprocess.run(
            [*self.user, self.programs / program, *arguments], check=True, cwd="/",
            capture_output=True, text=True).stdout

    def start(self):
        # The system ends the server when the tests are killed.
        self.process = subprocess.Popen(
            [*self.user[:-1], *(self.user and ["--pdeathsig", "QUIT", "--"]),
             self.programs / "postgres", "-D", self.folder / "data", "-c", "fsync=off",
             "-c", "listen_addresses=", "-c", f"unix_socket_directories={self.folder}"],
            cwd="/", stdin=subprocess.DEVNULL, stdout=self.log, stderr=self.log)
        wait(self.answers, lambda: "the server; " + pathlib.Path(self.log.name).read_text())

    def answers(self):
        try:
            return self.query("SELECT 1") == "1"
        except subprocess.CalledProcessError:
            return False

    def query(self, sql, database="postgres"):
        """The values that a statement returns, one row a line."""
        return self.run(
            "psql", "--no-psqlrc", "--tuples-only", "--no-align", "--host", self.folder,
            "--username", "owner", "--dbname", database, "--command", sql).strip()

    def pull_the_plug(self):
        """Ends every process of the server at once."""
        # Stopped first, it starts none that would outlive it.
        self.process.send_signal(signal.SIGSTOP)
        os.waitpid(self.process.pid, os.WUNTRACED)
        killed = self.send(signal.SIGKILL)
        self.process.wait()
        # The next server does not start as long as one of them still has memory of this one.
        wait(lambda: not any(map(is_running, killed)), "the end of the server")

    def set_silent(self, is_silent):
        """Stops the processes of the server where they are, or lets them go on."""
        self.send(signal.SIGSTOP if is_silent else signal.SIGCONT)

    def send(self, number):
        children = pathlib.Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        processes = [self.process.pid, *map(int, children.read_text().split())]
        for process in processes:
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, number)
        return processes

    def close(self):
        if self.process.poll() is None:
            self.set_silent(False)
            self.process.send_signal(signal.SIGQUIT)
            self.process.wait()
        self.log.close()
