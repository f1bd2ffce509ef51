/// Says that a submit was refused because of what one field holds, such as a name that is taken.
///
/// A ``FormWindowController`` shows the message under the field when the submit throws this.
public struct FieldRefusal: Error {
  /// The field that has to be changed.
  public let field: FormTextField

  /// What is said under it.
  public let message: String

  /// A refusal with its reason.
  public init(_ field: FormTextField, _ message: String) {
    self.field = field
    self.message = message
  }
}
