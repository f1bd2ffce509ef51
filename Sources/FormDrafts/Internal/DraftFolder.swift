import GenericForm

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The folder of a program's drafts.
struct DraftFolder: Sendable {
  let path: String

  /// Returns the folder of a program in the user's state directory, or `nil` if there is no home.
  ///
  /// Follows the XDG Base Directory Specification: a relative path is ignored, and reported.
  ///
  /// - Parameter applicationID: Names the folder; `nil` names it after the executable.
  static func ofProgram(
    _ applicationID: String? = nil, environment: (String) -> String? = System.variable
  ) -> Self? {
    func absolutePath(_ variable: String) -> String? {
      guard let path = environment(variable) else { return nil }
      if path.first == "/" { return path }
      StandardError.report("\(variable) is ignored because “\(path)” isn't an absolute path")
      return nil
    }
    let state = absolutePath("XDG_STATE_HOME")
    guard let folder = state ?? absolutePath("HOME").map({ "\($0)/.local/state" }) else {
      return nil
    }
    return Self(path: "\(folder)/\(applicationID ?? programName)/drafts")
  }

  /// Takes the newest draft of a form that no window holds, and sets aside files that aren't
  /// drafts.
  ///
  /// - Returns: The draft, and the paths of files that were set aside or couldn't be moved.
  func takeNewest(of form: String) -> (draft: DraftFile?, aside: [String]) {
    var aside: [String] = []
    let encoded = DraftName.encoded(form)
    let files = System.names(in: path).compactMap(DraftName.init).filter { $0.form == encoded }
    for name in files where name.kind == .new { removeStale(name) }
    let drafts = files.filter { $0.kind == .draft }.map { name in
      (name, (try? System.status(of: "\(path)/\(name.text)"))?.st_mtim ?? timespec())
    }
    let newestFirst = drafts.sorted { left, right in
      (left.1.tv_sec, left.1.tv_nsec) > (right.1.tv_sec, right.1.tv_nsec)
    }
    for (name, _) in newestFirst {
      switch DraftCandidate(name, in: path) {
      case .draft(let draft): return (draft, aside)
      case .nothing: break
      case .unreadable(let reason): aside.append(setAside(name, because: reason))
      }
    }
    return (nil, aside)
  }

  /// Renames a file that isn't a draft so that it isn't read again, and returns its new path.
  func setAside(_ name: DraftName, because reason: String) -> String {
    let old = "\(path)/\(name.text)"
    let new = unusedPath(for: name)
    do throws(SystemError) {
      try System.move(old, to: new)
      StandardError.report("A draft couldn't be read (\(reason)) and was renamed to \(new)")
      return new
    } catch {
      StandardError.report("A draft couldn't be read (\(reason)): \(old)")
      return old
    }
  }

  /// Writes values that don't fit the form to a separate file, and returns its path.
  func setAside(_ rest: [UInt8], of name: DraftName) throws(SystemError) -> String {
    let path = unusedPath(for: name)
    let file = try OpenFile(path, O_WRONLY | O_CREAT | O_EXCL)
    try file.append(rest)
    try file.synchronize()
    try System.synchronize(folder: self.path)
    StandardError.report("Values that no longer fit the form were saved to \(path)")
    return path
  }

  private func unusedPath(for name: DraftName) -> String {
    let paths = sequence(first: 1) { $0 + 1 }.lazy.map { number in
      "\(path)/\(name.form).\(name.id).aside" + (number == 1 ? "" : "-\(number)")
    }
    return paths.first { !System.exists($0) } ?? "\(path)/\(name.form).aside"
  }

  /// Removes a draft whose process ended while writing it; the previous one is complete.
  private func removeStale(_ name: DraftName) {
    let path = "\(path)/\(name.text)"
    guard let file = try? OpenFile(path, O_RDWR), let status = try? file.status,
      status.st_mode & S_IFMT == S_IFREG, time(nil) - status.st_mtim.tv_sec > 60, file.lock()
    else { return }
    try? System.remove(path)
  }
}

extension System {
  /// Returns the value of an environment variable, or `nil` if it is empty or missing.
  static func variable(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    let text = unsafe String(cString: value)
    return text.isEmpty ? nil : text
  }
}
