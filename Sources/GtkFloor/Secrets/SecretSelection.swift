import CGtk

/// Keeps secrets out of the primary selection.
///
/// GTK offers an entry's selected text there, and checks only if the text is visible. So this type overrides the
/// method with which entries hand over their selection. A visible entry loses its selection when another one offers
/// its own, so if a secret has a selection, it's the offered one.
package enum SecretSelection {
  private typealias GetValue =
    @convention(c) (
      UnsafeMutablePointer<GdkContentProvider>?, UnsafeMutablePointer<GValue>?,
      UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?
    ) -> gboolean

  private static var secrets: [ObjectIdentifier: WeakReference<SecretEntry>] = [:]

  /// GTK's method.
  private static var getValue: GetValue?

  /// Indicates whether the method is overridden; if it can't be, secrets stay hidden.
  package static var isGuarded: Bool = {
    let isFound = overrideMethod()
    if !isFound {
      reportMistake(
        "This version of GTK would offer revealed passwords for pasting, so they stay hidden.")
    }
    return isFound
  }()

  static func exclude(_ entry: SecretEntry) {
    if isGuarded { secrets[ObjectIdentifier(entry)] = WeakReference(entry) }
  }

  static func forget(_ entry: SecretEntry) {
    secrets[ObjectIdentifier(entry)] = nil
  }

  private static var hasSelectedSecret: Bool {
    secrets.values.contains { $0.object?.hasSelection == true }
  }

  /// Returns whether this GTK version has the class of an entry's offered content.
  package static func hasContentClass(named name: String = "GtkTextContent") -> Bool {
    unsafe contentClass(named: name) != nil
  }

  private static func contentClass(
    named name: String = "GtkTextContent"
  ) -> UnsafeMutablePointer<GdkContentProviderClass>? {
    let type = unsafe g_type_from_name(name)
    guard type != 0, g_type_is_a(type, gdk_content_provider_get_type()) != 0 else {
      return nil
    }
    return unsafe g_type_class_ref(type)?.assumingMemoryBound(to: GdkContentProviderClass.self)
  }

  private static func overrideMethod() -> Bool {
    guard let content = unsafe contentClass(), let method = unsafe content.pointee.get_value
    else { return false }
    unsafe getValue = method
    unsafe content.pointee.get_value = { provider, value, error in
      guard SecretSelection.hasSelectedSecret else {
        return unsafe SecretSelection.getValue?(provider, value, error) ?? 0
      }
      unsafe g_value_set_string(value, "")
      return 1
    }
    return true
  }
}
