// GtkFloor's widgets that are editors themselves.

extension CheckButton: FormEditor {
  package var widget: Widget { self }

  package var includesTitle: Bool { true }
}

extension Switch: FormEditor {
  package var widget: Widget { self }

  package var isBesideTitle: Bool { true }
}

extension Entry: TextEditor {
  /// The entry, together with the widgets beside it.
  public var widget: Widget { surroundings ?? self }

  /// The entry.
  public var focusWidget: Widget { self }

  /// Indicates whether the entry is for a number, which is short.
  public var isBesideTitleInRows: Bool { self is NumberEntry }
}

extension TextArea: TextEditor {
  package var widget: Widget { self }

  package var focusWidget: Widget { view }
}
