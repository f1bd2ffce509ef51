import CGtk

/// The buffer of a secret entry: GTK gets bullets, and the program gets the text.
///
/// Until the secret is revealed, everything that GTK shows, measures, selects, announces and describes is bullets, on
/// the accessibility bus too. Inserted text goes through ``take(_:_:insert:)``.
@safe final class SecretBuffer {
  /// Indicates whether GTK gets the text instead of bullets.
  var isRevealed = false

  /// Called before the text changes.
  var onEdit: () -> Void = {}

  /// The number of insertions and deletions.
  private(set) var edits = 0

  private let text = SecretText()

  /// The bullets for GTK, one for each Unicode scalar of the text.
  private var bullets = unsafe g_strdup("")

  /// The text that is being inserted while GTK inserts bullets.
  private var incoming: UnsafePointer<CChar>?

  private static let bullet = "\u{2022}"

  isolated deinit {
    unsafe g_free(bullets)
  }

  /// Indicates whether GTK inserts bullets next.
  var isTaking: Bool { unsafe incoming != nil }

  /// The secret, copied into unlocked memory.
  var string: String { text.string }

  /// The length of the secret in bytes.
  var size: Int { text.size }

  /// Creates the GObject for GTK, which retains this buffer.
  func makeObject() -> ObjectReference {
    let object = unsafe ObjectReference(adopting: cgtk_object_new(Self.type))
    unsafe Self.slot(of: object.pointer).pointee = .passRetained(self)
    return object
  }

  /// Calls `insert` with the text if it's revealed, or with bullets that this buffer replaces by the text.
  ///
  /// - Parameter length: The length of the text in bytes.
  func take(
    _ text: UnsafePointer<CChar>, _ length: Int,
    insert: (_ text: UnsafePointer<CChar>, _ length: Int) -> Void
  ) {
    if isRevealed { return unsafe insert(text, length) }
    let count = unsafe g_utf8_strlen(text, length)
    unsafe incoming = text
    let bullets = String(repeating: Self.bullet, count: count)
    unsafe insert(bullets, bullets.utf8.count)
    unsafe incoming = nil
  }
}

// MARK: - What GTK does

extension SecretBuffer {
  private func getText(_ length: UnsafeMutablePointer<gsize>?) -> UnsafePointer<CChar>? {
    let shown = isRevealed ? text.size : text.count * Self.bullet.utf8.count
    unsafe length?.pointee = gsize(shown)
    if !isRevealed { return unsafe UnsafePointer(bullets) }
    return unsafe UnsafePointer(text.memory.baseAddress?.assumingMemoryBound(to: CChar.self))
  }

  private func insert(
    _ chars: UnsafePointer<CChar>, _ count: guint, at position: guint,
    in buffer: UnsafeMutablePointer<GtkEntryBuffer>
  ) -> guint {
    edits += 1
    onEdit()
    let source = unsafe incoming ?? chars
    unsafe incoming = nil
    let inserted = unsafe guint(text.insert(source, Int(count), at: Int(position)))
    countBullets()
    if isRevealed {
      unsafe gtk_entry_buffer_emit_inserted_text(buffer, position, chars, inserted)
    } else {
      unsafe gtk_entry_buffer_emit_inserted_text(buffer, position, bullets, inserted)
    }
    return inserted
  }

  private func delete(
    _ count: guint, at position: guint, in buffer: UnsafeMutablePointer<GtkEntryBuffer>
  ) -> guint {
    edits += 1
    onEdit()
    let start = min(position, guint(text.count))
    let deleted = min(count, guint(text.count) - start)
    if deleted > 0 { unsafe gtk_entry_buffer_emit_deleted_text(buffer, start, deleted) }
    return deleted
  }

  private func deleted(
    _ count: guint, at position: guint, from buffer: UnsafeMutablePointer<GtkEntryBuffer>
  ) {
    text.delete(Int(count), at: Int(position))
    countBullets()
    let object = unsafe UnsafeMutableRawPointer(buffer).assumingMemoryBound(to: GObject.self)
    unsafe g_object_notify(object, "text")
    unsafe g_object_notify(object, "length")
  }

  private func countBullets() {
    unsafe g_free(bullets)
    unsafe bullets = g_strdup(String(repeating: Self.bullet, count: text.count))
  }
}

// MARK: - The GObject class

extension SecretBuffer {
  static let type = register()

  private static var parentClass: UnsafeMutableRawPointer?

  private static func register() -> GType {
    let parent = gtk_entry_buffer_get_type()
    var query = unsafe GTypeQuery()
    unsafe g_type_query(parent, &query)
    var info = unsafe GTypeInfo()
    unsafe info.class_size = guint16(query.class_size)
    unsafe info.class_init = initializeClass
    unsafe info.instance_size = guint16(Int(query.instance_size) + slotSize)
    return unsafe g_type_register_static(
      parent, "FormSecretBuffer", &info, GTypeFlags(rawValue: 0))
  }

  private static let slotSize = unsafe MemoryLayout<Unmanaged<SecretBuffer>?>.size

  private static func slot(
    of object: UnsafeMutableRawPointer
  ) -> UnsafeMutablePointer<Unmanaged<SecretBuffer>?> {
    unsafe (object + MemoryLayout<GtkEntryBuffer>.size)
      .assumingMemoryBound(to: Unmanaged<SecretBuffer>?.self)
  }

  private static func of(_ buffer: UnsafeMutablePointer<GtkEntryBuffer>?) -> SecretBuffer? {
    guard let buffer = unsafe buffer else { return nil }
    return unsafe slot(of: UnsafeMutableRawPointer(buffer)).pointee?.takeUnretainedValue()
  }

  private static let initializeClass: GClassInitFunc = { pointer, _ in
    guard let pointer = unsafe pointer else { return }
    unsafe parentClass = g_type_class_peek_parent(pointer)
    unsafe pointer.assumingMemoryBound(to: GObjectClass.self).pointee.finalize = { object in
      guard let object = unsafe object else { return }
      unsafe SecretBuffer.slot(of: UnsafeMutableRawPointer(object)).pointee?.release()
      unsafe SecretBuffer.parentClass?.assumingMemoryBound(to: GObjectClass.self).pointee.finalize?(
        object)
    }
    let buffer = unsafe pointer.assumingMemoryBound(to: GtkEntryBufferClass.self)
    unsafe buffer.pointee.get_text = { buffer, length in
      unsafe SecretBuffer.of(buffer)?.getText(length)
    }
    unsafe buffer.pointee.get_length = { buffer in
      unsafe guint(SecretBuffer.of(buffer)?.text.count ?? 0)
    }
    unsafe buffer.pointee.insert_text = { buffer, position, chars, count in
      guard let buffer = unsafe buffer, let chars = unsafe chars else { return 0 }
      return unsafe SecretBuffer.of(buffer)?.insert(chars, count, at: position, in: buffer) ?? 0
    }
    unsafe buffer.pointee.delete_text = { buffer, position, count in
      guard let buffer = unsafe buffer else { return 0 }
      return unsafe SecretBuffer.of(buffer)?.delete(count, at: position, in: buffer) ?? 0
    }
    // The parent class's method would use its own storage.
    unsafe buffer.pointee.deleted_text = { buffer, position, count in
      guard let buffer = unsafe buffer else { return }
      unsafe SecretBuffer.of(buffer)?.deleted(count, at: position, from: buffer)
    }
  }
}
