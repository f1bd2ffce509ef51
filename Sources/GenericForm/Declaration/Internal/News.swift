/// How sure it is that something is new since observers were notified last.
enum News: Comparable {
  case none

  /// A value was set that cannot be compared with the one before: its type isn't Equatable, or it
  /// doesn't equal itself, as a list with NaN.
  case possible

  case certain
}
