// Written by script/update-translations.

#include "CAppLanguages.h"

#include <string.h>

#pragma clang diagnostic ignored "-Wc23-extensions"

static const char po_ar[] = {
#embed "../../Sources/GtkFormApp/po/ar.po" suffix(,)
  0
};

static const char po_bg[] = {
#embed "../../Sources/GtkFormApp/po/bg.po" suffix(,)
  0
};

static const char po_ca[] = {
#embed "../../Sources/GtkFormApp/po/ca.po" suffix(,)
  0
};

static const char po_cs[] = {
#embed "../../Sources/GtkFormApp/po/cs.po" suffix(,)
  0
};

static const char po_da[] = {
#embed "../../Sources/GtkFormApp/po/da.po" suffix(,)
  0
};

static const char po_de[] = {
#embed "../../Sources/GtkFormApp/po/de.po" suffix(,)
  0
};

static const char po_el[] = {
#embed "../../Sources/GtkFormApp/po/el.po" suffix(,)
  0
};

static const char po_es[] = {
#embed "../../Sources/GtkFormApp/po/es.po" suffix(,)
  0
};

static const char po_fa[] = {
#embed "../../Sources/GtkFormApp/po/fa.po" suffix(,)
  0
};

static const char po_fi[] = {
#embed "../../Sources/GtkFormApp/po/fi.po" suffix(,)
  0
};

static const char po_fr[] = {
#embed "../../Sources/GtkFormApp/po/fr.po" suffix(,)
  0
};

static const char po_he[] = {
#embed "../../Sources/GtkFormApp/po/he.po" suffix(,)
  0
};

static const char po_hi[] = {
#embed "../../Sources/GtkFormApp/po/hi.po" suffix(,)
  0
};

static const char po_hr[] = {
#embed "../../Sources/GtkFormApp/po/hr.po" suffix(,)
  0
};

static const char po_hu[] = {
#embed "../../Sources/GtkFormApp/po/hu.po" suffix(,)
  0
};

static const char po_id[] = {
#embed "../../Sources/GtkFormApp/po/id.po" suffix(,)
  0
};

static const char po_it[] = {
#embed "../../Sources/GtkFormApp/po/it.po" suffix(,)
  0
};

static const char po_ja[] = {
#embed "../../Sources/GtkFormApp/po/ja.po" suffix(,)
  0
};

static const char po_ko[] = {
#embed "../../Sources/GtkFormApp/po/ko.po" suffix(,)
  0
};

static const char po_lt[] = {
#embed "../../Sources/GtkFormApp/po/lt.po" suffix(,)
  0
};

static const char po_nb[] = {
#embed "../../Sources/GtkFormApp/po/nb.po" suffix(,)
  0
};

static const char po_nl[] = {
#embed "../../Sources/GtkFormApp/po/nl.po" suffix(,)
  0
};

static const char po_pl[] = {
#embed "../../Sources/GtkFormApp/po/pl.po" suffix(,)
  0
};

static const char po_pt[] = {
#embed "../../Sources/GtkFormApp/po/pt.po" suffix(,)
  0
};

static const char po_pt_br[] = {
#embed "../../Sources/GtkFormApp/po/pt_BR.po" suffix(,)
  0
};

static const char po_ro[] = {
#embed "../../Sources/GtkFormApp/po/ro.po" suffix(,)
  0
};

static const char po_ru[] = {
#embed "../../Sources/GtkFormApp/po/ru.po" suffix(,)
  0
};

static const char po_sk[] = {
#embed "../../Sources/GtkFormApp/po/sk.po" suffix(,)
  0
};

static const char po_sl[] = {
#embed "../../Sources/GtkFormApp/po/sl.po" suffix(,)
  0
};

static const char po_sr[] = {
#embed "../../Sources/GtkFormApp/po/sr.po" suffix(,)
  0
};

static const char po_sv[] = {
#embed "../../Sources/GtkFormApp/po/sv.po" suffix(,)
  0
};

static const char po_th[] = {
#embed "../../Sources/GtkFormApp/po/th.po" suffix(,)
  0
};

static const char po_tr[] = {
#embed "../../Sources/GtkFormApp/po/tr.po" suffix(,)
  0
};

static const char po_uk[] = {
#embed "../../Sources/GtkFormApp/po/uk.po" suffix(,)
  0
};

static const char po_vi[] = {
#embed "../../Sources/GtkFormApp/po/vi.po" suffix(,)
  0
};

static const char po_zh_cn[] = {
#embed "../../Sources/GtkFormApp/po/zh_CN.po" suffix(,)
  0
};

static const char po_zh_tw[] = {
#embed "../../Sources/GtkFormApp/po/zh_TW.po" suffix(,)
  0
};

const char *capp_language(const char *language) {
  if (!strcmp(language, "ar")) return po_ar;
  if (!strcmp(language, "bg")) return po_bg;
  if (!strcmp(language, "ca")) return po_ca;
  if (!strcmp(language, "cs")) return po_cs;
  if (!strcmp(language, "da")) return po_da;
  if (!strcmp(language, "de")) return po_de;
  if (!strcmp(language, "el")) return po_el;
  if (!strcmp(language, "es")) return po_es;
  if (!strcmp(language, "fa")) return po_fa;
  if (!strcmp(language, "fi")) return po_fi;
  if (!strcmp(language, "fr")) return po_fr;
  if (!strcmp(language, "he")) return po_he;
  if (!strcmp(language, "hi")) return po_hi;
  if (!strcmp(language, "hr")) return po_hr;
  if (!strcmp(language, "hu")) return po_hu;
  if (!strcmp(language, "id")) return po_id;
  if (!strcmp(language, "it")) return po_it;
  if (!strcmp(language, "ja")) return po_ja;
  if (!strcmp(language, "ko")) return po_ko;
  if (!strcmp(language, "lt")) return po_lt;
  if (!strcmp(language, "nb")) return po_nb;
  if (!strcmp(language, "nl")) return po_nl;
  if (!strcmp(language, "pl")) return po_pl;
  if (!strcmp(language, "pt")) return po_pt;
  if (!strcmp(language, "pt_BR")) return po_pt_br;
  if (!strcmp(language, "ro")) return po_ro;
  if (!strcmp(language, "ru")) return po_ru;
  if (!strcmp(language, "sk")) return po_sk;
  if (!strcmp(language, "sl")) return po_sl;
  if (!strcmp(language, "sr")) return po_sr;
  if (!strcmp(language, "sv")) return po_sv;
  if (!strcmp(language, "th")) return po_th;
  if (!strcmp(language, "tr")) return po_tr;
  if (!strcmp(language, "uk")) return po_uk;
  if (!strcmp(language, "vi")) return po_vi;
  if (!strcmp(language, "zh_CN")) return po_zh_cn;
  if (!strcmp(language, "zh_TW")) return po_zh_tw;
  return NULL;
}
