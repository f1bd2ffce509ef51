/// How a value is found in a state, and changed there in place.
struct FieldAccess<State, Value>: Sendable {
  let get: @Sendable (State) -> Value
  let set: @Sendable (inout State, Value) -> Void
  let update: @Sendable (inout State, (inout Value) -> Void) -> Void
}

extension FieldAccess {
  init(_ path: WritableKeyPath<State, Value>) {
    let path = ImmutablePath(path)
    get = { state in state[keyPath: path.path] }
    set = { state, value in state[keyPath: path.path] = value }
    update = { state, change in change(&state[keyPath: path.path]) }
  }

  func appending<Inner>(_ inner: FieldAccess<Value, Inner>) -> FieldAccess<State, Inner> {
    FieldAccess<State, Inner> { [get] state in
      inner.get(get(state))
    } set: { [update] state, new in
      update(&state) { value in inner.set(&value, new) }
    } update: { [update] state, change in
      update(&state) { value in inner.update(&value, change) }
    }
  }
}

/// A key path that was made of key paths that are Sendable.
///
/// A key path never changes, and what it captures is Sendable where the paths that it was put
/// together from are; the type of what `appending(path:)` gives does not say so.
struct ImmutablePath<Path: AnyKeyPath>: Hashable, @unchecked Sendable {
  let path: Path

  init(_ path: Path) {
    self.path = path
  }
}

/// What ties a part to the whole: its key path there, and the way to it.
struct PartLink<Whole, Part>: Sendable {
  private let immutablePath: ImmutablePath<WritableKeyPath<Whole, Part>>
  let access: FieldAccess<Whole, Part>

  var path: WritableKeyPath<Whole, Part> { immutablePath.path }

  init(_ path: WritableKeyPath<Whole, Part>, access: FieldAccess<Whole, Part>) {
    immutablePath = ImmutablePath(path)
    self.access = access
  }
}
