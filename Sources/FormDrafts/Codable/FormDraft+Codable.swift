#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension FormDraft where State: Codable & Sendable {
  /// Creates a draft of a form whose state is `Codable`.
  ///
  /// The file has what differs from the initial values, as JSON. A draft from an older version of
  /// the state is taken over value by value. What does not fit anymore is set aside in a file that
  /// the window names.
  ///
  /// ```swift
  /// let draft = FormDraft<[String]>("shopping-list")
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name of the form within the program, which may be any text.
  ///   - folder: The folder of the files, as an absolute path; nil for `<application id>/drafts` in
  ///     the folder of states.
  ///   - continuesAlways: Whether the newest draft is continued without a question.
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
