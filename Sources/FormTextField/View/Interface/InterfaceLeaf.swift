/// The widget of an element that contains no others in a `.ui` file, such as a `FormButton`.
///
/// Unlike a section, its element exists as soon as the widget does.
final class InterfaceLeaf<Element: FormElement>: InterfaceElement {
  let element: Element

  init(_ instance: WidgetInstance, _ element: Element) {
    self.element = element
    super.init(instance)
    put(element)
  }
}

extension InterfaceLeaf<FormButton> {
  static let buttonClass = WidgetClass(
    "FormButton",
    properties: [
      .text("title", \InterfaceLeaf.element.title),
      .text("address", \InterfaceLeaf.element.address),
      .text(
        "action-name", get: { (leaf: InterfaceLeaf) in leaf.element.button["action-name"] },
        set: { (leaf: InterfaceLeaf, name) in leaf.element.button["action-name"] = name }),
    ], signals: [.init("clicked")],
    make: { instance in
      let leaf = InterfaceLeaf(instance, FormButton(""))
      leaf.element.button.onClick { [weak leaf] in leaf?.instance.emit("clicked") }
      return leaf
    })
}

extension InterfaceLeaf<FormReadOnlyRow> {
  static let rowClass = WidgetClass(
    "FormReadOnlyRow",
    properties: [
      .text("title", \InterfaceLeaf.element.title),
      .text("text", \InterfaceLeaf.element.text),
      .flag("can-copy", \InterfaceLeaf.element.canCopy),
    ], make: { InterfaceLeaf($0, FormReadOnlyRow("", text: "")) })
}

extension InterfaceLeaf<FormText> {
  static let textClass = WidgetClass(
    "FormText",
    properties: [
      .text("text", \InterfaceLeaf.element.text),
      .choice("style", \InterfaceLeaf.element.style, of: FormText.enumeration),
    ], make: { InterfaceLeaf($0, FormText("")) })
}

extension FormText {
  fileprivate static let enumeration = Enumeration<Style>(
    "FormTextStyle",
    [("plain", .plain), ("heading", .heading), ("caption", .caption), ("code", .code)])
}
