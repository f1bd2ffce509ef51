import GenericForm

extension FormView {
  /// Indicates whether every control shows only the first of several messages.
  public var showsFirstMessageOnly: Bool {
    get { everyControl(\.showsFirstMessageOnly) }
    set { for control in controls { control.showsFirstMessageOnly = newValue } }
  }

  /// Indicates whether a check mark or a cross shows the validity of each changed value.
  public var marksValidity: Bool {
    get { everyControl(\.marksValidity) }
    set { for control in controls { control.marksValidity = newValue } }
  }

  /// The fields marked with a word beside their title: the required or the optional ones.
  ///
  /// By default, it's the smaller group: ``FieldMark/optional`` if more than half of the fields are
  /// required, and otherwise ``FieldMark/required``.
  public var fieldMark: FieldMark {
    get { everyControl { $0.fieldMark == .optional } ? .optional : .required }
    set { for control in controls { control.fieldMark = newValue } }
  }

  /// Marks the smaller group of fields.
  func markFields() {
    let fields = controls.filter { $0.isIncluded && ($0.canBeEmpty || $0.isRequired) }
    fieldMark = fields.count(where: \.isRequired) * 2 > fields.count ? .optional : .required
  }

  /// The effect of Enter in every control; by default it submits the form.
  public var returnAction: ReturnAction {
    get { everyControl { $0.returnAction == .nextField } ? .nextField : .submit }
    set { for control in controls { control.returnAction = newValue } }
  }

  /// Returns whether there are controls and all of them satisfy a condition.
  private func everyControl(_ satisfies: (FormControl) -> Bool) -> Bool {
    !controls.isEmpty && controls.allSatisfy(satisfies)
  }

  /// Returns the description of a mistake in how you set up the controls, or `nil` if there is none.
  static func mistake(in form: any SubmittableForm, controls: [FormControl]) -> String? {
    if let stranger = controls.first(where: { !$0.bound.belongs(to: form) }) {
      return "The control “\(stranger.name)” isn't bound to the form of its view."
    }
    var shown: Set<AnyKeyPath> = []
    if let second = controls.first(where: { !shown.insert($0.bound.path).inserted }) {
      return "The form view has two controls for \(second.bound.pathText)."
    }
    guard let missing = form.blockingPaths.first(where: { !shown.contains($0) }) else {
      return nil
    }
    return "The form validates \(missing.text), for which its view has no control."
  }

  /// Returns the controls' private forms; stops the program if a control is bound or occurs twice.
  static func standaloneForms(of controls: [FormControl]) -> [any SubmittableForm] {
    controls.enumerated().map { index, control in
      if controls[..<index].contains(where: { $0 === control }) {
        fatalError("The form view has the control “\(control.name)” twice.")
      }
      guard let form = control.standaloneForm else {
        fatalError("The control “\(control.name)” is bound to a form: give its view that form.")
      }
      return form
    }
  }
}

extension FormView {
  /// Finds the view's pages, and shows the submit button only while they offer it.
  func followPages() {
    pages = instance.host.attachmentsWithin.compactMap { $0 as? FormPages }.filter { pages in
      // A FormWidget may contain another form view, with its own pages.
      pages.widget.attachmentsAround.first { $0 is FormView } === self
    }
    if !content.hasSubmit {
      for element in pages { element.turnFreely() }
    } else if pages.count == 1 {
      content.add(guide: pages[0].takeButtons())
    }
    for element in pages { element.onOffer = { [weak self] in self?.showSubmitButton() } }
    showSubmitButton()
  }

  private func showSubmitButton() {
    content.setOffersSubmit(pages.allSatisfy(\.offersSubmit))
  }
}
