import FormDrafts
import XCTest

/// Tests that run once in every kind of host.
class HostedTestCase: WidgetTestCase {
  /// The kind of host in which the test runs.
  private(set) var host = TestHost.Kind.controller

  required init(name: String, testClosure: @escaping (XCTestCase) throws -> Void) {
    super.init(name: name) { test in
      guard let test = test as? HostedTestCase else { return }
      let hosts = MainActor.assumeIsolated { TestHost.Kind.allCases }
      for host in hosts {
        test.host = host
        if host != hosts.first { try test.setUpWithError() }
        try testClosure(test)
        if host != hosts.last { test.tearDown() }
      }
    }
  }

  override func recordFailure(
    withDescription description: String, inFile path: String, atLine line: Int, expected: Bool
  ) {
    super.recordFailure(
      withDescription: "\(description) in \(host)", inFile: path, atLine: line, expected: expected)
  }

  /// Runs a test with a form that has a draft, and expects all of it to be released.
  func withDraftWindow(
    _ draft: @autoclosure @MainActor () -> FormDraft<DraftedGuest>? = nil,
    _ body: @MainActor (DraftWindow) -> Void
  ) {
    DraftWindow.run(draft(), in: host, body)
  }

  /// Runs a test with a form of two fields, and expects all of it to be released.
  func withFormWindow(needsValidForm: Bool = false, _ body: @MainActor (FormWindow) -> Void) {
    FormWindow.run(in: host, needsValidForm: needsValidForm, body)
  }
}
