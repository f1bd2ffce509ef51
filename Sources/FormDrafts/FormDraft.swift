/// How a form keeps what was typed in a file, so that nothing is lost in a crash or a power cut.
///
/// A draft has a name, and turns the values of its form into bytes and back. Each open window has its
/// own file in `$XDG_STATE_HOME/<application id>/drafts` while its form has changes. Without a
/// `GApplication`, the folder has the name of the executable. Secret values are never written.
///
/// ```swift
/// struct Note: Codable { var title = "" }
/// let form = Form(Note()) { FieldValidation(\.title, .required) }
/// let window = FormWindowController(
///   "New note", form: form, submitTitle: "_Save", draft: FormDraft("note")
/// ) {
///   FormTextField("_Title", form.field(\.title))
/// }
/// ```
public struct FormDraft<State> {
  /// The name of the form, which begins the names of its files: any text.
  public let name: String

  /// The folder of the files, as an absolute path; nil for the one of the program.
  let folder: String?

  /// Whether the newest draft is continued without a question.
  let continuesAlways: Bool

  /// Returns what makes the bytes on another thread; it returns nil where nothing is to be kept.
  let encoding: (_ state: State, _ initial: State) -> ValuesEncoding

  /// Returns the values, and the bytes of what does not fit into them.
  let decode: (_ bytes: [UInt8], _ initial: State) throws -> DecodedDraft<State>

  /// - Precondition: A folder begins with a slash.
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
  /// Creates a draft in a format of the program's own.
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
  ///   - folder: The folder of the files, as an absolute path; nil for `<application id>/drafts` in
  ///     the folder of states.
  ///   - continuesAlways: Whether the newest draft is continued without a question.
  ///   - encode: Returns the bytes of values; called on another thread, with secrets absent. What it
  ///     throws is reported on standard error.
  ///   - decode: Puts what bytes stand for into the initial values. A draft for which it throws is
  ///     set aside.
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

/// Makes the bytes of values, or nil where there is nothing to keep.
typealias ValuesEncoding = @Sendable () throws -> [UInt8]?

/// What the bytes of a draft stand for.
struct DecodedDraft<State> {
  let state: State

  /// The bytes of what does not fit into the values; nil where all of it does.
  var rest: [UInt8]?
}
