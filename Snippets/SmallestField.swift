import CGtk
import FormTextField

gtk_init()
let email = FormTextField("_Email", validators: [.required, .email])

let window = UnsafeMutablePointer<GtkWindow>(OpaquePointer(gtk_window_new()))
gtk_window_set_child(window, email.widget)
gtk_window_present(window)
while g_list_model_get_n_items(gtk_window_get_toplevels()) > 0 {
  g_main_context_iteration(nil, 1)
}
