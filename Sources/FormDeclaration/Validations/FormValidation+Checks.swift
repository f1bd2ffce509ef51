extension FormValidation {
  /// Validates every value, and runs the asynchronous checks of those that pass concurrently.
  ///
  /// Checks start at once, without a debounce. A check that throws or times out is an error with
  /// the reason ``FieldError/Reason/unverified``, unless it allows a submit without a result. This
  /// method waits for canceled checks to return.
  ///
  /// ```swift
  /// let result = await signUp.check(account)
  /// result.messages(for: \.username)  // [This name is taken]
  /// ```
  nonisolated(nonsending) public func check(
    _ state: State, clock: any Clock<Duration> = ContinuousClock()
  ) async -> FormResult<State> {
    let (fields, form) = read(state)
    let checkings = fields.map { $0.checking(form) }
    let results = await withTaskGroup(of: (Int, FieldStatus).self) { group in
      for (index, checking) in checkings.enumerated() {
        group.addTask { (index, await checking(clock)) }
      }
      return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    return FormResult(
      fields.enumerated().map { index, field in (field, results[index] ?? FieldStatus()) })
  }
}
