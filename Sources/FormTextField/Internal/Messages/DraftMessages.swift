import GenericForm

// What a window offers of a draft, and what it asks before it is closed.

nonisolated extension ValidationMessage {
  static let draftMessages: [Self] = [
    .draft(ofSeconds: 0), .draft(ofSeconds: 120), .draft(ofSeconds: 7_200),
    .draft(ofSeconds: 172_800), .continueDraft, .startEmpty, .draftSetAside(["/drafts/a.aside"]),
    .draftsUnreadable(["/drafts/a.aside"]), .draftFailed,
    .closing("Sign up"), .closingMany(2), .keepDraft, .keepDrafts, .discard, .stay,
    .closesAfterSubmit,
  ]

  /// That there is a draft, and how old it is.
  static func draft(ofSeconds seconds: Int) -> Self {
    switch seconds {
    case ..<60: Self(key: "draft.now", "There is a draft from less than a minute ago")
    case ..<3_600:
      counted(
        key: "draft.minutes", seconds / 60, one: "There is a draft from 1 minute ago",
        other: "There is a draft from {count} minutes ago")
    case ..<86_400:
      counted(
        key: "draft.hours", seconds / 3_600, one: "There is a draft from 1 hour ago",
        other: "There is a draft from {count} hours ago")
    default:
      counted(
        key: "draft.days", seconds / 86_400, one: "There is a draft from 1 day ago",
        other: "There is a draft from {count} days ago")
    }
  }

  static let continueDraft = Self(key: "draft.continue", "Con_tinue")
  static let startEmpty = Self(key: "draft.empty", "Start empt_y")

  static func draftSetAside(_ paths: [String]) -> Self {
    counted(
      key: "draft.aside", paths.count,
      one: "Part of a draft does not fit into this form. It is kept in {path}",
      other: "Parts of a draft do not fit into this form. They are kept in these files:\n{path}",
      at: paths)
  }

  static func draftsUnreadable(_ paths: [String]) -> Self {
    counted(
      key: "draft.unreadable", paths.count,
      one: "A draft cannot be read. It is kept in {path}",
      other: "{count} drafts cannot be read. They are kept in these files:\n{path}", at: paths)
  }

  static let draftFailed = Self(
    key: "draft.failed", "The draft cannot be kept. Submit the form, or discard what you typed")

  static func closing(_ title: String) -> Self {
    Self(
      key: "closing.one", "What you typed in “{title}” is not submitted",
      arguments: ["title": .text(title)])
  }

  static func closingMany(_ count: Int) -> Self {
    counted(
      key: "closing.many", count, one: "What you typed in 1 window is not submitted",
      other: "What you typed in {count} windows is not submitted")
  }

  static let keepDraft = Self(key: "closing.keep", "_Keep as draft")
  static let keepDrafts = Self(key: "closing.keepAll", "_Keep as drafts")
  static let discard = Self(key: "closing.discard", "_Discard")
  static let stay = Self(key: "closing.stay", "_Stay")
  static let closesAfterSubmit = Self(
    key: "closing.submitting",
    "The window closes once the submit has ended; close it again not to wait")

  /// A message with a number, and with the files that it is about, one below the other.
  private static func counted(
    key: String, _ count: Int, one: String, other: String, at paths: [String]? = nil
  ) -> Self {
    var arguments: [String: MessageArgument] = ["count": .number(count)]
    arguments["path"] = paths.map { .text($0.joined(separator: "\n")) }
    return Self(key: key, .counted(by: "count", one: one, other: other), arguments: arguments)
  }
}
