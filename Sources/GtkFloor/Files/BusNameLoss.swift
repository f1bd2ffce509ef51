import CGtk

/// Calls a handler if a name on the session bus loses its owner while this object exists.
@safe final class BusNameLoss {
  private let bus: OpaquePointer
  private let handler: () -> Void
  private var subscription: guint = 0

  /// Returns `nil` without a session bus.
  init?(_ name: String, _ handler: @escaping () -> Void) {
    guard let bus = unsafe g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil) else { return nil }
    unsafe self.bus = bus
    self.handler = handler
    unsafe subscription = g_dbus_connection_signal_subscribe(
      bus, "org.freedesktop.DBus", "org.freedesktop.DBus", "NameOwnerChanged",
      "/org/freedesktop/DBus", name, G_DBUS_SIGNAL_FLAGS_NONE,
      { _, _, _, _, _, values, context in
        guard let values = unsafe values, let context = unsafe context,
          let owner = unsafe g_variant_get_child_value(values, 2)
        else { return }
        defer { unsafe g_variant_unref(owner) }
        // An empty text is only its NUL.
        guard unsafe g_variant_get_size(owner) == 1 else { return }
        unsafe Unmanaged<BusNameLoss>.fromOpaque(context).takeUnretainedValue().handler()
      }, Unmanaged.passUnretained(self).toOpaque(), nil)
  }

  isolated deinit {
    unsafe g_dbus_connection_signal_unsubscribe(bus, subscription)
    unsafe g_object_unref(UnsafeMutableRawPointer(bus))
  }
}
