// Written by script/update-translations from po/LINGUAS.

#include "CFormLanguages.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const char po_fr[] = {
#embed "../../po/fr.po" suffix(,)
  0
};

static const char po_pl[] = {
#embed "../../po/pl.po" suffix(,)
  0
};

static const CFormLanguage languages[] = {
  {"fr", po_fr, sizeof po_fr - 1},
  {"pl", po_pl, sizeof po_pl - 1},
};

const CFormLanguage *cform_languages(void) { return languages; }

size_t cform_language_count(void) { return sizeof languages / sizeof *languages; }
