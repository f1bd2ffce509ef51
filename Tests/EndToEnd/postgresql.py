"""A PostgreSQL server for a test."""

import contextlib
import os
import pathlib
import shutil
import signal
import subprocess

from desktop import wait


def is_running(process):
    """Returns whether a process exists and isn't a zombie."""
    try:
        return pathlib.Path(f"/proc/{process}/stat").read_text().split(") ")[-1][0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


class Server:
    """A server with its own folder and socket, which ends with the test."""

    def __init__(self, folder):
        versions = pathlib.Path("/usr/lib/postgresql").iterdir()
        self.programs = max(versions, key=lambda path: int(path.name)) / "bin"
        self.folder = folder / "postgresql"
        self.folder.mkdir()
        self.log = open(folder / "postgresql.log", "wb")
        # PostgreSQL doesn't run as root.
        self.user = []
        if os.geteuid() == 0:
            folder.chmod(0o711)
            shutil.chown(self.folder, "nobody", "nogroup")
            self.user = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups", "--"]
        self.run("initdb", "--no-sync", "--auth=trust", "--username=owner", "--encoding=UTF8",
                 f"--pgdata={self.folder / 'data'}")
        (self.folder / "data" / "pg_hba.conf").write_text(
            "local all gtkformapp scram-sha-256\nlocal all all trust\n")
        self.start()

    def run(self, program, *arguments):
        return subprocess.run(
            [*self.user, self.programs / program, *arguments], check=True, cwd="/",
            capture_output=True, text=True).stdout

    def start(self):
        # The system ends the server if the tests are killed.
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
        """Returns the values of a statement, one line per row."""
        return self.run(
            "psql", "--no-psqlrc", "--tuples-only", "--no-align", "--host", self.folder,
            "--username", "owner", "--dbname", database, "--command", sql).strip()

    def pull_the_plug(self):
        """Ends every process of the server at once."""
        # A stopped server can't start a process that would outlive it.
        self.process.send_signal(signal.SIGSTOP)
        os.waitpid(self.process.pid, os.WUNTRACED)
        killed = self.send(signal.SIGKILL)
        self.process.wait()
        # The next server doesn't start while one of these processes still holds shared memory.
        wait(lambda: not any(map(is_running, killed)), "the end of the server")

    def set_silent(self, is_silent):
        """Stops the server's processes, or lets them continue."""
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
