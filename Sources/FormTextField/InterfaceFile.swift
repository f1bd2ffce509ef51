/// A form that is laid out in a GtkBuilder file, with its fields picked up by their ids.
///
/// ```swift
/// let interface = try InterfaceFile(path: "newsletter.ui")
/// let email = try interface.field("email")
/// email.performValidation()
/// ```
public final class InterfaceFile {
  let builder: Builder

  /// Reads a file.
  ///
  /// - Throws: ``InterfaceFileError`` when it cannot be read or understood, with the place.
  public init(path: String) throws(InterfaceFileError) {
    builder = try Builder(path: path)
  }

  /// Reads the text of such a file.
  ///
  /// - Throws: ``InterfaceFileError`` when it cannot be understood, with the place.
  public init(text: String) throws(InterfaceFileError) {
    builder = try Builder(text: text)
  }

  /// The field with an id.
  ///
  /// - Throws: ``InterfaceFileError`` when there is none.
  public func field(_ id: String) throws(InterfaceFileError) -> FormTextField {
    guard let field = builder.field(id) else {
      throw InterfaceFileError("No FormTextField has the id “\(id)”.")
    }
    return field
  }
}

/// Says why an interface file is of no use.
public struct InterfaceFileError: Error, Equatable, CustomStringConvertible {
  /// The fault, with the place where there is one.
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}
