/// Elements below one another, at the distance that they have in every window.
final class ElementColumn {
  let box = Box(.column, spacing: 10)
  let elements: [any FormElement]

  init(_ elements: [any FormElement]) {
    self.elements = elements
    for element in elements { box.append(element.widget) }
  }

  /// The controls in the column now, from top to bottom.
  var controls: [FormControl] { elements.flatMap(\.controls) }
}
