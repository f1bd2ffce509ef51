import Foundation
import Testing

@testable import BoundedPattern

@Suite struct StandardErrorTests {
  @Test(arguments: ["", "one line\n", "é👨‍👩‍👧\0", "a".times(1 << 20)])
  func `all of a text arrives`(text: String) async {
    let pipe = Pipe()
    async let received = Task.detached { pipe.fileHandleForReading.readDataToEndOfFile() }.value
    write(text, to: pipe.fileHandleForWriting.fileDescriptor)
    pipe.fileHandleForWriting.closeFile()
    #expect(await received == Data(text.utf8))
  }

  @Test func `a descriptor that takes nothing is left alone`() {
    write("lost", to: -1)
  }
}
