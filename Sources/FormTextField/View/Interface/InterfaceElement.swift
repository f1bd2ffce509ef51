/// An element of a `.ui` file, such as a `FormSection`, until its children are known.
///
/// GtkBuilder creates a widget, then sets its properties, and adds its children last. Sections, columns, pages and
/// views are created from their elements, so this object stores the file's settings until then.
final class InterfaceElement {
  let instance: WidgetInstance

  var title = ""
  var description = ""
  var isCollapsible = false
  var isExpanded = false
  var arrangement = FormColumns.Arrangement.sideBySide
  var submitTitle = ""
  var needsValidForm = false
  var hasFooter = true
  var scrolls = true

  /// The look set in the file, or `nil` if there is none.
  var look: FormLook?

  /// The element created from this one, or `nil` if it isn't created yet.
  private(set) var made: (any FormElement)?

  init(_ instance: WidgetInstance) {
    self.instance = instance
    instance.host(self)
  }

  /// The class and the ID, for messages to the programmer.
  var name: String { instance.host.interfaceName }
}

extension Widget {
  /// The class and the ID in a file, such as “FormSection “address””.
  var interfaceName: String {
    builderID.isEmpty ? "a \(className)" : "\(className) “\(builderID)”"
  }
}

// MARK: - From the file to elements

extension InterfaceElement {
  /// Removes the children from the widget and returns them as elements.
  ///
  /// - Parameter given: The program's elements, by the IDs of their placeholders.
  func takeElements(
    _ given: [String: any FormElement]
  ) throws(InterfaceFileError) -> [any FormElement] {
    var elements: [any FormElement] = []
    for child in instance.host.children {
      let element = try Self.element(of: child, given)
      child.unparent()
      elements.append(element)
    }
    return elements
  }

  /// Creates the element; the placeholder's widget isn't part of it.
  func make(_ given: [String: any FormElement]) throws(InterfaceFileError) -> any FormElement {
    if let made { return made }
    let new = try makeNew(given)
    made = new
    return new
  }

  /// Creates the element and puts it into the widget.
  func fill(_ given: [String: any FormElement]) throws(InterfaceFileError) {
    guard made == nil else { return }
    let widget = try make(given).widget
    instance.host.insert(widget, before: nil)
    let host = instance.host
    host.isVisible = widget.isVisible
    widget.connect("notify::visible") { [weak self, weak widget] in
      if let self, let widget { instance.host.isIncluded = widget.isVisible }
    }
  }

  private func makeNew(
    _ given: [String: any FormElement]
  ) throws(InterfaceFileError) -> any FormElement {
    let host = instance.host
    if host.className == "FormRows" {
      guard let element = given[host.builderID] else {
        throw InterfaceFileError("No element was given for \(name).")
      }
      return element
    }
    let elements = try takeElements(given)
    switch host.className {
    case "FormSection":
      let section = FormSection(
        title, description: description, isCollapsible: isCollapsible
      ) { for element in elements { element } }
      if isCollapsible { section.isExpanded = isExpanded }
      section.look = look
      return section
    case "FormColumns":
      return FormColumns(arrangement) { for element in elements { element } }
    case "FormPage":
      return FormPage(title, description: description) { for element in elements { element } }
    case "FormPages":
      var pages: [FormPage] = []
      for element in elements {
        guard let page = element as? FormPage else {
          throw InterfaceFileError(
            "\(name) has \(element.widget.interfaceName), which isn't a FormPage.")
        }
        pages.append(page)
      }
      if pages.isEmpty { throw InterfaceFileError("\(name) has no FormPage.") }
      return FormPages { for page in pages { page } }
    default:
      throw InterfaceFileError("\(name) is within another form.")
    }
  }

  private static func element(
    of widget: Widget, _ given: [String: any FormElement]
  ) throws(InterfaceFileError) -> any FormElement {
    switch widget.implementation {
    case let control as FormControl: return control
    case let element as InterfaceElement: return try element.make(given)
    default:
      for case let element as InterfaceElement in widget.implementations { try element.fill(given) }
      return InterfaceContainer(widget)
    }
  }
}

/// A GTK container in a file, with the controls within it.
private final class InterfaceContainer: FormElement {
  let widget: Widget

  init(_ widget: Widget) {
    self.widget = widget
  }

  var controls: [FormControl] { widget.implementations.compactMap { $0 as? FormControl } }
}

// MARK: - What GTK asks of it

extension InterfaceElement: WidgetImplementation {
  var ownsText: Bool { false }

  func takeFocus() -> Bool {
    guard let control = made?.controls.first(where: \.isIncluded) else { return false }
    control.focus()
    return instance.host.hasFocusWithin
  }

  func moveFocus(_ direction: FocusDirection) -> Bool {
    made?.widget.moveFocus(direction) ?? false
  }

  func enterPressed() { instance.host.activateDefaultOfWindow() }

  func leftWindow() {}

  func willBeDestroyed() { made = nil }
}
