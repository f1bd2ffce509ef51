import FormLanguages
import GenericForm

/// A GtkBuilder file with the layout of a form, whose controls have IDs.
///
/// ```swift
/// let interface = try InterfaceFile(path: "newsletter.ui")
/// let email = try interface.element("email", as: FormTextField.self)
/// email.performValidation()
/// ```
///
/// Translatable texts are looked up in the PO files of `FormLanguages.add(folder:)`, or else by GtkBuilder in the
/// file's gettext domain.
public final class InterfaceFile {
  let builder: Builder

  /// Reads a file.
  ///
  /// - Throws: ``InterfaceFileError`` with the line if the file can't be read or parsed.
  public init(path: String) throws(InterfaceFileError) {
    do {
      let translated = Self.translatedBuilder(path)
      builder =
        if let translated { translated } else { try Builder(path: path, classes: Self.classes) }
    } catch {
      throw InterfaceFileError(error.sentence)
    }
    try makeElements()
  }

  /// Reads the text of a file.
  ///
  /// - Throws: ``InterfaceFileError`` with the line if the text can't be parsed.
  public init(text: String) throws(InterfaceFileError) {
    do {
      builder = try Builder(text: Self.translated(text) ?? text, classes: Self.classes)
    } catch {
      throw InterfaceFileError(error.sentence)
    }
    try makeElements()
  }

  /// Lets `.ui` files name a class of controls with your own editor.
  ///
  /// ```swift
  /// InterfaceFile.register("StarField") { StarEditor() }
  /// let interface = try InterfaceFile(text: #"<interface><object class="StarField" id="stars"/></interface>"#)
  /// let stars = try interface.element("stars", as: ValueControl<Int>.self)
  /// ```
  ///
  /// The class has the properties of every control, `required-message`, `value` if the value is
  /// `LosslessStringConvertible`, and `validators` if it's text. Registering the class again has no effect.
  ///
  /// - Parameters:
  ///   - className: The name of the class, which must be unique in the program.
  ///   - texts: The texts of the editor that a file can set, by the names of their properties.
  ///   - editor: Makes the editor of a control.
  public static func register<Editor: FormEditor>(
    _ className: String, texts: [String: ReferenceWritableKeyPath<Editor, String>] = [:],
    editor: @escaping () -> Editor
  ) {
    // The names of the built-in classes are taken.
    _ = classes
    registerCustomClass(className, texts: texts, editor: editor)
  }

  private static var classes: [WidgetClass] { FormControl.classes + InterfaceElement.classes }

  /// Returns the builder of a file with translated texts, or `nil` if none is translated.
  ///
  /// Errors aren't reported here, but by a builder that knows the path.
  private static func translatedBuilder(_ path: String) -> Builder? {
    guard hasTranslations, let text = FormLanguages.text(ofFile: path).flatMap(translated)
    else { return nil }
    return try? Builder(text: text, classes: classes)
  }

  private static var hasTranslations: Bool {
    UserLocale.start()
    return !MessageCatalog.shared.translations.isEmpty
  }

  /// Returns the text of a file with its translations, or `nil` if it has none.
  private static func translated(_ text: String) -> String? {
    guard hasTranslations else { return nil }
    let catalog = MessageCatalog.shared
    let translated = InterfaceTranslation(translation: catalog.translation).translate(text)
    return translated == text ? nil : translated
  }

  /// Makes the sections, columns and pages.
  private func makeElements() throws(InterfaceFileError) {
    for widget in builder.widgets {
      if let element = widget.implementation as? InterfaceElement { try element.make() }
    }
  }

  /// Returns the control or another element with an ID.
  ///
  /// ```swift
  /// let email = try interface.element("email", as: FormTextField.self)
  /// try interface.element("mail", as: FormTextField.self)  // throws: No FormTextField has …
  /// ```
  ///
  /// - Throws: ``InterfaceFileError`` if no element of that class has the ID.
  public func element<Element: FormElement>(
    _ id: String, as type: Element.Type
  ) throws(InterfaceFileError) -> Element {
    let found = builder.widget(id)?.implementation
    guard let element = (found as? InterfaceElement)?.made as? Element ?? found as? Element else {
      throw InterfaceFileError("No \(type) has the id “\(id)”.")
    }
    return element
  }

  /// Returns the widget with an ID, or `nil` if there is none.
  public func widget(_ id: String) -> Widget? { builder.widget(id) }
}

/// The error of an interface file that can't be used.
public struct InterfaceFileError: Error, Equatable, CustomStringConvertible {
  /// The reason, with the line number if it's known.
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}
