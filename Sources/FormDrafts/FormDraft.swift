/// A draft that saves a form's input to a file, so that a crash or a power cut loses nothing.
///
/// Each open window has its own file in `$XDG_STATE_HOME/<application id>/drafts` while its form
/// has changes. Without a `GApplication`, the folder is named after the executable. Secret values
/// are never written.
///
/// ```swift
/// struct Note: Codable { var title = "" }
/// let form = Form(Note()) { FieldValidation(\.title, .required) }
/// let view = FormView(form, submitTitle: "_Save", draft: FormDraft("note")) {
///   FormTextField("_Title", form.field(\.title))
/// }
/// ```
public struct FormDraft<State> {
  /// The name of the form, which may be any text; the names of its files start with it.
  public let name: String

  /// The absolute path of the folder for the files, or `nil` for the program's folder.
  let folder: String?

  /// Indicates whether the newest draft is continued without a question.
  let continuesAlways: Bool

  /// Returns a closure that encodes the values on another thread, or returns `nil` if they haven't
  /// changed.
  let encoding: (_ state: State, _ initial: State) -> ValuesEncoding

  /// Returns the values, and the bytes of those that no longer fit.
  let decode: (_ bytes: [UInt8], _ initial: State) throws -> DecodedDraft<State>

  /// - Precondition: The folder, if any, starts with a slash.
  init(
    _ name: String, folder: String?, continuesAlways: Bool,
    encoding: @escaping (State, State) -> ValuesEncoding,
    decode: @escaping ([UInt8], State) throws -> DecodedDraft<State>
  ) {
    if let folder, folder.first != "/" {
      fatalError("The folder “\(folder)” of the draft “\(name)” isn't an absolute path.")
    }
    self.name = name
    self.folder = folder
    self.continuesAlways = continuesAlways
    self.encoding = encoding
    self.decode = decode
  }
}

extension FormDraft where State: Sendable {
  /// Creates a draft in a custom format.
  ///
  /// ```swift
  /// let draft = FormDraft<String>("note") { note in
  ///   Array(note.utf8)
  /// } decode: { bytes, note in
  ///   note = String(decoding: bytes, as: UTF8.self)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name of the form within the program, which may be any text.
  ///   - folder: The absolute path of the folder for the files; `nil` means
  ///     `<application id>/drafts` in `$XDG_STATE_HOME`.
  ///   - continuesAlways: Indicates whether the newest draft is continued without a question.
  ///   - encode: Encodes values without their secrets, on another thread. An error that it throws
  ///     is reported on standard error.
  ///   - decode: Decodes bytes into the initial values. If it throws, the file is renamed with the
  ///     suffix `.aside`.
  public init(
    _ name: String, folder: String? = nil, continuesAlways: Bool = false,
    encode: @escaping @Sendable (State) throws -> [UInt8],
    decode: @escaping ([UInt8], inout State) throws -> Void
  ) {
    self.init(name, folder: folder, continuesAlways: continuesAlways) { state, initial in
      {
        let bytes = try encode(state)
        return try bytes == encode(initial) ? nil : bytes
      }
    } decode: { bytes, initial in
      var state = initial
      try decode(bytes, &state)
      return DecodedDraft(state: state)
    }
  }
}

/// Encodes values, or returns `nil` if there is nothing to keep.
typealias ValuesEncoding = @Sendable () throws -> [UInt8]?

/// The decoded values of a draft.
struct DecodedDraft<State> {
  let state: State

  /// The encoded values that no longer fit the form, or `nil` if all fit.
  var rest: [UInt8]?
}
