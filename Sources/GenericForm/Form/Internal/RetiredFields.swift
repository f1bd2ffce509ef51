/// The fields of rows that are gone, for those who still use them.
///
/// A field stays while it is observed. It also stays until at least 64 other fields have come after
/// its last use, so that the fields of rows that come and go for ever take a bounded space.
@MainActor struct RetiredFields {
  private static let margin = 64

  private var fields: [AnyKeyPath: LiveField] = [:]

  /// The number of fields at which those that are not in use are removed.
  private var limit = margin

  subscript(path: AnyKeyPath) -> LiveField? {
    let field = fields[path]
    field?.isInUse = true
    return field
  }

  mutating func insert(_ field: LiveField) {
    if fields.count >= limit { removeUnused() }
    fields[field.path] = field
  }

  mutating func remove(_ path: AnyKeyPath) -> LiveField? {
    fields.removeValue(forKey: path)
  }

  /// Every field has to be used again to stay the next time.
  private mutating func removeUnused() {
    fields = fields.filter { $0.value.isInUse || $0.value.isAwaited }
    for field in fields.values { field.isInUse = false }
    // As many come before the next time as stay now: the time for each is constant.
    limit = fields.count + max(fields.count, Self.margin)
  }
}
