import Foundation
import Testing

@testable import GtkFormApp

@Suite struct StandardErrorTests {
  @Test(arguments: [
    ("The file /x/y is damaged.", "GtkFormApp: The file /x/y is damaged.\n"),
    ("The file /x/ünïcode 👍🏽 is damaged.", "GtkFormApp: The file /x/ünïcode 👍🏽 is damaged.\n"),
    ("The file /x/\n\u{1B}[31my.", "GtkFormApp: The file /x/\\u{a}\\u{1b}[31my.\n"),
    ("The file /x/\u{2028}y.", "GtkFormApp: The file /x/\\u{2028}y.\n"),
  ])
  func `makes one line of a sentence`(sentence: String, line: String) {
    #expect(StandardError.line(sentence) == line)
  }

  @Test func `writes the line where the shell expects it`() async {
    let result = await #expect(
      processExitsWith: .success,
      observing: [\.standardErrorContent, \.standardOutputContent]
    ) {
      StandardError.report("The display could not be opened.")
    }
    let written = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }
    #expect(written?.contains("GtkFormApp: The display could not be opened.\n") == true)
    let output = result.map { String(decoding: $0.standardOutputContent, as: UTF8.self) }
    #expect(output?.contains("display") == false)
  }

  @Test func `does not end the program when nobody reads`() async {
    await #expect(processExitsWith: .exitCode(7)) {
      let pipe = Pipe()
      dup2(pipe.fileHandleForWriting.fileDescriptor, STDERR_FILENO)
      try pipe.fileHandleForReading.close()
      StandardError.report("The display could not be opened.")
      exit(7)
    }
  }
}
