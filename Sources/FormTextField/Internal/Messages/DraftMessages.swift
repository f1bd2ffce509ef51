import GenericForm

// What a window offers of a draft, and what it asks before it is closed.

nonisolated extension ValidationMessage {
  static let draftMessages: [Self] = [
    .draft(ofSeconds: 0), .draft(ofSeconds: 120), .draft(ofSeconds: 7_200),
    .draft(ofSeconds: 172_800), .continueDraft, .startEmpty, .draftSetAside("/drafts/a.aside"),
    .draftUnreadable("/drafts/a.aside"), .draftFailed,
    .closing("Sign up"), .closingMany(2), .keepDraft, .keepDrafts, .discard, .stay,
    .closesAfterSubmit,
  ]

  /// That there is a draft, and how old it is.
  static func draft(ofSeconds seconds: Int) -> Self {
    switch seconds {
    case ..<60: Self(key: "draft.now", "There is a draft from less than a minute ago")
    case ..<3_600:
      Self(
        key: "draft.minutes",
        .counted(
          by: "count", one: "There is a draft from 1 minute ago",
          other: "There is a draft from {count} minutes ago"),
        arguments: ["count": .number(seconds / 60)])
    case ..<86_400:
      Self(
        key: "draft.hours",
        .counted(
          by: "count", one: "There is a draft from 1 hour ago",
          other: "There is a draft from {count} hours ago"),
        arguments: ["count": .number(seconds / 3_600)])
    default:
      Self(
        key: "draft.days",
        .counted(
          by: "count", one: "There is a draft from 1 day ago",
          other: "There is a draft from {count} days ago"),
        arguments: ["count": .number(seconds / 86_400)])
    }
  }

  static let continueDraft = Self(key: "draft.continue", "Con_tinue")
  static let startEmpty = Self(key: "draft.empty", "Start empt_y")

  static func draftSetAside(_ path: String) -> Self {
    Self(
      key: "draft.aside", "Part of a draft does not fit into this form. It is kept in {path}",
      arguments: ["path": .text(path)])
  }

  static func draftUnreadable(_ path: String) -> Self {
    Self(
      key: "draft.unreadable", "A draft cannot be read. It is kept in {path}",
      arguments: ["path": .text(path)])
  }

  static let draftFailed = Self(
    key: "draft.failed", "The draft cannot be kept. Submit the form, or discard what you typed")

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
