/// Where a ``FormReader`` finds the values of a form, or of a part of it.
class ReadSource<State> {
  /// The form's values, without a note of who read them.
  var state: State { preconditionFailure("A source of values says what they are") }

  func read<Value>(_ path: KeyPath<State, Value>) -> Value { state[keyPath: path] }
}

/// The values of one state, judged once.
final class FixedSource<State>: ReadSource<State> {
  private let fixed: State
  private let fields: [PartialKeyPath<State>: FieldDefinition<State>]

  init(_ state: State, fields: [PartialKeyPath<State>: FieldDefinition<State>]) {
    fixed = state
    self.fields = fields
  }

  override var state: State { fixed }

  override func read<Value>(_ path: KeyPath<State, Value>) -> Value {
    let value = fixed[keyPath: path]
    return fields[path]?.formatted(value) ?? value
  }
}

/// The values of a part of a form, read through the whole.
final class PartSource<Whole, Part>: ReadSource<Part> {
  private let whole: ReadSource<Whole>
  private let link: PartLink<Whole, Part>

  init(_ whole: ReadSource<Whole>, _ link: PartLink<Whole, Part>) {
    self.whole = whole
    self.link = link
  }

  override var state: Part { link.access.get(whole.state) }

  override func read<Value>(_ path: KeyPath<Part, Value>) -> Value {
    whole.read(link.path.appending(path: path))
  }
}

/// The values of a live form, with a note of which of them are read.
final class LiveSource<State>: ReadSource<State> {
  var live: State

  /// The fields whose values are read as their formatters would leave them.
  var formatting: [PartialKeyPath<State>: FieldDefinition<State>] = [:] {
    didSet { isFormatting = !formatting.isEmpty }
  }
  private var isFormatting = false

  private var reads: [AnyKeyPath] = []

  init(_ state: State) {
    live = state
  }

  override var state: State { live }

  override func read<Value>(_ path: KeyPath<State, Value>) -> Value {
    reads.append(path)
    let value = live[keyPath: path]
    return isFormatting ? formatting[path]?.formatted(value) ?? value : value
  }

  /// What was read since it was asked last.
  func takeReads() -> [AnyKeyPath] {
    defer { reads = [] }
    return reads
  }
}
