public import GenericForm

/// A check whose answers a test gives, in any order and whenever it likes.
///
/// ```swift
/// let isFree = ScriptedCheck<String>("This name is taken")
/// let validation = FormValidation<Account> {
///   FieldValidation(\.username, checks: [isFree.rule()])
/// }
/// form.username = "mei"
/// clock.advance(by: .milliseconds(400))
/// isFree.values  // ["mei"]
/// isFree.answer("mei", false)
/// ```
@MainActor public final class ScriptedCheck<Value: Equatable & SendableMetatype> {
  private struct Question {
    let value: Value
    let answer: @MainActor (CheckAnswer) -> Void
    var isCancelled = false
    var isAnswered = false
  }

  private let message: ValidationMessage
  private var questions: [Question] = []

  /// A check that says `message` about the values that it refuses.
  public nonisolated init(_ message: ValidationMessage) {
    self.message = message
  }

  /// The values that it was asked about, in order.
  public var values: [Value] { questions.map(\.value) }

  /// The values that an answer is waited for, in order.
  public var openValues: [Value] {
    questions.filter { !$0.isAnswered && !$0.isCancelled }.map(\.value)
  }

  /// The values whose check was cancelled, in order.
  public var cancelledValues: [Value] { questions.filter(\.isCancelled).map(\.value) }

  /// Answers the oldest unanswered question about a value, cancelled or not.
  public func answer(_ value: Value, _ passes: Bool) {
    settle(value, passes ? .passed : .refused)
  }

  /// Fails to answer the oldest unanswered question about a value.
  public func fail(_ value: Value) {
    settle(value, .unverified)
  }

  private func settle(_ value: Value, _ answer: CheckAnswer) {
    let index = questions.firstIndex { $0.value == value && !$0.isAnswered }
    guard let index else { return }
    questions[index].isAnswered = true
    questions[index].answer(answer)
  }

  fileprivate func ask(
    _ value: Value, _ answer: @escaping @MainActor (CheckAnswer) -> Void
  ) -> CancelCheck {
    let index = questions.count
    questions.append(Question(value: value, answer: answer))
    return { [weak self] in self?.cancelQuestion(index) }
  }

  private func cancelQuestion(_ index: Int) {
    if !questions[index].isAnswered { questions[index].isCancelled = true }
  }
}

extension ScriptedCheck where Value: Sendable {
  /// The rule to give to a field.
  public nonisolated func rule(
    severity: ValidationSeverity = .error, debounce: Duration = .milliseconds(400),
    timeout: Duration? = .seconds(10),
    whenUnverified: AsyncValidationRule<Value>.UnverifiedPolicy = .block
  ) -> AsyncValidationRule<Value> {
    AsyncValidationRule(
      message: message, severity: severity, debounce: debounce, timeout: timeout,
      whenUnverified: whenUnverified
    ) { value in
      .callback { answer in self.ask(value, answer) }
    }
  }
}
