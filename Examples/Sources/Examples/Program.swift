import FormTextField
import Foundation

/// Opens the named screen, or lists the screens.
@main
struct Program {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let name = arguments.first else { return print(list) }
    guard arguments.count == 1, let screen = Screen(rawValue: name) else {
      fail("Give the name of one screen:\n\(list)", status: 64)
    }
    do throws(DisplayUnavailable) {
      try screen.run()
    } catch {
      fail(error.description, status: 3)
    }
  }

  private static var list: String {
    Screen.allCases
      .map { $0.rawValue.padding(toLength: 14, withPad: " ", startingAt: 0) + $0.summary }
      .joined(separator: "\n")
  }

  private static func fail(_ message: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
    exit(status)
  }
}
