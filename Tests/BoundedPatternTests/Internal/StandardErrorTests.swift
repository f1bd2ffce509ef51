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

  @Test func `a descriptor that accepts nothing is left alone`() {
    write("lost", to: -1)
  }

  @Test(arguments: [
    ("The file /x/y is damaged.", "The file /x/y is damaged.\n"),
    ("The file /x/ünïcode 👍🏽 is damaged.", "The file /x/ünïcode 👍🏽 is damaged.\n"),
    ("The file /x/\n\u{1B}[31my.", "The file /x/\\u{a}\\u{1b}[31my.\n"),
    ("The file /x/\u{2028}y.", "The file /x/\\u{2028}y.\n"),
  ])
  func `puts a sentence on one line`(sentence: String, line: String) {
    #expect(StandardError.line(sentence) == "\(programName): \(line)")
  }

  @Test func `writes the line to standard error`() async {
    let result = await #expect(
      processExitsWith: .success,
      observing: [\.standardErrorContent, \.standardOutputContent]
    ) {
      StandardError.report("The display could not be opened.")
    }
    let written = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }
    #expect(written?.contains("\(programName): The display could not be opened.\n") == true)
    let output = result.map { String(decoding: $0.standardOutputContent, as: UTF8.self) }
    #expect(output?.contains("display") == false)
  }

  @Test func `doesn't end the program if nobody reads, or there's no standard error`() async {
    await #expect(processExitsWith: .exitCode(7)) {
      let pipe = Pipe()
      dup2(pipe.fileHandleForWriting.fileDescriptor, STDERR_FILENO)
      try pipe.fileHandleForReading.close()
      for _ in 0..<3 { StandardError.report("The display could not be opened.") }
      close(STDERR_FILENO)
      StandardError.report("The display could not be opened.")
      exit(7)
    }
  }
}
