import ValidationRules

/// The place in the state that holds the error of a field.
struct ErrorState<State>: Sendable {
  let link: PartLink<State, ValidationMessage?>

  /// The key path of the value and its error together; nil where they are apart.
  private let owner: ImmutablePath<PartialKeyPath<State>>?

  init(_ link: PartLink<State, ValidationMessage?>, of owner: PartialKeyPath<State>? = nil) {
    self.link = link
    self.owner = owner.map(ImmutablePath.init)
  }
}

extension ErrorState {
  /// Whether a change of the value at a key path can be one of the field.
  func isOwned(by path: PartialKeyPath<State>) -> Bool { owner?.path == path }

  /// The same place in a part, as a place in the whole.
  func linked<Whole>(by outer: PartLink<Whole, State>) -> ErrorState<Whole> {
    let owner = owner.flatMap { (outer.path as PartialKeyPath<Whole>).appending(path: $0.path) }
    return ErrorState<Whole>(outer.appending(link), of: owner)
  }
}
