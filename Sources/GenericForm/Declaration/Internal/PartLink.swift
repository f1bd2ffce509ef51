/// A part of a whole: its key path, and how it is read and changed in place.
///
/// Closures stand beside the key path because those of a row remember where it was last, which a
/// key path cannot.
struct PartLink<Whole, Part>: Sendable {
  private let immutablePath: ImmutablePath<WritableKeyPath<Whole, Part>>

  /// Returns the key paths at which a program changes the part: its own, those of the values that it
  /// was put together from, and for a row, that of its index.
  let paths: @Sendable () -> [PartialKeyPath<Whole>]

  /// Returns the part; traps where a row on the way does not exist.
  let get: @Sendable (Whole) -> Part

  /// Changes the part in place, without a copy of what contains it.
  let update: @Sendable (inout Whole, (inout Part) -> Void) -> Void

  init(
    _ path: WritableKeyPath<Whole, Part>,
    paths: @escaping @Sendable () -> [PartialKeyPath<Whole>],
    get: @escaping @Sendable (Whole) -> Part,
    update: @escaping @Sendable (inout Whole, (inout Part) -> Void) -> Void
  ) {
    immutablePath = ImmutablePath(path)
    self.paths = paths
    self.get = get
    self.update = update
  }
}

extension PartLink {
  /// The part at a key path that a program declares.
  init(_ path: WritableKeyPath<Whole, Part>) {
    let boxed = ImmutablePath(path)
    self.init(path) {
      [boxed.path]
    } get: { whole in
      whole[keyPath: boxed.path]
    } update: { whole, change in
      change(&whole[keyPath: boxed.path])
    }
  }

  var path: WritableKeyPath<Whole, Part> { immutablePath.path }

  func set(_ whole: inout Whole, _ new: Part) {
    update(&whole) { $0 = new }
  }

  /// The part of the part, as a part of the whole.
  func appending<Inner>(_ inner: PartLink<Part, Inner>) -> PartLink<Whole, Inner> {
    PartLink<Whole, Inner>(path.appending(path: inner.path)) { [paths] in
      let inner = inner.paths()
      return paths().flatMap { path in [path] + inner.compactMap { path.appending(path: $0) } }
    } get: { [get] whole in
      inner.get(get(whole))
    } update: { [update] whole, change in
      update(&whole) { part in inner.update(&part, change) }
    }
  }
}
