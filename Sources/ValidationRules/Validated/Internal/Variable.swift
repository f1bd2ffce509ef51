/// Stands for one variable that holds a ``Validated`` value: its copies share it until they change.
///
/// Nothing tells a copy from its original. Of two that share this, the one that changes first goes
/// on with another, which becomes the heir of this one. So the listeners stay where nothing has
/// changed, and when that is gone they follow the changes.
final class Variable<Value: Sendable>: Sendable {
  let broadcast: ResultBroadcast<Value>

  init(_ result: ValidationResult<Value>) {
    broadcast = ResultBroadcast(result)
  }

  deinit {
    broadcast.end()
  }
}
