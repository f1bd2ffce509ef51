import FormDeclaration

/// Returns whether two values of one type are known to differ, comparing their parts where
/// possible.
///
/// Lists, and values that aren't Equatable, are compared by their parts. Parts that can't be
/// compared either, such as closures, objects and two NaNs, aren't known to differ.
func areKnownToDiffer(_ old: Any, _ new: Any) -> Bool {
  let areEqual = isEqual(old, to: new)
  if areEqual == true { return false }
  let (oldParts, newParts) = (Mirror(reflecting: old), Mirror(reflecting: new))
  // A list with NaN equals itself, but not another list with NaN.
  if areEqual == false, oldParts.displayStyle != .collection { return true }
  if oldParts.displayStyle == .class { return false }
  if oldParts.children.count != newParts.children.count { return true }
  // A set and a dictionary may have the same elements in another order.
  if oldParts.displayStyle == .set || oldParts.displayStyle == .dictionary { return false }
  return zip(oldParts.children, newParts.children).contains { old, new in
    old.label != new.label || areKnownToDiffer(old.value, new.value)
  }
}

/// Returns whether two values of one type are equal, or `nil` if they can't be compared or neither
/// equals itself.
func isEqual(_ old: Any, to new: Any?) -> Bool? {
  func opened<Value: Equatable>(_ old: Value) -> Bool? {
    guard let new = new as? Value else { return false }
    if old == new { return true }
    return old == old || new == new ? false : nil
  }
  return (old as? any Equatable).flatMap { opened($0) }
}
