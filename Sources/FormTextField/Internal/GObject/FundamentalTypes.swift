import CGtk

// The fundamental types of GObject, whose numbers are casts in C that Swift does not import.

let G_TYPE_NONE = GType(1 << 2)
let G_TYPE_BOOLEAN = GType(5 << 2)
let G_TYPE_STRING = GType(16 << 2)
