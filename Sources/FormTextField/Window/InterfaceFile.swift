/// A GtkBuilder file with the layout of a form, whose controls have IDs.
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
  /// - Throws: ``InterfaceFileError`` with the line if the file can't be read or parsed.
  public init(path: String) throws(InterfaceFileError) {
    do {
      builder = try Builder(path: path, classes: FormControl.classes)
    } catch {
      throw InterfaceFileError(error.sentence)
    }
  }

  /// Reads the text of such a file.
  ///
  /// - Throws: ``InterfaceFileError`` with the line if the text can't be parsed.
  public init(text: String) throws(InterfaceFileError) {
    do {
      builder = try Builder(text: text, classes: FormControl.classes)
    } catch {
      throw InterfaceFileError(error.sentence)
    }
  }

  /// Returns the control with an ID.
  ///
  /// - Throws: ``InterfaceFileError`` if no control of that class has the ID.
  public func control<Control: FormControl>(
    _ id: String, as type: Control.Type
  ) throws(InterfaceFileError) -> Control {
    guard let control = builder.widget(id)?.implementation as? Control else {
      throw InterfaceFileError("No \(type) has the id “\(id)”.")
    }
    return control
  }

  /// Returns the widget with an ID, or `nil` if there is none.
  public func widget(_ id: String) -> Widget? { builder.widget(id) }
}

/// The error of an interface file that can't be used.
public struct InterfaceFileError: Error, Equatable, CustomStringConvertible {
  /// The reason, with the line if it is known.
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}
