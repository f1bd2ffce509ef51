import GRDB
import Testing

@testable import GtkFormApp

@Suite struct BlockingExecutorTests {
  @Test func `lets other tasks run while many stores wait`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path("accounts.sqlite")
    try await SQLiteAccountStore(path: path).open()
    let other = try otherProgram(path)
    try await other.writeWithoutTransaction { try $0.execute(sql: "BEGIN EXCLUSIVE") }

    try await withThrowingTaskGroup { group in
      for _ in 1...32 {
        group.addTask { try await SQLiteAccountStore(path: path, patience: 20).open() }
      }
      // If the stores blocked the threads of tasks, this task would start too late for them.
      group.addTask {
        try await other.writeWithoutTransaction { try $0.execute(sql: "COMMIT") }
      }
      try await group.waitForAll()
    }
  }
}
