import GenericForm

// What a window offers of a draft, and what it asks before it is closed.

nonisolated extension ValidationMessage {
  static let draftMessages: [Self] = [
    .draft(ofSeconds: 0), .draft(ofSeconds: 120), .draft(ofSeconds: 7_200),
    .draft(ofSeconds: 172_800), .continueDraft, .startEmpty, .draftSetAside("/drafts/a.aside"),
    .closing("Sign up"), .closingMany(2), .keepDraft, .keepDrafts, .discard, .stay,
    .closesAfterSubmit,
  ]

  /// That there is a draft, and how old it is.
  static func draft(ofSeconds seconds: Int) -> Self {
    switch seconds {
    case ..<60: Self(key: "draft.now", "There is a draft from less than a minute ago")
    case ..<3_600:
      draft(
        "draft.minutes", seconds / 60, one: "There is a draft from 1 minute ago",
        other: "There is a draft from {count} minutes ago")
    case ..<86_400:
      draft(
        "draft.hours", seconds / 3_600, one: "There is a draft from 1 hour ago",
        other: "There is a draft from {count} hours ago")
    default:
      draft(
        "draft.days", seconds / 86_400, one: "There is a draft from 1 day ago",
        other: "There is a draft from {count} days ago")
    }
  }

  private static func draft(_ key: String, _ count: Int, one: String, other: String) -> Self {
    Self(
      key: key, .counted(by: "count", one: one, other: other),
      arguments: ["count": .number(count)])
  }

  static let continueDraft = Self(key: "draft.continue", "_Continue")
  static let startEmpty = Self(key: "draft.empty", "Start _empty")

  static func draftSetAside(_ path: String) -> Self {
    Self(
      key: "draft.aside", "Part of a draft does not fit into this form. It is kept in {path}",
      arguments: ["path": .text(path)])
  }

  static func closing(_ title: String) -> Self {
    Self(
      key: "closing.one", "What you typed in “{title}” is not submitted",
      arguments: ["title": .text(title)])
  }

  static func closingMany(_ count: Int) -> Self {
    Self(
      key: "closing.many",
      .counted(
        by: "count", one: "What you typed in 1 window is not submitted",
        other: "What you typed in {count} windows is not submitted"),
      arguments: ["count": .number(count)])
  }

  static let keepDraft = Self(key: "closing.keep", "_Keep as draft")
  static let keepDrafts = Self(key: "closing.keepAll", "_Keep as drafts")
  static let discard = Self(key: "closing.discard", "_Discard")
  static let stay = Self(key: "closing.stay", "_Stay")
  static let closesAfterSubmit = Self(
    key: "closing.submitting",
    "The window closes once the submit has ended; close it again not to wait")
}
