import Foundation
import Testing

@testable import FormDrafts

@Suite struct OpenFileTests {
  @Test func `a copy of the descriptor doesn't keep the lock`() throws {
    let folder = TestFolder()
    try folder.put([], at: "locked")
    let path = "\(folder.path)/locked"
    var first: OpenFile? = try OpenFile(path, O_RDWR)
    #expect(first?.lock() == true)
    let copy = try #require(copyOfDescriptor(of: path))
    defer { close(copy) }
    #expect(try !OpenFile(path, O_RDWR).lock())
    first = nil
    #expect(try OpenFile(path, O_RDWR).lock())
  }

  /// Copies the descriptor of an open file, as starting a process does.
  private func copyOfDescriptor(of path: String) -> Int32? {
    let files = FileManager.default
    let open = (try? files.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
    let found = open.first { name in
      (try? files.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(name)")) == path
    }
    return found.flatMap { Int32($0) }.map { dup($0) }
  }
}
