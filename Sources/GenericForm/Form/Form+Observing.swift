extension Form {
  /// Calls `handler` when a field's value or status changed, for as long as the result is held.
  public func observe<Value: SendableMetatype>(
    _ path: WritableKeyPath<State, Value>, _ handler: @escaping @MainActor () -> Void
  ) -> FormObservation {
    let observation = FormObservation(handler)
    engine.anyField(at: path).observe(observation)
    return observation
  }

  /// Calls `handler` when anything about the form changed, for as long as the result is held.
  public func observe(_ handler: @escaping @MainActor () -> Void) -> FormObservation {
    let observation = FormObservation(handler)
    engine.observe(observation)
    return observation
  }

  /// Every change of a field from now on, in order; it ends with the form.
  public var changes: AsyncStream<FieldChange<State>> {
    let (stream, continuation) = AsyncStream.makeStream(of: FieldChange<State>.self)
    engine.add(
      ChangeListener(continuation) { [weak engine] field in
        engine.map { FieldChange($0.path(of: field), status: field.status) }
      })
    return stream
  }

  /// The status of a field now, and each time it changes; one who is late sees the last.
  ///
  /// It ends with the form.
  public func statuses<Value: SendableMetatype>(
    of path: WritableKeyPath<State, Value>
  ) -> AsyncStream<FieldStatus> {
    let field = engine.anyField(at: path)
    let (stream, continuation) = AsyncStream.makeStream(
      of: FieldStatus.self, bufferingPolicy: .bufferingNewest(1))
    continuation.yield(field.status)
    engine.add(
      ChangeListener(continuation) { [path = field.path] changed in
        changed.path == path ? changed.status : nil
      })
    return stream
  }
}

/// That the value or the status of a field changed.
public struct FieldChange<State>: Sendable {
  private let immutablePath: ImmutablePath<PartialKeyPath<State>>

  /// What is known and shown of the field now.
  public let status: FieldStatus

  init(_ path: PartialKeyPath<State>, status: FieldStatus) {
    immutablePath = ImmutablePath(path)
    self.status = status
  }

  /// Which field it is.
  public var path: PartialKeyPath<State> { immutablePath.path }
}
