// Written by script/update-translations from po/LINGUAS.

#include "CFormLanguages.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const char po_ar[] = {
#embed "../../po/ar.po" suffix(,)
  0
};

static const char po_ca[] = {
#embed "../../po/ca.po" suffix(,)
  0
};

static const char po_de[] = {
#embed "../../po/de.po" suffix(,)
  0
};

static const char po_el[] = {
#embed "../../po/el.po" suffix(,)
  0
};

static const char po_es[] = {
#embed "../../po/es.po" suffix(,)
  0
};

static const char po_fa[] = {
#embed "../../po/fa.po" suffix(,)
  0
};

static const char po_fr[] = {
#embed "../../po/fr.po" suffix(,)
  0
};

static const char po_he[] = {
#embed "../../po/he.po" suffix(,)
  0
};

static const char po_it[] = {
#embed "../../po/it.po" suffix(,)
  0
};

static const char po_ja[] = {
#embed "../../po/ja.po" suffix(,)
  0
};

static const char po_ko[] = {
#embed "../../po/ko.po" suffix(,)
  0
};

static const char po_nl[] = {
#embed "../../po/nl.po" suffix(,)
  0
};

static const char po_pl[] = {
#embed "../../po/pl.po" suffix(,)
  0
};

static const char po_pt[] = {
#embed "../../po/pt.po" suffix(,)
  0
};

static const char po_pt_br[] = {
#embed "../../po/pt_BR.po" suffix(,)
  0
};

static const char po_ro[] = {
#embed "../../po/ro.po" suffix(,)
  0
};

static const char po_ru[] = {
#embed "../../po/ru.po" suffix(,)
  0
};

static const char po_sv[] = {
#embed "../../po/sv.po" suffix(,)
  0
};

static const char po_tr[] = {
#embed "../../po/tr.po" suffix(,)
  0
};

static const char po_uk[] = {
#embed "../../po/uk.po" suffix(,)
  0
};

static const char po_zh_cn[] = {
#embed "../../po/zh_CN.po" suffix(,)
  0
};

static const CFormLanguage languages[] = {
  {"ar", po_ar, sizeof po_ar - 1},
  {"ca", po_ca, sizeof po_ca - 1},
  {"de", po_de, sizeof po_de - 1},
  {"el", po_el, sizeof po_el - 1},
  {"es", po_es, sizeof po_es - 1},
  {"fa", po_fa, sizeof po_fa - 1},
  {"fr", po_fr, sizeof po_fr - 1},
  {"he", po_he, sizeof po_he - 1},
  {"it", po_it, sizeof po_it - 1},
  {"ja", po_ja, sizeof po_ja - 1},
  {"ko", po_ko, sizeof po_ko - 1},
  {"nl", po_nl, sizeof po_nl - 1},
  {"pl", po_pl, sizeof po_pl - 1},
  {"pt", po_pt, sizeof po_pt - 1},
  {"pt_BR", po_pt_br, sizeof po_pt_br - 1},
  {"ro", po_ro, sizeof po_ro - 1},
  {"ru", po_ru, sizeof po_ru - 1},
  {"sv", po_sv, sizeof po_sv - 1},
  {"tr", po_tr, sizeof po_tr - 1},
  {"uk", po_uk, sizeof po_uk - 1},
  {"zh_CN", po_zh_cn, sizeof po_zh_cn - 1},
};

const CFormLanguage *cform_languages(void) { return languages; }

size_t cform_language_count(void) { return sizeof languages / sizeof *languages; }
