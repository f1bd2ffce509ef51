import Testing

@testable import FormDeclaration
@testable import GenericForm

@Suite struct FieldErrorTests {
  private struct Values {
    var name = ""
  }

  private let name = ImmutablePath<PartialKeyPath<Values>>(\.name)

  private func error(_ change: (inout FieldStatus) -> Void) -> FieldError<Values>? {
    var status = FieldStatus()
    change(&status)
    return FieldError(name, label: nil, status: status)
  }

  @Test func `a valid field has none`() {
    #expect(error { _ in } == nil)
    #expect(error { $0.warnings = ["Warning"] } == nil)
    #expect(error { $0.checks = .passed } == nil)
    #expect(error { $0.checks = .unverified(blocksSubmit: false) } == nil)
    #expect(FieldError(name, label: nil, reason: .invalid, messages: []) == nil)
  }

  @Test func `errors of rules and checks come first, then missing results, then the server error`()
  {
    let invalid = error {
      $0.blockingErrors = ["One", "Two"]
      $0.serverErrors = ["Server"]
      $0.checks = .pending
    }
    #expect(invalid?.reason == .invalid)
    #expect(invalid.map { Array($0.messages) } == ["One", "Two"])
    let pending = error {
      $0.serverErrors = ["Server"]
      $0.checks = .pending
    }
    #expect(pending?.reason == .pending)
    #expect(pending.map { Array($0.messages) } == [.rule(.`check.pending`)])
    let unverified = error {
      $0.serverErrors = ["Server"]
      $0.checks = .unverified(blocksSubmit: true)
    }
    #expect(unverified?.reason == .unverified)
    #expect(unverified.map { Array($0.messages) } == [.rule(.`check.unverified`)])
    let server = error {
      $0.serverErrors = ["Server"]
      $0.checks = .unverified(blocksSubmit: false)
    }
    #expect(server?.reason == .server)
    #expect(server.map { Array($0.messages) } == ["Server"])
  }

  @Test func `its summary is the first message, with the label`() throws {
    let plain = try #require(
      FieldError(name, label: nil, reason: .invalid, messages: ["One", "Two"]))
    #expect(plain.summary == "One")
    #expect(plain.reason == .invalid)
    #expect(plain.path == \.name)
    let labeled = try #require(
      FieldError(name, label: "Name", reason: .invalid, messages: ["One", "Two"]))
    #expect(labeled.label == "Name")
    #expect(MessageCatalog().text(for: labeled.summary) == "Name: One")
  }

  @Test func `is printed as its key path and messages`() throws {
    let error = try #require(
      FieldError(name, label: "Name", reason: .invalid, messages: ["One", "Two"]))
    #expect("\(error)" == "\\Values.name: One, Two")
    #expect("\([error, error])" == "[\\Values.name: One, Two, \\Values.name: One, Two]")
  }

  @Test func `a row is printed with its identity if that is a number`() {
    struct Row<ID: Hashable & Sendable>: Identifiable {
      let id: ID
      var name = ""
    }
    let numbers = FormValidation<[Row<Int>]> {
      each(\.self) { FieldValidation(\.name, .required("Name")) }
    }
    #expect(
      "\(numbers.result(for: [Row(id: 3), Row(id: 3)]).errors)"
        == "[\\Array<Row<Int>>[id: 3].name: Name, "
        + "\\Array<Row<Int>>[id: 3, occurrence: 1].name: Name]")
    let texts = FormValidation<[Row<String>]> {
      each(\.self) { FieldValidation(\.name, .required("Name")) }
    }
    #expect(
      "\(texts.result(for: [Row(id: "secret")]).errors)"
        == "[\\Array<Row<String>>[id: …].name: Name]")
  }

  @Test func `differs by its path, reason and messages`() {
    let one = FieldError(name, label: nil, reason: .invalid, messages: ["One"])
    #expect(one == FieldError(name, label: nil, reason: .invalid, messages: ["One"]))
    #expect(one != FieldError(name, label: nil, reason: .invalid, messages: ["Two"]))
    #expect(one != FieldError(name, label: nil, reason: .server, messages: ["One"]))
    #expect(
      one
        != FieldError(ImmutablePath(\Values.self), label: nil, reason: .invalid, messages: ["One"]))
  }
}
