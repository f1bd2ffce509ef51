/// A part of a form that takes the look of the view or section around it.
protocol LookFollower: AnyObject {
  func follow(_ look: FormLook)

  /// Indicates whether the part is a row of a list in ``FormLook/rows``, and not between lists.
  var isRow: Bool { get }
}
