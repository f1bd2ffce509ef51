#pragma once

// What PhoneNumbers needs of libphonenumber, which has an interface in C++ alone. Texts are UTF-8
// with their length; they may hold NUL. Regions are two letters of ISO 3166-1 with a NUL at the
// end; "ZZ" stands for none. All functions can be called from any thread.

#include <stdbool.h>
#include <stddef.h>

#ifdef __cplusplus
#define CPHONE_NOEXCEPT noexcept
extern "C" {
#else
#define CPHONE_NOEXCEPT
#endif

// In the order of libphonenumber's PhoneNumberType.
enum CPhoneNumberKind {
  CPhoneNumberKindFixedLine,
  CPhoneNumberKindMobile,
  CPhoneNumberKindFixedLineOrMobile,
  CPhoneNumberKindTollFree,
  CPhoneNumberKindPremiumRate,
  CPhoneNumberKindSharedCost,
  CPhoneNumberKindVoIP,
  CPhoneNumberKindPersonal,
  CPhoneNumberKindPager,
  CPhoneNumberKindUniversalAccess,
  CPhoneNumberKindVoicemail,
  CPhoneNumberKindUnknown,
};

// In the order of libphonenumber's PhoneNumberFormat.
enum CPhoneNumberFormat {
  CPhoneNumberFormatE164,
  CPhoneNumberFormatInternational,
  CPhoneNumberFormatNational,
};

typedef struct {
  enum CPhoneNumberKind kind;
  int calling_code;
  // Two letters and a NUL, "001" for a number of no country, or empty.
  char region[4];
} CPhoneNumberFacts;

// The calling code of a region, or 0 when the library does not know the region.
int cphone_calling_code(const char *region) CPHONE_NOEXCEPT;

// Whether a text is a valid number, as it is dialed in a region; if so, its facts.
bool cphone_read(
    const char *text, size_t length, const char *region, CPhoneNumberFacts *facts) CPHONE_NOEXCEPT;

// The functions below write a text without NUL at the end into a buffer and return its length; 0
// when there is none, or when it does not fit.

// The two letters of every region that the library knows, one after the other.
size_t cphone_regions(char *buffer, size_t capacity) CPHONE_NOEXCEPT;

// The main region of a calling code: two letters, "001" for a code of no country, or "ZZ" for an
// unknown one.
size_t cphone_region(int calling_code, char *buffer, size_t capacity) CPHONE_NOEXCEPT;

// Formats a valid number.
size_t cphone_format(
    const char *text, size_t length, const char *region, enum CPhoneNumberFormat format,
    char *buffer, size_t capacity) CPHONE_NOEXCEPT;

// Formats the beginning of a number: ASCII digits, perhaps after a plus.
size_t cphone_format_as_typed(
    const char *digits, size_t length, const char *region, char *buffer, size_t capacity) CPHONE_NOEXCEPT;

// A valid number of a kind of a region.
size_t cphone_example(
    const char *region, enum CPhoneNumberKind kind, enum CPhoneNumberFormat format, char *buffer,
    size_t capacity) CPHONE_NOEXCEPT;

#ifdef __cplusplus
}
#endif
