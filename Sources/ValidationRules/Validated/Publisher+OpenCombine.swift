#if OpenCombine
  public import OpenCombine

  extension Publisher where Failure == Never {
    /// Publishes the latest values of two publishers whenever one of them publishes.
    ///
    /// The publisher starts once both have a value, and finishes when both have finished. Combine
    /// has this operator, but OpenCombine 0.14 doesn't.
    ///
    /// ```swift
    /// let subscription = login.$email.combineLatest(login.$password).sink { email, password in
    ///   loginButton.isEnabled = email.isValid && password.isValid
    /// }
    /// ```
    public func combineLatest<Other: Publisher>(
      _ other: Other
    ) -> AnyPublisher<(Output, Other.Output), Never> where Other.Failure == Never {
      typealias Latest = (left: Output?, right: Other.Output?)
      typealias Change = (inout Latest) -> Void
      let changes = [
        map { value -> Change in { $0.left = value } }.eraseToAnyPublisher(),
        other.map { value -> Change in { $0.right = value } }.eraseToAnyPublisher(),
      ]
      return changes.publisher.flatMap { $0 }.scan((nil, nil) as Latest) { latest, change in
        var latest = latest
        change(&latest)
        return latest
      }.compactMap { latest in
        guard let left = latest.left, let right = latest.right else { return nil }
        return (left, right)
      }.eraseToAnyPublisher()
    }

    /// Publishes a function's result for the latest values of two publishers whenever one publishes.
    ///
    /// ```swift
    /// let canLogIn = login.$email.combineLatest(login.$password) { $0.isValid && $1.isValid }
    /// ```
    public func combineLatest<Other: Publisher, Combined>(
      _ other: Other, _ transform: @escaping (Output, Other.Output) -> Combined
    ) -> AnyPublisher<Combined, Never> where Other.Failure == Never {
      combineLatest(other).map(transform).eraseToAnyPublisher()
    }
  }
#endif
