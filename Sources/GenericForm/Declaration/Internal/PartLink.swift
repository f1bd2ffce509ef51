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

  /// Returns how to change the part at its present place, whatever identifies it later; nil unless it
  /// is stored in the whole.
  let place: (@Sendable (Whole) -> PartUpdate<Whole, Part>)?

  /// Returns what puts back the part, with all that setting it can change.
  let reversal: @Sendable (Whole) -> Reversal<Whole>

  init(
    _ path: WritableKeyPath<Whole, Part>,
    paths: @escaping @Sendable () -> [PartialKeyPath<Whole>],
    get: @escaping @Sendable (Whole) -> Part,
    update: @escaping @Sendable (inout Whole, (inout Part) -> Void) -> Void,
    place: (@Sendable (Whole) -> PartUpdate<Whole, Part>)?,
    reversal: (@Sendable (Whole) -> Reversal<Whole>)? = nil
  ) {
    immutablePath = ImmutablePath(path)
    self.paths = paths
    self.get = get
    self.update = update
    self.place = place
    self.reversal =
      reversal ?? { whole in
        guard let place else { return Reversal(of: whole) }
        return Reversal(of: get(whole), by: place(whole))
      }
  }
}

/// Changes a part of a whole in place.
typealias PartUpdate<Whole, Part> = (inout Whole, (inout Part) -> Void) -> Void

extension PartLink {
  /// The part at a key path that a program declares.
  init(_ path: WritableKeyPath<Whole, Part>) {
    let boxed = ImmutablePath(path)
    let update: @Sendable (inout Whole, (inout Part) -> Void) -> Void = { whole, change in
      change(&whole[keyPath: boxed.path])
    }
    var place: (@Sendable (Whole) -> PartUpdate<Whole, Part>)?
    if path.storedRange != nil {
      place = { _ in { whole, change in update(&whole, change) } }
    }
    self.init(
      path, paths: { [boxed.path] }, get: { whole in whole[keyPath: boxed.path] }, update: update,
      place: place)
  }

  var path: WritableKeyPath<Whole, Part> { immutablePath.path }

  /// Returns how to change the part where it is now, also once other changes have given the rows
  /// around it other identities.
  func update(in whole: Whole) -> PartUpdate<Whole, Part> {
    place?(whole) ?? { [update] whole, change in update(&whole, change) }
  }

  func set(_ whole: inout Whole, _ new: Part) {
    update(&whole) { $0 = new }
  }

  /// The part of the part, as a part of the whole.
  func appending<Inner>(_ inner: PartLink<Part, Inner>) -> PartLink<Whole, Inner> {
    var innerPlace: (@Sendable (Whole) -> PartUpdate<Whole, Inner>)?
    var innerReversal = reversal
    if let place {
      innerReversal = { [get] whole in inner.reversal(get(whole)).within(place(whole)) }
      if let innerOfPart = inner.place {
        innerPlace = { [get] whole in
          let (outer, inner) = (place(whole), innerOfPart(get(whole)))
          return { whole, change in outer(&whole) { part in inner(&part, change) } }
        }
      }
    }
    return PartLink<Whole, Inner>(
      path.appending(path: inner.path),
      paths: { [paths] in
        let inner = inner.paths()
        return paths().flatMap { path in [path] + inner.compactMap { path.appending(path: $0) } }
      },
      get: { [get] whole in inner.get(get(whole)) },
      update: { [update] whole, change in
        update(&whole) { part in inner.update(&part, change) }
      },
      place: innerPlace, reversal: innerReversal)
  }
}

extension FormReader {
  /// A reader of a part of the form.
  func part<Part>(_ link: PartLink<State, Part>) -> FormReader<Part> {
    part(link.get(state), at: link.path)
  }
}
