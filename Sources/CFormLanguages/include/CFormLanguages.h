#pragma once

// The PO files of the package, which are part of a program that links this.

#include <stddef.h>

typedef struct {
  // The name of the language, such as "pt_BR".
  const char *_Nonnull language;
  // The bytes of its file, which end with NUL.
  const char *_Nonnull file;
  size_t size;
} CFormLanguage;

// The languages in alphabetical order, and their number.
const CFormLanguage *_Nonnull cform_languages(void);
size_t cform_language_count(void);
