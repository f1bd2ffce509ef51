import GenericForm

/// An element whose appearance depends on the controls within it.
///
/// A control finds its groups by their widgets, as rows can be added and removed at any time.
protocol ElementGroup: FormElement {
  /// Called when a control is added, removed, excluded or included, or when its visible error changes.
  func controlsChanged()

  /// Removes the elements, so that other groups can contain them; the result puts them back.
  func releaseElements() -> () -> Void

  /// Scrolls the group's content into view; does nothing by default.
  func reveal()
}

extension ElementGroup {
  func reveal() {}

  /// Indicates whether all fields within are excluded; false for a group without controls.
  var isLeftOut: Bool { controls.areLeftOut }

  /// The number of fields within that show an error.
  var errorCount: Int { controls.count(where: \.hasShownError) }
}

extension [FormControl] {
  /// Indicates whether all fields are excluded; false if there are no controls.
  var areLeftOut: Bool { !isEmpty && allSatisfy { !$0.isIncluded } }
}

extension FormControl {
  /// Indicates whether the form includes the field.
  final var isIncluded: Bool { frame.display.isIncluded }

  /// Indicates whether the field is included and required.
  final var isRequired: Bool { isIncluded && frame.display.isRequired }

  /// Indicates whether the field is included and shows an error.
  final var hasShownError: Bool { isIncluded && frame.display.hasError }

  /// The groups around the control, innermost first.
  final var groups: [any ElementGroup] {
    instance.host.attachmentsAround.compactMap { $0 as? any ElementGroup }
  }

  /// Notifies the groups around the control, innermost first.
  final func notifyGroups() {
    for group in groups { group.controlsChanged() }
  }
}
