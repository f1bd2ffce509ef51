/// Where in a state's memory the values at its key paths are, to tell which are part of which.
struct StoragePlaces {
  private struct Place {
    let id: Int
    let start: Int
    let end: Int

    func holds(_ other: Place) -> Bool { start <= other.start && other.end <= end }
  }

  private var places: [Int: Place] = [:]

  /// Keeps where the value is, if it is stored in the state itself.
  mutating func insert<State>(_ path: PartialKeyPath<State>, id: Int) {
    guard let start = MemoryLayout<State>.offset(of: path) else { return }
    let size = Self.size(of: type(of: path).valueType)
    guard size > 0 else { return }
    places[id] = Place(id: id, start: start, end: start + size)
  }

  mutating func remove(_ id: Int) {
    places[id] = nil
  }

  func isKnown(_ id: Int) -> Bool { places[id] != nil }

  /// Every pair of a value and one within it.
  func overlaps() -> [(container: Int, content: Int)] {
    var pairs: [(container: Int, content: Int)] = []
    var open: [Place] = []
    let sorted = places.values.sorted { left, right in
      (left.start, right.end, left.id) < (right.start, left.end, right.id)
    }
    for place in sorted {
      open.removeAll { $0.end <= place.start }
      for container in open where container.holds(place) {
        pairs.append((container.id, place.id))
        if place.holds(container) { pairs.append((place.id, container.id)) }
      }
      open.append(place)
    }
    return pairs
  }

  /// Every such pair of which one is the value at `id`.
  func overlaps(of id: Int) -> [(container: Int, content: Int)] {
    guard let place = places[id] else { return [] }
    return places.values.flatMap { other -> [(container: Int, content: Int)] in
      if other.id == id { return [] }
      var pairs: [(container: Int, content: Int)] = []
      if other.holds(place) { pairs.append((other.id, id)) }
      if place.holds(other) { pairs.append((id, other.id)) }
      return pairs
    }
  }

  private static func size(of type: Any.Type) -> Int {
    func opened<Value>(_: Value.Type) -> Int { MemoryLayout<Value>.size }
    return opened(type)
  }
}
