/// The identity of a row whose element has the same identity as that of an earlier row.
///
/// It gives each row its own key path, and thus its own fields.
struct RepeatedRow: Hashable {
  /// The identity of the element.
  let id: AnyHashable

  /// The number of earlier rows with this identity; at least 1.
  let occurrence: Int
}

/// The identity of a row whose element's identity doesn't equal itself, such as NaN.
///
/// Such rows are distinguished only by their order.
struct UnequalID: Hashable {}

extension AnyHashable {
  /// Creates the identity of the row whose element has an identity.
  init(rowOf id: some Hashable) {
    self = id == id ? AnyHashable(id) : AnyHashable(UnequalID())
  }

  /// The identity of the element of the row with this identity.
  package var elementID: AnyHashable { (base as? RepeatedRow)?.id ?? self }

  /// The number of earlier rows whose elements have the same identity.
  var occurrence: Int { (base as? RepeatedRow)?.occurrence ?? 0 }
}

extension [AnyHashable] {
  /// The distinct identities of rows whose elements have these identities.
  var distinct: [AnyHashable] {
    if Set(self).count == count { return self }
    var counts: [AnyHashable: Int] = [:]
    return map { id in
      let occurrence = counts[id, default: 0]
      counts[id] = occurrence + 1
      return occurrence == 0 ? id : AnyHashable(RepeatedRow(id: id, occurrence: occurrence))
    }
  }

  /// The identities that several elements have.
  package var repeated: Set<AnyHashable> { Set(compactMap { ($0.base as? RepeatedRow)?.id }) }
}
