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

extension Form {
  /// The fields' changes in order, starting now; the sequence ends with the form.
  ///
  /// Use this sequence to follow a form: `Observations` over a value of type `String?` crashes the
  /// Swift 6.3 compiler.
  public var changes: AsyncStream<FieldChange<State>> {
    observers.addStream { changed in
      changed.compactMap { field in
        (field.path as? PartialKeyPath<State>).map { FieldChange($0, status: field.published) }
      }
    }.stream
  }
}
