/// A key path that was put together from key paths that are Sendable.
///
/// Unchecked, because a key path never changes, and what it captures is Sendable where its parts
/// are; only the type of the result of `appending(path:)` does not state it.
struct ImmutablePath<Path: AnyKeyPath>: Hashable, @unchecked Sendable {
  let path: Path

  init(_ path: Path) {
    self.path = path
  }
}
