#pragma once

// Returns the PO file of the app's messages in a language such as "pt_BR", or NULL if there is none.
const char *_Nullable capp_language(const char *_Nonnull language);
