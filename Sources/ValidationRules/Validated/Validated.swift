/// A property that formats and judges every value it is given.
///
/// The property is optional, or has a value from the start. Values are formatted first, so that it
/// is the formatted one that is judged and kept.
///
/// ```swift
/// struct Login {
///   @Validated(rules: [.notEmpty, .isEmail], formatters: [.trimmed, .lowercased])
///   var email: String?
///   @Validated(rule: .greaterOrEqualThan(18)) var age = 18
/// }
///
/// var login = Login()
/// login.email = " Mei@Example.com "
/// login.email  // "mei@example.com"
/// login.$email.isValid  // true
/// login.age = 17
/// login.$age.messages  // [Enter 18 or a greater number]
/// ```
///
/// It is a value: copies are independent. Those who listen to ``results`` listen to one variable;
/// of two copies, the one that changes first goes its own way without them, and only when the
/// other is gone do they follow it.
@propertyWrapper
public struct Validated<Wrapped: Sendable, Value: Sendable>: Sendable {
  private var judged: JudgedValue<Wrapped, Value>

  /// Nil in what `$` gives, so that to look at a property is not to copy it.
  private var variable: Variable<Value>?
  private var broadcast: ResultBroadcast<Value>

  init(_ judged: JudgedValue<Wrapped, Value>) {
    self.judged = judged
    let variable = Variable(judged.result)
    self.variable = variable
    broadcast = variable.broadcast
  }

  /// The value as the formatters left it; nil where it is optional and absent.
  public var wrappedValue: Wrapped {
    get { judged.current }
    set {
      judged.set(newValue)
      tell(isAnnounced: true)
    }
  }

  /// The verdict, what is said of it, and what can be done.
  public var projectedValue: Self {
    get {
      var view = self
      view.variable = nil
      return view
    }
    set {
      let isAnnounced =
        newValue.broadcast !== broadcast || newValue.judged.announcements != judged.announcements
      judged = newValue.judged
      tell(isAnnounced: isAnnounced)
    }
  }
}

extension Validated {
  /// The verdict on the value as it is now, whether anything was entered or not.
  public var result: ValidationResult<Value> { judged.result }

  /// Whether the value is valid now.
  public var isValid: Bool { result.isValid }

  /// What is wrong with the value; empty while it is untouched.
  public var messages: [ValidationMessage] { isTouched ? result.messages : [] }

  /// What is advised about a value that can be submitted as it is; empty while it is untouched.
  public var warnings: [ValidationMessage] {
    guard isTouched, let value = result.value else { return [] }
    return judged.rules.failures(of: value, severity: .warning)
  }

  /// Whether a value was given, or judged anew, since the start or the last ``reset()``.
  public var isTouched: Bool { judged.isTouched }

  /// Judges the value anew and tells everyone, as before a submit.
  public mutating func revalidate() {
    judged.revalidate()
    tell(isAnnounced: true)
  }

  /// Goes back to the value of the start, untouched, and says nothing about it to anyone.
  public mutating func reset() {
    judged.reset()
    tell(isAnnounced: false)
  }

  private mutating func tell(isAnnounced: Bool) {
    guard variable != nil else { return }
    if !isKnownUniquelyReferenced(&variable) {
      let own = Variable(judged.result)
      broadcast.isFollowed(by: own.broadcast)
      broadcast = own.broadcast
      variable = own
    }
    broadcast.update(judged.result, isAnnounced: isAnnounced)
  }
}

extension Validated {
  /// The present verdict, and then the verdict at each change, for each who listens.
  ///
  /// ```swift
  /// for await result in login.$email.results {
  ///   switch result {
  ///   case .valid(let value): show("✅ \(value ?? "")")
  ///   case .notValid(let messages): show("❌ \(messages.first)")
  ///   }
  /// }
  /// ```
  ///
  /// It ends when the variable is gone.
  public var results: ValidationResults<Value> {
    ValidationResults(broadcast: broadcast)
  }

  /// The values of ``results`` that are valid and there.
  public var validValues: AsyncCompactMapSequence<ValidationResults<Value>, Value> {
    results.compactMap { result in result.value }
  }

  /// The value as it is now, formatted; nil when there is none.
  var value: Value? { judged.value }
}

extension Validated: Equatable where Wrapped: Equatable {
  /// Whether two properties hold the same value.
  public static func == (left: Self, right: Self) -> Bool {
    left.wrappedValue == right.wrappedValue
  }
}
