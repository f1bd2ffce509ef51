import Testing
import ValidationRules

@Suite struct ValidationSeverityTests {
  @Test func `a rule is an error unless it's turned into a warning`() {
    let rule = Rule<String>("Say something") { !$0.isEmpty }
    #expect(rule.severity == .error)
    #expect(rule.asWarning().severity == .warning)
    #expect(
      Rule<String>("Say something", severity: .warning) { _ in true }.severity == .warning
    )
  }

  @Test func `an error and a warning are different`() {
    #expect(Set<ValidationSeverity>([.error, .warning, .error]).count == 2)
  }
}
