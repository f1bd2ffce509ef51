#include "CPhoneNumber.h"

#include <cstring>
#include <memory>
#include <set>
#include <string>

#include <phonenumbers/asyoutypeformatter.h>
#include <phonenumbers/phonenumberutil.h>

using i18n::phonenumbers::AsYouTypeFormatter;
using i18n::phonenumbers::PhoneNumber;
using i18n::phonenumbers::PhoneNumberUtil;

static_assert(int(CPhoneNumberKindVoIP) == int(PhoneNumberUtil::VOIP));
static_assert(int(CPhoneNumberKindUnknown) == int(PhoneNumberUtil::UNKNOWN));
static_assert(int(CPhoneNumberFormatE164) == int(PhoneNumberUtil::E164));
static_assert(int(CPhoneNumberFormatNational) == int(PhoneNumberUtil::NATIONAL));

namespace {

const PhoneNumberUtil &library() { return *PhoneNumberUtil::GetInstance(); }

bool parse_valid(const char *text, size_t length, const char *region, PhoneNumber *number) {
  return library().Parse(std::string(text, length), region, number) ==
             PhoneNumberUtil::NO_PARSING_ERROR &&
         library().IsValidNumber(*number);
}

size_t copy(const std::string &text, char *buffer, size_t capacity) {
  if (text.size() > capacity) return 0;
  std::memcpy(buffer, text.data(), text.size());
  return text.size();
}

std::string format(const PhoneNumber &number, PhoneNumberUtil::PhoneNumberFormat format) {
  std::string text;
  library().Format(number, format, &text);
  return text;
}

}  // namespace

// No exception leaves a function here: `noexcept` ends the program, as memory that runs out does
// in Swift.

int cphone_calling_code(const char *region) noexcept {
  return library().GetCountryCodeForRegion(region);
}

size_t cphone_region(int calling_code, char *buffer, size_t capacity) noexcept {
  std::string region;
  library().GetRegionCodeForCountryCode(calling_code, &region);
  return copy(region, buffer, capacity);
}

size_t cphone_regions(char *buffer, size_t capacity) noexcept {
  std::set<std::string> regions;
  library().GetSupportedRegions(&regions);
  std::string all;
  for (const auto &region : regions) all += region;
  return copy(all, buffer, capacity);
}

bool cphone_read(
    const char *text, size_t length, const char *region, CPhoneNumberFacts *facts) noexcept {
  PhoneNumber number;
  if (!parse_valid(text, length, region, &number)) return false;
  std::string number_region;
  library().GetRegionCodeForNumber(number, &number_region);
  facts->kind = CPhoneNumberKind(library().GetNumberType(number));
  facts->calling_code = number.country_code();
  facts->region[copy(number_region, facts->region, sizeof facts->region - 1)] = 0;
  return true;
}

size_t cphone_format(
    const char *text, size_t length, const char *region, CPhoneNumberFormat wanted,
    char *buffer, size_t capacity) noexcept {
  PhoneNumber number;
  if (!parse_valid(text, length, region, &number)) return 0;
  return copy(format(number, PhoneNumberUtil::PhoneNumberFormat(wanted)), buffer, capacity);
}

size_t cphone_format_as_typed(
    const char *digits, size_t length, const char *region, char *buffer,
    size_t capacity) noexcept {
  std::unique_ptr<AsYouTypeFormatter> formatter(library().GetAsYouTypeFormatter(region));
  std::string text;
  for (size_t index = 0; index < length; index++) {
    formatter->InputDigit(char32_t((unsigned char)digits[index]), &text);
  }
  return copy(text, buffer, capacity);
}

size_t cphone_example(
    const char *region, CPhoneNumberKind kind, CPhoneNumberFormat wanted, char *buffer,
    size_t capacity) noexcept {
  PhoneNumber number;
  const auto type = PhoneNumberUtil::PhoneNumberType(kind);
  if (!library().GetExampleNumberForType(region, type, &number)) return 0;
  return copy(format(number, PhoneNumberUtil::PhoneNumberFormat(wanted)), buffer, capacity);
}
