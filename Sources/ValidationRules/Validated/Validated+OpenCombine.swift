#if OpenCombine
  public import OpenCombine

  /// Publishes the results of a property such as `$email`, with the package trait `OpenCombine`.
  ///
  /// ```swift
  /// let subscription = login.$email.sink { result in show(result.isValid ? "✅" : "❌") }
  /// ```
  extension Validated: Publisher {
    /// The result of validating a value.
    public typealias Output = ValidationResult<Value>

    /// Publishing never fails.
    public typealias Failure = Never

    /// Sends the current result to a subscriber, followed by the result of each change.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == ValidationResult<Value>, Downstream.Failure == Never {
      results.publisher.receive(subscriber: subscriber)
    }

    /// Publishes the current result, followed by the result of each change, on the main actor.
    ///
    /// The publisher finishes when the property and all its copies are released.
    ///
    /// ```swift
    /// let subscription = login.$email.validationPublisher().sink { show($0.isValid) }
    /// login.email = "mei@example.com"  // true
    /// login.email = "mei@"  // false
    /// ```
    public func validationPublisher() -> AnyPublisher<ValidationResult<Value>, Never> {
      results.publisher.eraseToAnyPublisher()
    }

    /// Publishes the values that are valid and present.
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
