extension FormModel {
  var isPending: Bool { fields.contains(where: \.isPending) }

  /// Indicates whether a submit would fail.
  var isBlocked: Bool {
    Schedule.Place.allCases.contains { place in
      let field = self[place]
      return !field.errors.isEmpty || field.isPending
        || (field.check == .unverified && Self.isRequired(place))
    }
  }

  var isValid: Bool {
    !isBlocked && !fields.contains(where: \.isRefusedOnServer)
  }

  func shownErrors(_ place: Schedule.Place) -> [String] {
    let field = self[place]
    return (field.isRevealed ? field.errors : []) + (field.isRefusedOnServer ? ["Server"] : [])
  }

  func showsUnverified(_ place: Schedule.Place) -> Bool {
    self[place].isRevealed && self[place].check == .unverified
  }
}
