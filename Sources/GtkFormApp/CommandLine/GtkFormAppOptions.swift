import ArgumentParser

/// The options of the command line.
///
/// ```swift
/// let options = GtkFormAppOptions.parseOrExit()
/// let store = SQLiteAccountStore(path: options.storePath)
/// ```
///
/// `parseOrExit()` ends the program with 0 after `--help` and `--version`, and with 64 (`EX_USAGE`
/// of `sysexits.h`) after one sentence about arguments that it does not understand.
struct GtkFormAppOptions: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "GtkFormApp",
    abstract: "A window in which a person signs up for an account.",
    version: AppVersion.current)

  @Option(
    help: ArgumentHelp(
      "The file that keeps the accounts.",
      discussion: "Without it: GtkFormApp/accounts.sqlite in $XDG_DATA_HOME or ~/.local/share.",
      valueName: "path"))
  var store: String?

  @Option(
    help: ArgumentHelp(
      "A strings file with the messages in other words.",
      discussion: "It is named after its language, such as pl.strings.",
      valueName: "path"))
  var messages: String?

  @Flag(help: "Shows every control in every state, with the code that makes it.")
  var gallery = false

  @Argument(
    help: ArgumentHelp("With --gallery: the control that is shown first.", valueName: "control"))
  var control: String?

  func validate() throws {
    if let control, !gallery {
      throw ValidationError("The argument '\(control)' needs the option '--gallery'.")
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
    if store == nil, let variable = StoreFile.defaultVariable(),
      !ProcessText.isValid(environmentVariable: variable)
    {
      throw ValidationError(
        "The environment variable \(variable) is not valid UTF-8. Use the option '--store'.")
    }
  }

  /// The file named on the command line, or else the one in the person's data folder.
  var storePath: String { store ?? StoreFile.defaultPath() }

  /// The strings file named on the command line.
  var messagesFile: MessagesFile? { messages.map(MessagesFile.init) }
}
