/// A GtkBuilder file with the layout of a form, whose fields are found by their ids.
///
/// ```swift
/// let interface = try InterfaceFile(path: "newsletter.ui")
/// let email = try interface.control("email", as: FormTextField.self)
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

  /// The control with an id.
  ///
  /// - Throws: ``InterfaceFileError`` when there is none of that class.
  public func control<Control: FormControl>(
    _ id: String, as type: Control.Type
  ) throws(InterfaceFileError) -> Control {
    guard let control = builder.control(id, of: type) else {
      throw InterfaceFileError("No \(type) has the id “\(id)”.")
    }
    return control
  }

  /// The widget with an id, for the GTK C API; nil when there is none.
  public func widget(_ id: String) -> WidgetPointer? { builder.widget(id) }
}

/// Why an interface file cannot be used.
public struct InterfaceFileError: Error, Equatable, CustomStringConvertible {
  /// The reason, with the place where there is one.
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}
