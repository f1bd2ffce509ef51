public import ArgumentParser
public import FormTextField
import GenericForm

/// The command-line options.
///
/// ```swift
/// let options = GtkFormAppOptions.parseOrExit()
/// let store = options.accountStore
/// ```
///
/// `parseOrExit()` exits with 0 after `--help` and `--version`. If it doesn't understand the
/// arguments, it prints a sentence about them and exits with 64 (`EX_USAGE` in `sysexits.h`).
struct GtkFormAppOptions: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "GtkFormApp",
    abstract: "A form to sign up for an account.",
    version: AppVersion.current)

  @Option(
    help: ArgumentHelp(
      "The file or the PostgreSQL database that stores the accounts.",
      discussion: """
        For a database, pass a libpq connection string, such as postgresql://user@host/database \
        or service=accounts. If a file has '=' in its name, start its path with ./ or /. \
        The default is GtkFormApp/accounts.sqlite in $XDG_DATA_HOME or ~/.local/share.
        """,
      valueName: "place"),
    completion: .file())
  var store: String?

  @Option(
    help: ArgumentHelp(
      "A strings file that overrides messages.",
      discussion: "Name it after its language, as in pl.strings.",
      valueName: "path"),
    completion: .file())
  var messages: String?

  @Option(
    help: ArgumentHelp(
      "The look of the form.",
      discussion: """
        Either the rows of boxed lists, as in GNOME's settings, or plain titles above the fields. \
        The default is rows if libadwaita is installed.
        """))
  var look: FormLook?

  @Flag(help: "Opens another window in the running program.")
  var newWindow = false

  @Flag(name: .customLong("gapplication-service"), help: .hidden)
  var isService = false

  @Flag(help: "Shows every control in every state, with the code that creates it.")
  var gallery = false

  @Flag(help: .hidden)
  var pictures = false

  // It takes all arguments, because the parser would print one that it doesn't expect.
  @Argument(
    help: ArgumentHelp("The control that --gallery shows first.", valueName: "control"))
  var arguments: [String] = []

  func validate() throws {
    for argument in arguments.dropFirst(gallery ? 1 : 0) {
      throw ValidationError(
        ConnectionString(argument) == nil
          ? "Unexpected argument '\(argument)'."
          : "The option '--store' is missing before a connection string.")
    }
    for (option, path) in [("--store", store), ("--messages", messages)] {
      guard let path else { continue }
      guard !path.isEmpty else {
        throw ValidationError("The option '\(option)' needs the path of a file.")
      }
      guard ProcessText.isValid(argument: path) else {
        throw ValidationError("The path after '\(option)' is not valid UTF-8.")
      }
    }
    if let connectionString, LibPQ.accepts(connectionString.text) == false {
      throw ValidationError(
        """
        The connection string after '--store' is not valid. \
        If it is the path of a file, write './' before it.
        """)
    }
    if store == nil, let variable = UserFolder.data.variable(),
      !ProcessText.isValid(environmentVariable: variable)
    {
      throw ValidationError(
        "The environment variable \(variable) is not valid UTF-8. Use the option '--store'.")
    }
  }

  /// The connection string on the command line, or `nil` if there is none or a file is given.
  var connectionString: ConnectionString? { store.flatMap(ConnectionString.init) }

  /// The store on the command line, or the one in the preferences if none is given.
  var accountStore: any AccountStore {
    if let connectionString { return PostgreSQLAccountStore(connectionString) }
    if let store { return SQLiteAccountStore(path: store) }
    do throws(PreferencesError) {
      return try PreferencesFile().read().accountStore
    } catch {
      return UnusablePreferences(error: error)
    }
  }

  /// One process for all windows, unless there are options that apply to a single start.
  var instances: Application.Instances {
    if isService { return .oneOnRequest }
    return store == nil && messages == nil && look == nil ? .one : .several
  }

  /// Sets the look of the program, and starts libadwaita if it's installed and the look isn't
  /// plain.
  @MainActor func useLook() {
    let hasLibadwaita = look != .plain && AdwaitaFunctions.start()
    if look == .rows, !hasLibadwaita {
      StandardError.report("libadwaita isn't installed, so rows have a similar style")
    }
    FormLook.standard = look ?? (hasLibadwaita ? .rows : .plain)
  }

  /// The strings file named on the command line.
  var messagesFile: MessagesFile? { messages.map(MessagesFile.init) }
}

extension FormLook: ExpressibleByArgument {}
