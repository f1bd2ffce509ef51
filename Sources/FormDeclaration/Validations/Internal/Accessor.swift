/// A part of a whole: its key path and its accessors, which change it in place.
///
/// It has closures in addition to the key path because those of a row remember its last index,
/// which a key path can't do.
package final class Accessor<Whole, Part>: Sendable {
  private let immutablePath: ImmutablePath<WritableKeyPath<Whole, Part>>

  /// Returns the key paths at which a program changes the part: its own, those of the values around
  /// it, and for a row, that of its index.
  ///
  /// For the name of the guest with the identity 3 at index 1, these are `\.guests`,
  /// `\.guests[id: 3]`, `\.guests[id: 3].name`, `\.guests[1]` and `\.guests[1].name`.
  let paths: @Sendable () -> [PartialKeyPath<Whole>]

  private let find: @Sendable (Whole, RowCache) -> Part?

  /// Changes the part in place, without copying its container; does nothing if it's missing.
  let update: @Sendable (inout Whole, (inout Part) -> Void) -> Void

  /// Returns an update of the part at its current position, regardless of later identities, or
  /// `nil` unless it's stored in the whole.
  let place: (@Sendable (Whole) -> PartUpdate<Whole, Part>)?

  /// Returns a reversal that restores the part and everything that setting it can change.
  package let reversal: @Sendable (Whole) -> Reversal<Whole>

  /// - Parameters:
  ///   - text: Returns the text of the key path without its root, if the key path doesn't disclose
  ///     it.
  ///   - find: Returns the part, or `nil` if it's missing.
  init(
    _ path: WritableKeyPath<Whole, Part>, text: (@Sendable () -> String)? = nil,
    paths: @escaping @Sendable () -> [PartialKeyPath<Whole>],
    find: @escaping @Sendable (Whole, RowCache) -> Part?,
    update: @escaping @Sendable (inout Whole, (inout Part) -> Void) -> Void,
    place: (@Sendable (Whole) -> PartUpdate<Whole, Part>)? = nil,
    reversal: (@Sendable (Whole) -> Reversal<Whole>)? = nil
  ) {
    immutablePath = ImmutablePath(path, text: text)
    self.paths = paths
    self.find = find
    self.update = update
    self.place = place
    self.reversal =
      reversal ?? { whole in
        guard let place, let part = find(whole, RowCache()) else { return Reversal(of: whole) }
        return Reversal(of: part, by: place(whole))
      }
  }
}

/// Changes a part of a whole in place.
typealias PartUpdate<Whole, Part> = (inout Whole, (inout Part) -> Void) -> Void

extension Accessor {
  /// Creates the accessor of the part at a declared key path.
  ///
  /// - Parameter text: Returns the text of the key path without its root, if the key path doesn't
  ///   disclose it.
  package convenience init(
    _ path: WritableKeyPath<Whole, Part>, text: (@Sendable () -> String)? = nil
  ) {
    let boxed = ImmutablePath(path)
    guard path.storedRange != nil else {
      // It may go through a row or an optional value that is missing.
      self.init(path, text: text) {
        [boxed.path]
      } find: { whole, cache in
        cache.valueIfPresent(at: boxed.path, of: whole)
      } update: { whole, change in
        guard RowCache().valueIfPresent(at: boxed.path, of: whole) != nil else { return }
        change(&whole[keyPath: boxed.path])
      }
      return
    }
    let update: @Sendable (inout Whole, (inout Part) -> Void) -> Void = { whole, change in
      change(&whole[keyPath: boxed.path])
    }
    self.init(
      path, text: text, paths: { [boxed.path] }, find: { whole, _ in whole[keyPath: boxed.path] },
      update: update, place: { _ in update })
  }

  package var path: WritableKeyPath<Whole, Part> { immutablePath.path }

  /// The key path and its text.
  var namedPath: ImmutablePath<PartialKeyPath<Whole>> {
    ImmutablePath(path) { [immutablePath] in immutablePath.partsText }
  }

  /// Returns the part, or `nil` while an optional value or a row in its key path is missing.
  package func get(_ whole: Whole, with cache: RowCache = RowCache()) -> Part? {
    find(whole, cache)
  }

  /// Returns an update of the part at its current position, which works even after the rows around
  /// it get other identities.
  func update(in whole: Whole) -> PartUpdate<Whole, Part> {
    place?(whole) ?? { [update] whole, change in update(&whole, change) }
  }

  /// Copies the outermost stored value around the part, or returns `false` if there is none.
  package func copyContainer(from old: Whole, to whole: inout Whole) -> Bool {
    guard let path = paths().first(where: { $0.storedRange != nil }) else { return false }
    func copy<Value>(_: Value.Type) -> Bool {
      guard let path = path as? WritableKeyPath<Whole, Value> else { return false }
      whole[keyPath: path] = old[keyPath: path]
      return true
    }
    return _openExistential(type(of: path).valueType, do: copy)
  }

  package func set(_ whole: inout Whole, _ new: Part) {
    update(&whole) { $0 = new }
  }

  /// Returns the accessor of a part of this part, as a part of the whole.
  func appending<Inner>(_ inner: Accessor<Part, Inner>) -> Accessor<Whole, Inner> {
    var innerPlace: (@Sendable (Whole) -> PartUpdate<Whole, Inner>)?
    var innerReversal = reversal
    if let place {
      innerReversal = { [find] whole in
        guard let part = find(whole, RowCache()) else { return Reversal(of: whole) }
        return inner.reversal(part).within(place(whole))
      }
      if let innerOfPart = inner.place {
        innerPlace = { [find] whole in
          guard let part = find(whole, RowCache()) else { return { _, _ in } }
          let (outer, inner) = (place(whole), innerOfPart(part))
          return { whole, change in outer(&whole) { part in inner(&part, change) } }
        }
      }
    }
    return Accessor<Whole, Inner>(
      path.appending(path: inner.path),
      text: { [immutablePath] in immutablePath.partsText + inner.immutablePath.partsText },
      paths: { [paths] in
        let inner = inner.paths()
        return paths().flatMap { path in [path] + inner.compactMap { path.appending(path: $0) } }
      },
      find: { [find] whole, cache in
        find(whole, cache).flatMap { part in inner.find(part, cache) }
      },
      update: { [update] whole, change in
        update(&whole) { part in inner.update(&part, change) }
      },
      place: innerPlace, reversal: innerReversal)
  }
}

extension Accessor where Whole == Part? {
  /// The wrapped value of an optional, which is missing while the optional is `nil`.
  static var ifPresent: Self {
    Self(\Part?.ifPresent, text: { ".ifPresent" }) {
      [\Part?.ifPresent]
    } find: { whole, _ in
      whole
    } update: { whole, change in
      whole.update(change)
    } place: { _ in
      { whole, change in whole.update(change) }
    }
  }
}

extension Optional {
  /// Changes the value in place, if there is one.
  fileprivate mutating func update(_ change: (inout Wrapped) -> Void) {
    guard var value = self else { return }
    // Clearing `self` leaves a single reference, so the change doesn't copy the value.
    self = nil
    change(&value)
    self = value
  }
}

extension FormReader {
  /// Returns a reader of a part of the form, or `nil` while the part is missing.
  func part<Part>(_ accessor: Accessor<State, Part>) -> FormReader<Part>? {
    accessor.get(state, with: trace.cache).map { part($0, at: accessor.path) }
  }
}

extension ReadTrace {
  /// The cache that detects missing rows along a key path.
  var cache: RowCache { values as? RowCache ?? RowCache() }
}
