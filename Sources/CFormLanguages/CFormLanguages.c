// Written by script/update-translations.

#include "CFormLanguages.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const char po_ar[] = {
#embed "../../po/ar.po" suffix(,)
  0
};

static const char po_bg[] = {
#embed "../../po/bg.po" suffix(,)
  0
};

static const char po_ca[] = {
#embed "../../po/ca.po" suffix(,)
  0
};

static const char po_cs[] = {
#embed "../../po/cs.po" suffix(,)
  0
};

static const char po_da[] = {
#embed "../../po/da.po" suffix(,)
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

static const char po_fi[] = {
#embed "../../po/fi.po" suffix(,)
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

static const char po_hi[] = {
#embed "../../po/hi.po" suffix(,)
  0
};

static const char po_hr[] = {
#embed "../../po/hr.po" suffix(,)
  0
};

static const char po_hu[] = {
#embed "../../po/hu.po" suffix(,)
  0
};

static const char po_id[] = {
#embed "../../po/id.po" suffix(,)
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

static const char po_lt[] = {
#embed "../../po/lt.po" suffix(,)
  0
};

static const char po_nb[] = {
#embed "../../po/nb.po" suffix(,)
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

static const char po_sk[] = {
#embed "../../po/sk.po" suffix(,)
  0
};

static const char po_sl[] = {
#embed "../../po/sl.po" suffix(,)
  0
};

static const char po_sr[] = {
#embed "../../po/sr.po" suffix(,)
  0
};

static const char po_sv[] = {
#embed "../../po/sv.po" suffix(,)
  0
};

static const char po_th[] = {
#embed "../../po/th.po" suffix(,)
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

static const char po_vi[] = {
#embed "../../po/vi.po" suffix(,)
  0
};

static const char po_zh_cn[] = {
#embed "../../po/zh_CN.po" suffix(,)
  0
};

static const char po_zh_tw[] = {
#embed "../../po/zh_TW.po" suffix(,)
  0
};

static const CFormLanguage languages[] = {
  {"ar", po_ar, sizeof po_ar - 1},
  {"bg", po_bg, sizeof po_bg - 1},
  {"ca", po_ca, sizeof po_ca - 1},
  {"cs", po_cs, sizeof po_cs - 1},
  {"da", po_da, sizeof po_da - 1},
  {"de", po_de, sizeof po_de - 1},
  {"el", po_el, sizeof po_el - 1},
  {"es", po_es, sizeof po_es - 1},
  {"fa", po_fa, sizeof po_fa - 1},
  {"fi", po_fi, sizeof po_fi - 1},
  {"fr", po_fr, sizeof po_fr - 1},
  {"he", po_he, sizeof po_he - 1},
  {"hi", po_hi, sizeof po_hi - 1},
  {"hr", po_hr, sizeof po_hr - 1},
  {"hu", po_hu, sizeof po_hu - 1},
  {"id", po_id, sizeof po_id - 1},
  {"it", po_it, sizeof po_it - 1},
  {"ja", po_ja, sizeof po_ja - 1},
  {"ko", po_ko, sizeof po_ko - 1},
  {"lt", po_lt, sizeof po_lt - 1},
  {"nb", po_nb, sizeof po_nb - 1},
  {"nl", po_nl, sizeof po_nl - 1},
  {"pl", po_pl, sizeof po_pl - 1},
  {"pt", po_pt, sizeof po_pt - 1},
  {"pt_BR", po_pt_br, sizeof po_pt_br - 1},
  {"ro", po_ro, sizeof po_ro - 1},
  {"ru", po_ru, sizeof po_ru - 1},
  {"sk", po_sk, sizeof po_sk - 1},
  {"sl", po_sl, sizeof po_sl - 1},
  {"sr", po_sr, sizeof po_sr - 1},
  {"sv", po_sv, sizeof po_sv - 1},
  {"th", po_th, sizeof po_th - 1},
  {"tr", po_tr, sizeof po_tr - 1},
  {"uk", po_uk, sizeof po_uk - 1},
  {"vi", po_vi, sizeof po_vi - 1},
  {"zh_CN", po_zh_cn, sizeof po_zh_cn - 1},
  {"zh_TW", po_zh_tw, sizeof po_zh_tw - 1},
};

const CFormLanguage *cform_languages(void) { return languages; }

size_t cform_language_count(void) { return sizeof languages / sizeof *languages; }
