public import GenericForm

/// A check whose results your test supplies, in any order and at any time.
///
/// ```swift
/// let isFree = ScriptedCheck<String>("This name is taken")
/// let clock = ManualClock()
/// let form = Form(Account(), clock: clock) {
///   FieldValidation(\.username, checks: [isFree.check()])
/// }
/// form.username = "mei"
/// clock.advance(by: .milliseconds(400))
/// isFree.values  // ["mei"]
/// isFree.answer("mei", false)
/// ```
@MainActor public final class ScriptedCheck<Value: Equatable & SendableMetatype> {
  private struct Call {
    let value: Value
    let report: @MainActor (CheckResult) -> Void
    var isCancelled = false
    var isAnswered = false
  }

  private let message: ValidationMessage
  private var calls: [Call] = []

  /// Creates a check that fails with `message`.
  public nonisolated init(_ message: ValidationMessage) {
    self.message = message
  }

  /// The values that the check ran on, in order.
  public var values: [Value] { calls.map(\.value) }

  /// The values whose results are pending, in order.
  public var openValues: [Value] {
    calls.filter { !$0.isAnswered && !$0.isCancelled }.map(\.value)
  }

  /// The values whose check was canceled, in order.
  public var cancelledValues: [Value] { calls.filter(\.isCancelled).map(\.value) }

  /// Ends the oldest open run on a value, canceled or not, with a result.
  public func answer(_ value: Value, _ passes: Bool) {
    settle(value, passes ? .passed : .failed)
  }

  /// Ends the oldest open run on a value with an error, so that it has no result.
  public func fail(_ value: Value) {
    settle(value, .unverified)
  }

  private func settle(_ value: Value, _ answer: CheckResult) {
    let index = calls.firstIndex { $0.value == value && !$0.isAnswered }
    guard let index else { return }
    calls[index].isAnswered = true
    calls[index].report(answer)
  }

  fileprivate func run(
    _ value: Value, _ report: @escaping Check<Value>.Report
  ) -> Check<Value>.Cancel {
    let index = calls.count
    calls.append(Call(value: value, report: report))
    return { [weak self] in self?.cancelCall(index) }
  }

  private func cancelCall(_ index: Int) {
    if !calls[index].isAnswered { calls[index].isCancelled = true }
  }
}

extension ScriptedCheck where Value: Sendable {
  /// Returns the check for a field.
  public nonisolated func check<Root>(
    severity: ValidationSeverity = .error, debounce: Duration = .milliseconds(400),
    timeout: Duration? = .seconds(10),
    allowsUnverified: Bool = false
  ) -> ValidationCheck<Root, Value> {
    ValidationCheck(
      message, severity: severity, debounce: debounce, timeout: timeout,
      allowsUnverified: allowsUnverified
    ) { value, report in
      self.run(value, report)
    }
  }
}
