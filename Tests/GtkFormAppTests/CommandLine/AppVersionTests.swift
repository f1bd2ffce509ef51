import Foundation
import Testing

@testable import GtkFormApp

@Suite struct AppVersionTests {
  private static let changelog = URL(filePath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "CHANGELOG.md")

  @Test func `is the changelog's first version, which has a date`() throws {
    let text = try String(contentsOf: Self.changelog, encoding: .utf8)
    let heading = try #require(text.split(separator: "\n").first { $0.hasPrefix("## ") })
    let parts = try #require(heading.wholeMatch(of: /## (\S+) \((\d{4}-\d{2}-\d{2})\)/))
    #expect(parts.1 == AppVersion.current)
  }
}
