import CGtk
import FormTextField
import GenericForm

gtk_init()
let window = gtk_window_new()
gtk_window_present(UnsafeMutablePointer<GtkWindow>(OpaquePointer(window)))
while g_list_model_get_n_items(gtk_window_get_toplevels()) > 0 {
  g_main_context_iteration(nil, 1)
}
