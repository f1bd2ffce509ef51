import GenericForm
import Screens
import Testing

@MainActor @Suite struct NewPasswordTests {
  let form = Form(NewPassword(), validation: NewPassword.validation)

  private var lines: [String] {
    form.field(\.password).rules.map { line in
      (line.isMet ? "✓ " : "○ ") + line.message.text
    }
  }

  @Test func `ticks off each rule as it is met`() {
    form.password = "sky"
    #expect(
      lines == [
        "○ Use at least 8 characters", "✓ Use at least 1 letter", "○ Use at least 1 digit",
        "○ Remove “y”",
      ])
    form.password = "skis 2026"
    #expect(lines.allSatisfy { $0.hasPrefix("✓") })
  }

  @Test func `removes a tick when its rule fails again`() {
    form.password = "skis 2026"
    form.password = "skis"
    #expect(lines.map { $0.hasPrefix("✓") } == [false, true, false, true])
  }

  @Test func `shows errors on submit only, since the rules are listed`() {
    form.enter("sky", in: \.password)
    #expect(form.shown(\.password) == [])
    form.submit()
    #expect(form.shown(\.password).first == "Use at least 8 characters")
    form.password = "skis 2026"
    #expect(form.shown(\.password) == [])
    #expect(form.isValid)
  }
}
