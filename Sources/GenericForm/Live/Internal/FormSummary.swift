import FormDeclaration

/// The state of a live form as a whole, kept by counting its fields.
///
/// Each field updates the counts when it's published, so reading takes constant time. A field that
/// isn't published yet counts as valid, not pending and not dirty.
struct FormSummary {
  private var invalid = 0

  /// The errors of the server about the form as a whole.
  var errors: [ValidationMessage] = []
  private var pending = 0

  /// The fields that are dirty, and the collections whose rows are.
  private var dirty = 0
  var isSubmitting = false
  var submitCount = 0
  var canUndo = false
  var canRedo = false

  var isValid: Bool { invalid == 0 && errors.isEmpty }
  var isPending: Bool { pending > 0 }
  var isDirty: Bool { dirty > 0 }

  /// Counts a new status in place of the old one.
  mutating func replace(_ old: FieldStatus, by new: FieldStatus) {
    invalid += (old.isValid ? 0 : -1) + (new.isValid ? 0 : 1)
    pending += (old.isPending ? -1 : 0) + (new.isPending ? 1 : 0)
    replaceDirty(old.isDirty, by: new.isDirty)
  }

  /// Updates the count of dirty fields and collections for one that changed.
  mutating func replaceDirty(_ old: Bool, by new: Bool) {
    dirty += (old ? -1 : 0) + (new ? 1 : 0)
  }
}

extension FormSummary: Equatable {
  /// Indicates whether the derived values are equal; the counts may differ.
  ///
  /// The form publishes a summary only if it differs in this sense, not once for each field.
  static func == (left: Self, right: Self) -> Bool {
    left.isValid == right.isValid && left.isPending == right.isPending
      && left.isDirty == right.isDirty && left.isSubmitting == right.isSubmitting
      && left.submitCount == right.submitCount && left.canUndo == right.canUndo
      && left.canRedo == right.canRedo && left.errors == right.errors
  }
}
