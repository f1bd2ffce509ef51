// Written by script/update-translations.

#include "CAppLanguages.h"

#include <string.h>

#pragma clang diagnostic ignored "-Wc23-extensions"

static const char po_fr[] = {
#embed "../../Sources/GtkFormApp/po/fr.po" suffix(,)
  0
};

const char *capp_language(const char *language) {
  if (!strcmp(language, "fr")) return po_fr;
  return NULL;
}
