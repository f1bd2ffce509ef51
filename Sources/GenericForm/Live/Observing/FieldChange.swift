/// A change of the value or the status of a field, as ``Form/changes`` has it.
public struct FieldChange<State>: Sendable {
  private let immutablePath: ImmutablePath<PartialKeyPath<State>>

  /// The status of the field after the change.
  public let status: FieldStatus

  init(_ path: PartialKeyPath<State>, status: FieldStatus) {
    immutablePath = ImmutablePath(path)
    self.status = status
  }

  /// The key path of the field.
  public var path: PartialKeyPath<State> { immutablePath.path }
}
