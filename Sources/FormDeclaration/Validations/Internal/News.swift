/// The certainty that something has changed since observers were last notified.
package enum News: Comparable {
  case none

  /// A value was set that can't be compared with the old one: its type isn't Equatable, or it
  /// doesn't equal itself, such as a list with NaN.
  case possible

  case certain
}
