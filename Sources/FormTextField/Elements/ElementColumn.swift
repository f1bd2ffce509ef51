/// A column of elements, with the spacing used in every window.
package final class ElementColumn {
  package let box = Box(.column, spacing: 10)
  private(set) var elements: [any FormElement]
  private var lists: [BoxedList] = []

  package init(_ elements: [any FormElement]) {
    self.elements = elements
    arrange()
  }

  /// The current controls in the column, from top to bottom.
  var controls: [FormControl] { elements.flatMap(\.controls) }

  /// The look of the elements; those that are rows share lists.
  var look = FormLook.standard {
    didSet { if look != oldValue { arrange() } }
  }

  /// Indicates whether the column continues the row that contains it.
  var isNested = false {
    didSet {
      guard isNested != oldValue else { return }
      box.setStyleClass("form-nested", isNested)
      if look == .rows { arrange() }
    }
  }

  private func arrange() {
    box.rearrange { build() }
  }

  private func build() {
    FormStyle.install(look)
    for list in lists { list.removeAll() }
    lists = []
    for child in box.children { child.unparent() }
    for element in elements { (element as? any LookFollower)?.follow(look) }
    box.setStyleClass("form-lists", look == .rows)
    var current: BoxedList?
    for element in elements {
      guard look == .rows, let row = element as? any LookFollower, row.isRow else {
        box.append(element.widget)
        current = nil
        continue
      }
      let list = current ?? makeList()
      list.append(element.widget, isGroup: row.isGroup)
      current = list
    }
  }

  private func makeList() -> BoxedList {
    let list = BoxedList(isNested: isNested)
    box.append(list.box)
    lists.append(list)
    return list
  }

  /// Shows other elements.
  func show(_ elements: [any FormElement]) {
    self.elements = elements
    arrange()
  }

  /// Removes all elements; the result puts them back.
  func releaseElements() -> () -> Void {
    let released = elements
    show([])
    return { self.show(released) }
  }

  /// Removes an element from the column.
  func remove(_ element: any FormElement) {
    for list in lists { list.remove(element.widget) }
    box.remove(element.widget)
    elements.removeAll { $0 === element }
  }
}
