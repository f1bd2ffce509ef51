#if OpenCombine
  public import OpenCombine
  import FormDeclaration

  extension Form where State: Sendable {
    /// Returns a publisher of the elements of ``validStates``, on the main actor.
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
    /// Returns a publisher of the elements of ``values``, on the main actor.
    ///
    /// It finishes with the form.
    ///
    /// ```swift
    /// let subscription = form.field(\.email).valuePublisher().sink { email in show(email) }
    /// form.email = "mei@example.com"
    /// ```
    public func valuePublisher() -> AnyPublisher<Value, Never> {
      StreamPublisher { { values } }.eraseToAnyPublisher()
    }
  }

  extension Field {
    /// Returns a publisher of the elements of ``statuses``, on the main actor.
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
