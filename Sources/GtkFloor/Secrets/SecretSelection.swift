import CGtk

/// Keeps secrets that are revealed out of the primary selection.
///
/// GTK puts what is selected in an entry there, and asks only whether the text is visible. So this
/// changes the method by which its entries hand over what is selected.
package enum SecretSelection {
  private typealias GetValue =
    @convention(c) (
      UnsafeMutablePointer<GdkContentProvider>?, UnsafeMutablePointer<GValue>?,
      UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?
    ) -> gboolean

  /// The addresses of the `GtkText` of each secret there is.
  private static var secrets: Set<Int> = []

  /// The method of GTK, once it is changed.
  private static var getValue: GetValue?

  package static func exclude(_ text: UnsafeMutableRawPointer) {
    secrets.insert(Int(bitPattern: text))
    if unsafe getValue == nil { changeMethod() }
  }

  static func forget(_ text: UnsafeMutableRawPointer) {
    secrets.remove(Int(bitPattern: text))
  }

  private static func changeMethod() {
    let type = unsafe g_type_from_name("GtkTextContent")
    var query = unsafe GTypeQuery()
    unsafe g_type_query(type, &query)
    // The entry whose selection it is stands behind the members of the parent class.
    guard
      unsafe Int(query.instance_size)
        == MemoryLayout<GdkContentProvider>.size + MemoryLayout<UnsafeRawPointer>.size,
      let provider = unsafe g_type_class_ref(type)?
        .assumingMemoryBound(to: GdkContentProviderClass.self)
    else { return }
    unsafe getValue = provider.pointee.get_value
    unsafe provider.pointee.get_value = { provider, value, error in
      guard let provider = unsafe provider else { return 0 }
      let text = unsafe (UnsafeRawPointer(provider) + MemoryLayout<GdkContentProvider>.size)
        .load(as: Int.self)
      if SecretSelection.secrets.contains(text) {
        unsafe g_value_set_string(value, "")
        return 1
      }
      return unsafe SecretSelection.getValue?(provider, value, error) ?? 0
    }
  }
}
