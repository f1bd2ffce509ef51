#if OpenCombine
  public import OpenCombine
  import ValidationRules

  extension Form where State: Sendable {
    /// The elements of ``validStates``, published on the main actor.
    ///
    /// It doesn't keep the form alive, and finishes with it.
    ///
    /// ```swift
    /// let subscription = form.validStatePublisher().sink { account in
    ///   createButton.isSensitive = account != nil
    /// }
    /// ```
    public func validStatePublisher() -> AnyPublisher<State?, Never> {
      StreamPublisher { [weak self] in
        { [weak self] in self?.validStates ?? AsyncStream { nil } }
      }.eraseToAnyPublisher()
    }
  }

  extension Field where Value: Sendable {
    /// The elements of ``values``, published on the main actor.
    ///
    /// It finishes with the form.
    public func valuePublisher() -> AnyPublisher<Value, Never> {
      StreamPublisher { { values } }.eraseToAnyPublisher()
    }
  }

  extension Field {
    /// The elements of ``statuses``, published on the main actor.
    ///
    /// It finishes with the form.
    ///
    /// ```swift
    /// let subscription = form.field(\.email).statusPublisher().sink { status in
    ///   show(status.isValid ? "✅" : "❌")
    /// }
    /// ```
    public func statusPublisher() -> AnyPublisher<FieldStatus, Never> {
      StreamPublisher { { statuses } }.eraseToAnyPublisher()
    }
  }
#endif
