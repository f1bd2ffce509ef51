/// The widget of an element in a `.ui` file, such as a `FormSection`, which contains that element once it's made.
///
/// GtkBuilder creates a widget, sets its properties, and adds its children last. Once the file has been read, each
/// section, columns, page or pages is made from the widget's children and put into the widget, which keeps its place,
/// ID and properties. `formView` fills each `FormRows`, and turns a `FormView` into the view of its form.
class InterfaceElement {
  let instance: WidgetInstance

  /// The element in the widget, or `nil` before it's made.
  private(set) var made: (any FormElement)?

  private var lookAround = FormLook.standard
  private var startsExpanded = false

  var submitTitle = ""
  var needsValidForm = false
  var hasFooter = true
  var scrolls = true

  init(_ instance: WidgetInstance) {
    self.instance = instance
    instance.host(self)
  }

  var title = "" {
    didSet {
      section?.title = title
      page?.title = title
    }
  }

  var description = "" {
    didSet {
      section?.description = description
      page?.description = description
    }
  }

  var isExpanded: Bool {
    get { section?.isExpanded ?? startsExpanded }
    set {
      startsExpanded = newValue
      section?.isExpanded = newValue
    }
  }

  /// The look set in the file, or `nil` if there is none.
  var look: FormLook? {
    didSet { section?.look = look }
  }

  var isCollapsible = false {
    didSet { if isCollapsible != oldValue { reportIfMade("collapsible") } }
  }

  var arrangement = FormColumns.Arrangement.sideBySide {
    didSet { if arrangement != oldValue { reportIfMade("arrangement") } }
  }

  private var section: FormSection? { made as? FormSection }
  private var page: FormPage? { made as? FormPage }

  /// The class and the ID, for messages to the programmer.
  var name: String { instance.host.interfaceName }

  private func reportIfMade(_ property: String) {
    guard made != nil else { return }
    reportMistake("The \(property) of \(name) can't change once its file has been read.")
  }
}

extension Widget {
  /// The class and the ID in a file, such as “FormSection “address””.
  var interfaceName: String {
    builderID.isEmpty ? "a \(className)" : "\(className) “\(builderID)”"
  }

  /// Indicates whether the widget is within a form view.
  fileprivate var isInFormView: Bool {
    sequence(first: self, next: \.parent).dropFirst().contains { $0.className == "FormView" }
  }
}

// MARK: - From the file to elements

extension InterfaceElement {
  /// Makes a section, columns, page or pages from its children, and reports a misplaced `FormView` or `FormRows`.
  func make() throws(InterfaceFileError) {
    let host = instance.host
    switch host.className {
    case "FormView":
      if host.isInFormView { throw InterfaceFileError("\(name) is within another form.") }
    case "FormRows":
      if !host.isInFormView { throw InterfaceFileError("\(name) isn't in a FormView.") }
    default:
      if made == nil { put(try makeElement()) }
    }
  }

  /// Puts the program's elements, by their IDs, into each `FormRows` within the widget.
  func fillRows(_ given: [String: any FormElement]) throws(InterfaceFileError) {
    for case let rows as InterfaceElement in instance.host.implementations
    where rows.instance.host.className == "FormRows" {
      guard let element = given[rows.instance.host.builderID] else { throw rows.missingElement }
      rows.put(element)
    }
  }

  private var missingElement: InterfaceFileError {
    InterfaceFileError("No element was given for \(name).")
  }

  /// Returns the elements of the children, which stay in the widget.
  func elements() throws(InterfaceFileError) -> [any FormElement] {
    var elements: [any FormElement] = []
    for child in instance.host.children {
      switch child.implementation {
      case let control as FormControl: elements.append(control)
      case let element as InterfaceElement:
        try element.make()
        elements.append(element)
      default: elements.append(InterfaceContainer(child))
      }
    }
    return elements
  }

  final func put(_ element: any FormElement) {
    guard made !== element else { return }
    made?.widget.unparent()
    made = element
    let widget = element.widget
    instance.host.insert(widget, before: nil)
    instance.host.isIncluded = widget.isVisible
    widget.connect("notify::visible") { [weak self, weak element] in
      if let self, let element { instance.host.isIncluded = element.widget.isVisible }
    }
    (element as? any LookFollower)?.follow(lookAround)
    (element as? FormSection)?.onExpansion { [weak self] in self?.instance.notify("expanded") }
    let groups = instance.host.attachmentsAround.compactMap { $0 as? any ElementGroup }
    if let control = element as? FormControl {
      (groups.first as? FormColumns)?.alignTitle(of: control, in: self)
    }
    for group in groups { group.controlsChanged() }
  }

  private func makeElement() throws(InterfaceFileError) -> any FormElement {
    let elements = try elements()
    let pages = try instance.host.className == "FormPages" ? pages(of: elements) : []
    for element in elements { element.widget.unparent() }
    switch instance.host.className {
    case "FormColumns":
      return FormColumns(arrangement) { for element in elements { element } }
    case "FormPage":
      return FormPage(title, description: description) { for element in elements { element } }
    case "FormPages":
      return FormPages(pages, in: elements.map(\.widget))
    default:
      let section = FormSection(
        title, description: description, isCollapsible: isCollapsible
      ) { for element in elements { element } }
      if isCollapsible { section.isExpanded = startsExpanded }
      section.look = look
      return section
    }
  }

  private func pages(
    of elements: [any FormElement]
  ) throws(InterfaceFileError) -> [FormPage] {
    var pages: [FormPage] = []
    for element in elements {
      guard let page = (element as? InterfaceElement)?.page else {
        throw InterfaceFileError(
          "\(name) has \(element.widget.interfaceName), which isn't a FormPage.")
      }
      pages.append(page)
    }
    if pages.isEmpty { throw InterfaceFileError("\(name) has no FormPage.") }
    return pages
  }
}

extension InterfaceElement: FormElement, LookFollower {
  var widget: Widget { instance.widget }

  var controls: [FormControl] { made?.controls ?? [] }

  var isRow: Bool { (made as? any LookFollower)?.isRow ?? false }

  var isGroup: Bool { (made as? any LookFollower)?.isGroup ?? false }

  func follow(_ look: FormLook) {
    lookAround = look
    (made as? any LookFollower)?.follow(look)
  }
}

/// A GTK container in a file, with the controls within it.
private final class InterfaceContainer: FormElement {
  let widget: Widget

  init(_ widget: Widget) {
    self.widget = widget
  }

  var controls: [FormControl] { widget.controls }
}

// MARK: - What GTK asks of it

extension InterfaceElement: WidgetImplementation {
  var ownsText: Bool { false }

  func takeFocus() -> Bool {
    guard let control = controls.first(where: \.isIncluded) else {
      return made?.widget.moveFocus(.next) ?? false
    }
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
