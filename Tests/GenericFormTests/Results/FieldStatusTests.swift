import Testing
import ValidationRules

@testable import FormDeclaration
@testable import GenericForm

@Suite struct FieldStatusTests {
  /// One status for every combination of facts.
  private static let all: [FieldStatus] = {
    let checks: [FieldStatus.Checks] = [
      .none, .pending, .passed, .failed, .unverified(blocksSubmit: true),
      .unverified(blocksSubmit: false),
    ]
    return (0..<256).flatMap { bits in
      checks.map { checks in
        var status = FieldStatus()
        status.isIncluded = bits & 1 == 0
        status.isRequired = bits & 2 != 0
        status.isTouched = bits & 4 != 0
        status.isDirty = bits & 8 != 0
        status.isRevealed = bits & 16 != 0
        status.warnings = bits & 32 == 0 ? [] : ["Warning"]
        status.blockingErrors = bits & 64 == 0 ? [] : ["Error", "Another"]
        status.serverErrors = bits & 128 == 0 ? [] : ["Server"]
        status.checks = checks
        return status
      }
    }
  }()

  @Test func `is invalid only with an error, a pending check or a missing result`() {
    #expect(Set(Self.all).count == 1536)
    for status in Self.all {
      let needsResult =
        status.checks == .pending || status.checks == .unverified(blocksSubmit: true)
      #expect(status.isValid == (status.errors.isEmpty && !needsResult), "\(status)")
      #expect(status.blocksSubmit == (!status.blockingErrors.isEmpty || needsResult), "\(status)")
    }
  }

  @Test func `a server error makes it invalid without blocking the submit`() {
    var status = FieldStatus()
    #expect(status.isValid)
    #expect(!status.blocksSubmit)
    status.serverErrors = ["Server"]
    #expect(!status.isValid)
    #expect(!status.blocksSubmit)
    status.blockingErrors = ["Error"]
    #expect(status.blocksSubmit)
    #expect(status.errors == ["Error", "Server"])
  }

  @Test func `is verified only when every check passed and there is no error`() {
    for status in Self.all {
      #expect(status.isVerified == (status.checks == .passed && status.errors.isEmpty), "\(status)")
      if status.isVerified { #expect(status.isValid, "\(status)") }
    }
  }

  @Test func `is pending only while a check is`() {
    for status in Self.all { #expect(status.isPending == (status.checks == .pending)) }
  }

  @Test func `shows only the server error until it is revealed, then everything`() {
    for status in Self.all {
      let isUnverified =
        status.checks == .unverified(blocksSubmit: true)
        || status.checks == .unverified(blocksSubmit: false)
      let unverified: [ValidationMessage] = isUnverified ? [.rule(.`check.unverified`)] : []
      #expect(status.isUnverified == isUnverified, "\(status)")
      #expect(status.canRetry == (isUnverified && status.isRevealed), "\(status)")
      if status.isRevealed {
        #expect(status.shownErrors == status.errors, "\(status)")
        #expect(status.shownWarnings == unverified + status.warnings, "\(status)")
      } else {
        #expect(status.shownErrors == status.serverErrors, "\(status)")
        #expect(status.shownWarnings == [], "\(status)")
      }
    }
  }

  @Test func `never shows an error while it is valid`() {
    for status in Self.all {
      #expect(status.hasShownError == !status.shownErrors.isEmpty)
      if status.isValid { #expect(!status.hasShownError, "\(status)") }
    }
  }

  @Test func `starts out included, valid and silent`() {
    let status = FieldStatus()
    #expect(status.isIncluded)
    #expect(status.isValid)
    #expect(status.checks == .none)
    #expect(!status.isRequired)
    #expect(!status.isTouched)
    #expect(!status.isDirty)
    #expect(!status.isRevealed)
    #expect(status.errors == [])
    #expect(status.warnings == [])
  }

  @Test func `separates errors from warnings, each in order`() {
    var status = FieldStatus()
    status.append(["One"], severity: .error)
    status.append(["Two"], severity: .warning)
    status.append(["Three", "Four"], severity: .error)
    #expect(status.errors == ["One", "Three", "Four"])
    #expect(status.warnings == ["Two"])
  }
}
