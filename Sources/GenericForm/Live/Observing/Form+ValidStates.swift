import FormDeclaration

extension Form where State: Sendable {
  /// The current values, then those after each change, or `nil` while any value is invalid.
  ///
  /// A slow reader gets only the latest. The sequence ends with the form.
  ///
  /// ```swift
  /// for await account in form.validStates {
  ///   createButton.isSensitive = account != nil
  /// }
  /// ```
  public var validStates: AsyncStream<State?> {
    var last = (revision: publishedRevision, isValid: published.isValid)
    let (stream, continuation) = observers.addStream(buffering: .bufferingNewest(1)) {
      [weak self] _ -> [State?] in
      guard let self else { return [] }
      let before = last
      last = (publishedRevision, published.isValid)
      guard before != last, before.isValid || last.isValid else { return [] }
      return [validState]
    }
    continuation.yield(validState)
    return stream
  }

  private var validState: State? { published.isValid ? current : nil }
}
