import GenericForm

/// Elements under a heading, such as the fields of an address.
///
/// The section is hidden while all of its fields are excluded from the form. While it's collapsed, its header shows
/// how many of its fields have errors. It expands when one of its fields gets the focus.
///
/// ```swift
/// FormSection("_Delivery", description: "We deliver in Europe.", isCollapsible: true) {
///   FormTextField("_Street", form.field(\.street))
///   FormTextField("_City", form.field(\.city))
/// }
/// ```
///
/// A form view keeps its sections. Without one, your program must keep them while their widget is
/// shown.
public final class FormSection: FormElement {
  private let box = Box(.column, spacing: 10)
  private let content = Box(.column, spacing: 10)
  private let column: ElementColumn
  private let expander: Expander?
  private let heading: Label?
  private let descriptionLabel = Label(description: "")

  /// The heading; an underscore marks its mnemonic.
  public var title: String {
    didSet { if title != oldValue { showTitle() } }
  }

  /// The text under the heading; empty if there is none.
  public var description: String {
    didSet { if description != oldValue { showDescription() } }
  }

  /// Creates a section.
  ///
  /// - Parameters:
  ///   - title: The heading; an underscore marks its mnemonic.
  ///   - description: The text under the heading.
  ///   - isCollapsible: Indicates whether the section can be collapsed. It starts collapsed.
  ///   - elements: The elements, from top to bottom.
  public init(
    _ title: String, description: String = "", isCollapsible: Bool = false,
    @FormElementBuilder elements: () -> [any FormElement]
  ) {
    FormStyle.install()
    (self.title, self.description) = (title, description)
    column = ElementColumn(elements())
    expander = isCollapsible ? Expander(title, of: content) : nil
    heading = isCollapsible ? nil : Label(heading: "")
    box.addStyleClass("form-section")
    build()
    box.attach(self)
    controlsChanged()
  }

  private func build() {
    content.append(descriptionLabel)
    content.append(column.box)
    if let expander {
      box.addStyleClass("collapsible")
      box.append(expander.header)
    }
    if let heading {
      heading.labels(box)
      box.append(heading)
    }
    box.append(content)
    showTitle()
    showDescription()
  }

  private func showTitle() {
    heading?.textWithMnemonic = title
    guard let expander else { return }
    expander.text = title
    box.setAccessibleName(withoutMnemonic(title))
  }

  private func showDescription() {
    descriptionLabel.showIfAny(description)
    box.setStyleClass("with-description", !description.isEmpty)
    box.setAccessibleDescription(description)
  }

  /// The widget of the element.
  public var widget: Widget { box }

  /// The current controls in the section, from top to bottom.
  public var controls: [FormControl] { column.controls }

  /// The look of the elements, or `nil` to use the view's.
  ///
  /// ```swift
  /// FormSection("_Delivery") {
  ///   FormTextField("_Street", form.field(\.street))
  /// }.with { $0.look = .rows }
  /// ```
  public var look: FormLook? {
    didSet {
      showLook()
      widget.computeStyle()
    }
  }

  private var lookAround = FormLook.standard

  /// Indicates whether the section is open; always true if it isn't collapsible.
  public var isExpanded: Bool {
    get { expander?.isExpanded ?? true }
    set { expander?.isExpanded = newValue }
  }

  /// Calls `handler` when the user or your program opens or closes the section.
  func onExpansion(_ handler: @escaping () -> Void) {
    expander?.connect("notify::expanded", to: handler)
  }
}

extension FormSection: ElementGroup, LookFollower {
  /// A collapsible section is a row that shows more rows.
  var isRow: Bool { expander != nil }

  var isGroup: Bool { true }

  func follow(_ look: FormLook) {
    lookAround = look
    showLook()
  }

  private func showLook() {
    let isListRow = isRow && lookAround == .rows
    column.isNested = isListRow
    column.look = look ?? lookAround
    box.setStyleClass("in-rows", isRow ? isListRow : column.look == .rows)
    expander?.isArrowAtEnd = isListRow
  }

  func releaseElements() -> () -> Void { column.releaseElements() }

  func reveal() {
    isExpanded = true
  }

  func controlsChanged() {
    expander?.errors = errorCount > 0 ? problemsText(errorCount) : ""
    box.isIncluded = !isLeftOut
  }
}
