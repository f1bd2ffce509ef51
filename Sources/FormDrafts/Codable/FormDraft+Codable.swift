#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension FormDraft where State: Codable & Sendable {
  /// Creates a draft of a form whose state is `Codable`.
  ///
  /// The file contains the differences from the initial values, as JSON. A draft from an older
  /// version of the state is restored value by value. Values that no longer fit are saved to a
  /// separate file, and the window shows its path.
  ///
  /// ```swift
  /// let draft = FormDraft<[String]>("shopping-list")
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name of the form within the program, which may be any text.
  ///   - folder: The absolute path of the folder for the files; `nil` means
  ///     `<application id>/drafts` in `$XDG_STATE_HOME`.
  ///   - continuesAlways: Indicates whether the newest draft is continued without a question.
  public init(_ name: String, folder: String? = nil, continuesAlways: Bool = false) {
    self.init(name, folder: folder, continuesAlways: continuesAlways) { state, initial in
      {
        try DraftTree(encoding: initial).patch(to: DraftTree(encoding: state))
          .map { [UInt8](try $0.json) }
      }
    } decode: { bytes, initial in
      let patch = try DraftTree(Data(bytes))
      let tree = try DraftTree(encoding: initial).patched(by: patch) { tree in
        (try? tree.decoded(as: State.self)) != nil
      }
      let state = try tree.decoded(as: State.self)
      let rest = try DraftTree(encoding: state).lacking(patch)
      return DecodedDraft(state: state, rest: try rest.map { [UInt8](try $0.json) })
    }
  }
}
