import FormDeclaration

/// A change of a field's value or status.
///
/// The sequence ``Form/changes`` delivers it.
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
