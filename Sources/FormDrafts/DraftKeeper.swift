package import GenericForm

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// An object that keeps a form's draft while its window is open, and offers the draft of a closed
/// window.
///
/// The draft exists only while the form has changes: a submit and a reset remove it.
@MainActor package final class DraftKeeper {
  private let folder: DraftFolder
  private let form: AnyDraftedForm
  let writer: DraftWriter
  private let clock: any Clock<Duration>
  private var observation: FormObservation?

  /// The offered draft, or `nil` if there is none.
  private var offered: DraftFile?

  /// Indicates whether the user chooses if the draft is continued.
  package let asks: Bool

  /// The paths of files that aren't drafts, about which the user is notified.
  package let aside: [String]

  /// Returns the fields that have a control, in order.
  package var fields: () -> [DraftedField] = { [] }

  /// The number of the last change that was processed.
  private var noted: Int

  /// Indicates whether this window may have a file.
  private var isKept = false

  /// The pending write, with its cancellation and the number of pauses so far.
  private var waiting: (cancel: () -> Void, pauses: Int, change: Int)?

  /// The time without changes that a write waits for, at most three times.
  private static let pause = Duration.milliseconds(250)

  /// Opens the folder of the drafts, or returns `nil` and reports it if the system has none.
  ///
  /// - Parameter applicationID: Names the folder; `nil` names it after the executable.
  package init?<State>(
    _ draft: FormDraft<State>, of form: Form<State>, applicationID: String? = nil,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    guard let folder = draft.folder.map(DraftFolder.init(path:)) ?? .ofProgram(applicationID) else {
      StandardError.report("There is no draft of “\(draft.name)”: set HOME or XDG_STATE_HOME")
      return nil
    }
    self.folder = folder
    self.form = AnyDraftedForm(form, draft)
    self.clock = clock
    writer = DraftWriter(of: draft.name, in: folder)
    asks = !draft.continuesAlways
    noted = form.changeNumber
    (offered, aside) = folder.takeNewest(of: draft.name)
    observation = self.form.observe { [weak self] in self?.noteChange() }
  }

  /// The age of the offered draft in seconds, or `nil` if there is none.
  package var offeredAge: Int? { offered.map { max(0, time(nil) - $0.time) } }
}

// MARK: - The offered draft

extension DraftKeeper {
  /// Restores the offered draft into the form.
  ///
  /// Earlier input in this window is kept as a separate draft.
  ///
  /// - Returns: The paths of files with values that don't fit the form.
  package func continueDraft() -> [String] {
    guard let draft = offered else { return [] }
    offered = nil
    writeNow()
    do {
      let (rest, takeOver) = try form.read(draft.content.values)
      let aside = try rest.map { try folder.setAside($0, of: draft.name) }
      writer.adopt(draft)
      isKept = true
      var texts = draft.content.texts
      if takeOver({ texts = enter(texts) }) {
        return [aside, setAside(texts, of: draft.name)].compactMap(\.self)
      }
      writer.release()
    } catch let error as SystemError {
      StandardError.report("The draft couldn't be restored: \(error)")
      return [draft.path]
    } catch {}
    return [folder.setAside(draft.name, because: "it doesn't fit the form")]
  }

  private func setAside(_ texts: [String: String], of name: DraftName) -> String? {
    guard !texts.isEmpty else { return nil }
    do {
      return try folder.setAside(DraftFormat.bytes(of: texts), of: name)
    } catch {
      StandardError.report("Part of the draft was lost: \(error)")
      return nil
    }
  }

  /// Declines the offered draft, which is kept until a submit.
  package func startEmpty() {
    offered.map(writer.decline)
    offered = nil
  }

  /// After a submit, removes the declined draft, and also the kept one if the form hasn't changed since.
  package func noteSubmitted() {
    noteChange()
    writer.removeDeclined()
  }
}

// MARK: - The kept draft

extension DraftKeeper {
  private func noteChange() {
    guard form.changeNumber() != noted || !form.isDirty() else { return }
    noted = form.changeNumber()
    if form.isDirty() {
      if waiting == nil { wait(pauses: 1) }
    } else {
      waiting?.cancel()
      waiting = nil
      form.noteInitial()
      if isKept { writer.remove() }
      isKept = false
    }
  }

  /// Waits for a pause, and for another one if the form has changed meanwhile.
  private func wait(pauses: Int) {
    let cancel = callBack(after: Self.pause, on: clock) { [weak self] in
      guard let self, let waiting else { return }
      if noted != waiting.change, waiting.pauses < 3 {
        wait(pauses: waiting.pauses + 1)
      } else {
        writeNow()
      }
    }
    waiting = (cancel, pauses, noted)
  }

  /// Starts writing the changes since the last write.
  package func writeNow() {
    guard let waiting else { return }
    waiting.cancel()
    self.waiting = nil
    guard let content else { return }
    isKept = true
    writer.write(content)
  }

  /// A closure that encodes the draft, or `nil` if the form has been released.
  private var content: (@Sendable () throws -> DraftContent?)? {
    guard let encoding = form.encoding() else { return nil }
    let texts = namedFields.compactMapValues(\.field.textWithoutValue)
    return {
      let values = try encoding()
      return values == nil && texts.isEmpty ? nil : DraftContent(values: values, texts: texts)
    }
  }

  /// The fields by their names, which are numbered if several share one, as in rows.
  private var namedFields: [String: DraftedField] {
    var counts: [String: Int] = [:]
    var named: [String: DraftedField] = [:]
    for field in fields() {
      guard let name = field.field.draftName else { continue }
      let count = counts[name, default: 0] + 1
      counts[name] = count
      named[count == 1 ? name : "\(name) \(count)"] = field
    }
    return named
  }

  /// Reenters texts that aren't valid values, and returns those without a field.
  private func enter(_ texts: [String: String]) -> [String: String] {
    let named = namedFields
    return texts.filter { name, text in named[name]?.enter(text) != true }
  }

  /// Indicates whether there's anything to keep, apart from secrets.
  package var hasContent: Bool { (try? content?()) != nil }

  /// Writes pending changes, and waits until they're on the disk.
  ///
  /// - Returns: `true` if the changes are on the disk.
  @discardableResult
  package func finish() -> Bool {
    writeNow()
    return writer.finish()
  }

  /// Writes pending changes, and leaves all drafts to the next window.
  package func end() {
    observation = nil
    writeNow()
    offered = nil
    writer.release()
    writer.finish()
  }
}

/// A field with a control, in which the user may type text that isn't a valid value.
@MainActor package struct DraftedField {
  let field: AnyField
  let enter: (String) -> Bool

  /// - Parameter enter: Enters text as if the user had typed it, and returns whether the value can
  ///   be typed as text.
  package init(_ field: AnyField, enter: @escaping (String) -> Bool) {
    (self.field, self.enter) = (field, enter)
  }
}
