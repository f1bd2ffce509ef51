/// One page of a ``FormPages``: elements under a heading.
public final class FormPage: FormElement {
  /// The title, which is the heading of the page.
  public var title: String {
    didSet {
      guard title != oldValue else { return }
      heading.text = title
      onTitle()
    }
  }

  /// The text under the heading; empty if there is none.
  public var description: String {
    didSet { if description != oldValue { showDescription() } }
  }

  /// Called when the title changes.
  var onTitle: () -> Void = {}

  private let box = Box(.column, spacing: 10)
  private let heading: Label
  private let descriptionLabel = Label(description: "")
  private let column: ElementColumn

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - title: The heading.
  ///   - description: The text under the heading.
  ///   - elements: The elements, from top to bottom.
  public init(
    _ title: String, description: String = "",
    @FormElementBuilder elements: () -> [any FormElement]
  ) {
    FormStyle.install()
    (self.title, self.description) = (title, description)
    column = ElementColumn(elements())
    heading = Label(heading: title)
    for part in [heading, descriptionLabel, column.box] { box.append(part) }
    showDescription()
  }

  private func showDescription() {
    descriptionLabel.showIfAny(description)
  }

  /// The widget of the element.
  public var widget: Widget { box }

  /// The current controls on the page, from top to bottom.
  public var controls: [FormControl] { column.controls }

  func releaseElements() -> () -> Void { column.releaseElements() }

  func follow(_ look: FormLook) { column.look = look }

  /// Indicates whether the title is on the page.
  var hasHeading: Bool {
    get { heading.isVisible }
    set { heading.isVisible = newValue }
  }

  /// Sets the page's name for screen readers, which includes its number.
  func show(name: String) {
    box.setAccessibleName(name)
  }

  /// Indicates whether all fields of the page are excluded; false for a page without fields.
  var isLeftOut: Bool { controls.areLeftOut }
}

/// Collects the pages of a form in order, with `if`, `else` and `for`.
@resultBuilder public enum FormPageBuilder {
  /// One page.
  public static func buildExpression(_ page: FormPage) -> [FormPage] { [page] }

  /// Pages, one after the other.
  public static func buildBlock(_ parts: [FormPage]...) -> [FormPage] { parts.flatMap(\.self) }

  /// The pages of an `if` without an `else`.
  public static func buildOptional(_ part: [FormPage]?) -> [FormPage] { part ?? [] }

  /// The pages of an `if`.
  public static func buildEither(first part: [FormPage]) -> [FormPage] { part }

  /// The pages of an `else`.
  public static func buildEither(second part: [FormPage]) -> [FormPage] { part }

  /// The pages of each turn of a `for`.
  public static func buildArray(_ parts: [[FormPage]]) -> [FormPage] { parts.flatMap(\.self) }
}
