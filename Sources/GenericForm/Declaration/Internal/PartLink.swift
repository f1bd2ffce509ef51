/// A part of a whole: its key path, and how it is read and changed in place.
struct PartLink<Whole, Part>: Sendable {
  private let immutablePath: ImmutablePath<WritableKeyPath<Whole, Part>>
  let get: @Sendable (Whole) -> Part
  let set: @Sendable (inout Whole, Part) -> Void
  let update: @Sendable (inout Whole, (inout Part) -> Void) -> Void

  init(
    _ path: WritableKeyPath<Whole, Part>, get: @escaping @Sendable (Whole) -> Part,
    set: @escaping @Sendable (inout Whole, Part) -> Void,
    update: @escaping @Sendable (inout Whole, (inout Part) -> Void) -> Void
  ) {
    immutablePath = ImmutablePath(path)
    self.get = get
    self.set = set
    self.update = update
  }
}

extension PartLink {
  init(_ path: WritableKeyPath<Whole, Part>) {
    let boxed = ImmutablePath(path)
    self.init(path) { whole in
      whole[keyPath: boxed.path]
    } set: { whole, part in
      whole[keyPath: boxed.path] = part
    } update: { whole, change in
      change(&whole[keyPath: boxed.path])
    }
  }

  var path: WritableKeyPath<Whole, Part> { immutablePath.path }

  func appending<Inner>(_ inner: PartLink<Part, Inner>) -> PartLink<Whole, Inner> {
    PartLink<Whole, Inner>(path.appending(path: inner.path)) { [get] whole in
      inner.get(get(whole))
    } set: { [update] whole, new in
      update(&whole) { part in inner.set(&part, new) }
    } update: { [update] whole, change in
      update(&whole) { part in inner.update(&part, change) }
    }
  }
}
