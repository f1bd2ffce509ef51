extension InterfaceElement {
  /// All elements that aren't controls, and placeholders for rows; for `FormView`, the view's class is used.
  static let classes = [
    WidgetClass(
      "FormSection",
      properties: [
        .text("title", \InterfaceElement.title),
        .text("description", \InterfaceElement.description),
        .flag("collapsible", \InterfaceElement.isCollapsible),
        .flag("expanded", \InterfaceElement.isExpanded),
        .choice(
          "look", of: FormLook.enumeration,
          get: { (element: InterfaceElement) in element.look ?? .standard },
          set: { (element: InterfaceElement, look) in element.look = look }),
      ], make: { InterfaceElement($0) }),
    WidgetClass(
      "FormColumns",
      properties: [
        .choice("arrangement", \InterfaceElement.arrangement, of: FormColumns.enumeration)
      ], make: { InterfaceElement($0) }),
    WidgetClass("FormPages", make: { InterfaceElement($0) }),
    WidgetClass(
      "FormPage",
      properties: [
        .text("title", \InterfaceElement.title),
        .text("description", \InterfaceElement.description),
      ], make: { InterfaceElement($0) }),
    WidgetClass("FormRows", make: { InterfaceElement($0) }),
    InterfaceLeaf<FormButton>.buttonClass,
    InterfaceLeaf<FormReadOnlyRow>.rowClass,
    InterfaceLeaf<FormText>.textClass,
    FormView.objectClass,
  ]
}

extension FormColumns {
  fileprivate static let enumeration = Enumeration<Arrangement>(
    "FormArrangement", [("side-by-side", .sideBySide), ("labels-beside", .labelsBeside)])
}
