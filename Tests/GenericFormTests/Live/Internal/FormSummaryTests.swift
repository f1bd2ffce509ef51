import Testing

@testable import FormDeclaration
@testable import GenericForm

@Suite struct FormSummaryTests {
  private let valid = FieldStatus()
  private let invalid: FieldStatus = {
    var status = FieldStatus()
    status.blockingErrors = ["Error"]
    return status
  }()
  private let pending: FieldStatus = {
    var status = FieldStatus()
    status.checks = .pending
    return status
  }()
  private let dirty: FieldStatus = {
    var status = FieldStatus()
    status.isDirty = true
    return status
  }()

  @Test func `starts valid, still and clean`() {
    let summary = FormSummary()
    #expect(summary.isValid)
    #expect(!summary.isPending)
    #expect(!summary.isDirty)
    #expect(!summary.isSubmitting)
    #expect(summary.submitCount == 0)
  }

  @Test func `is invalid while any field is`() {
    var summary = FormSummary()
    summary.replace(valid, by: invalid)
    summary.replace(valid, by: invalid)
    summary.replace(valid, by: valid)
    summary.replace(invalid, by: valid)
    #expect(!summary.isValid)
    summary.replace(invalid, by: invalid)
    summary.replace(invalid, by: valid)
    #expect(summary.isValid)
  }

  @Test func `is pending and invalid while a check of any field is pending`() {
    var summary = FormSummary()
    summary.replace(valid, by: pending)
    summary.replace(valid, by: pending)
    summary.replace(pending, by: valid)
    #expect(summary.isPending)
    #expect(!summary.isValid)
    summary.replace(pending, by: pending)
    summary.replace(pending, by: invalid)
    #expect(!summary.isPending)
    #expect(!summary.isValid)
  }

  @Test func `is dirty while a field or the order of rows is`() {
    var summary = FormSummary()
    summary.replace(valid, by: dirty)
    summary.replaceDirty(false, by: true)
    summary.replace(dirty, by: valid)
    #expect(summary.isDirty)
    summary.replaceDirty(true, by: true)
    summary.replaceDirty(true, by: false)
    #expect(!summary.isDirty)
  }

  @Test func `equals one with the same conclusions from other counts`() {
    var one = FormSummary()
    one.replace(valid, by: invalid)
    var two = one
    two.replace(valid, by: invalid)
    #expect(one == two)
    two.replaceDirty(false, by: true)
    #expect(one != two)
  }

  @Test(arguments: 0..<5)
  func `differs by each conclusion`(fact: Int) {
    var summary = FormSummary()
    switch fact {
    case 0: summary.replace(valid, by: invalid)
    case 1: summary.replace(invalid, by: pending)
    case 2: summary.replaceDirty(false, by: true)
    case 3: summary.isSubmitting = true
    default: summary.submitCount = 1
    }
    #expect(summary != FormSummary())
  }
}
