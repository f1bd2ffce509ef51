#if OpenCombine
  public import OpenCombine

  /// With the package's trait `OpenCombine`, `$email` publishes its results.
  ///
  /// ```swift
  /// let subscription = login.$email.sink { result in show(result.isValid ? "✅" : "❌") }
  /// ```
  extension Validated: Publisher {
    /// A result.
    public typealias Output = ValidationResult<Value>

    /// Results are published without a failure.
    public typealias Failure = Never

    /// Sends a subscriber the current result, followed by the result of each change.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == ValidationResult<Value>, Downstream.Failure == Never {
      results.publisher.receive(subscriber: subscriber)
    }

    /// Publishes the current result, followed by the result of each change, on the main actor.
    ///
    /// It finishes when the variable is released.
    ///
    /// ```swift
    /// let subscription = login.$email.validationPublisher().sink { show($0.isValid) }
    /// login.email = "mei@example.com"  // true
    /// login.email = "mei@"  // false
    /// ```
    public func validationPublisher() -> AnyPublisher<ValidationResult<Value>, Never> {
      results.publisher.eraseToAnyPublisher()
    }

    /// Publishes the values of ``validationPublisher()`` that are valid and present.
    ///
    /// ```swift
    /// let subscription = login.$email.valuePublisher().sink { show($0) }
    /// login.email = " Mei@example.com "  // mei@example.com
    /// login.email = "mei@"  // nothing
    /// ```
    public func valuePublisher() -> AnyPublisher<Value, Never> {
      validationPublisher().compactMap { result in result.value }.eraseToAnyPublisher()
    }
  }

  extension ValidationResults {
    fileprivate var publisher: StreamPublisher<ValidationResult<Value>> {
      StreamPublisher { [channel] in
        let stream = channel.stream()
        return { stream }
      }
    }
  }
#endif
