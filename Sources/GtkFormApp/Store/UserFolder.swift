import Foundation

/// One of the user's folders for program files (XDG Base Directory Specification 0.8).
enum UserFolder: String {
  case data = "XDG_DATA_HOME"
  case configuration = "XDG_CONFIG_HOME"
  case state = "XDG_STATE_HOME"

  /// Returns the folder for this program's files.
  ///
  /// A variable that isn't set, or isn't an absolute path, is ignored (*Basics*).
  func path(environment: (String) -> String? = ProcessText.environmentVariable) -> String {
    let variable = variable(environment: environment)
    let folder = variable.flatMap(environment) ?? NSHomeDirectory()
    return folder + (variable == rawValue ? "" : fallback) + "/GtkFormApp"
  }

  /// Returns the environment variable on which the path depends, or `nil` if there is none.
  func variable(environment: (String) -> String? = ProcessText.environmentVariable) -> String? {
    [rawValue, "HOME"].first { environment($0)?.hasPrefix("/") ?? false }
  }

  private var fallback: String {
    switch self {
    case .data: "/.local/share"
    case .configuration: "/.config"
    case .state: "/.local/state"
    }
  }
}
