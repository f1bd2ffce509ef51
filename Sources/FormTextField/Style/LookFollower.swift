/// A part of a form that adopts the look of the view or section around it.
protocol LookFollower: AnyObject {
  func follow(_ look: FormLook)

  /// Indicates whether the part is a list row in ``FormLook/rows``, not an element between lists.
  var isRow: Bool { get }

  /// Indicates whether the row has rows below it; false by default.
  var isGroup: Bool { get }
}

extension LookFollower {
  var isGroup: Bool { false }
}
