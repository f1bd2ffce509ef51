import Foundation

/// A program that runs until this object is released or the tests end, even by a signal.
///
/// It runs as the user `nobody` if the tests run as root.
final class GuardedProcess: @unchecked Sendable {
  private let shell = Process()
  private let lifeline = Pipe()
  private let log: String

  /// Ends the program when its input, the pipe, closes, and then deletes the folder.
  private static let script = """
    "$@" </dev/null &
    read reason && exit
    kill -QUIT $!; kill -TERM $!
    sleep 1
    kill -KILL $!
    rm -rf "$0"
    """

  /// Starts a program in its own folder, with its output in the file `log`.
  init(_ command: [String], folder: TemporaryFolder) throws {
    log = folder.path("log")
    try Data().write(to: URL(filePath: log))
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments = ["-c", Self.script, folder.path] + command
    shell.runsAsOrdinaryUser()
    shell.standardInput = lifeline
    shell.standardOutput = FileHandle(forWritingAtPath: log)
    shell.standardError = shell.standardOutput
    _ = fcntl(lifeline.fileHandleForWriting.fileDescriptor, F_SETFD, FD_CLOEXEC)
    try shell.run()
  }

  func wait(until isReady: () -> Bool) throws {
    for _ in 1...600 {
      if isReady() { return }
      usleep(50_000)
    }
    throw ServerError(text: (try? String(contentsOfFile: log, encoding: .utf8)) ?? "")
  }

  /// Stops watching the program, because it's ending by itself.
  func leave() {
    try? lifeline.fileHandleForWriting.write(contentsOf: Data("ended\n".utf8))
    while shell.isRunning { usleep(5000) }
  }
}

extension Process {
  /// Makes the process run as the user `nobody` if it would run as root.
  func runsAsOrdinaryUser() {
    guard getuid() == 0, let program = executableURL?.path else { return }
    executableURL = URL(fileURLWithPath: "/usr/bin/setpriv")
    arguments =
      ["--reuid=65534", "--regid=65534", "--clear-groups", "--", program] + (arguments ?? [])
    currentDirectoryURL = URL(fileURLWithPath: "/")
  }
}
