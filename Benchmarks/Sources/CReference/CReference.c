#include "CReference.h"

#include <stdint.h>
#include <string.h>

static bool is_digit(unsigned char c) { return c - '0' < 10u; }

static bool is_letter(unsigned char c) { return (c | 32) - 'a' < 26u; }

static int hex_value(unsigned char c) {
  if (is_digit(c)) return c - '0';
  unsigned char lower = c | 32;
  return lower - 'a' < 6u ? lower - 'a' + 10 : -1;
}

static bool is_hex(unsigned char c) { return hex_value(c) >= 0; }

// Letters, digits and the marks that are allowed in the local part of an address.
static const uint64_t local_low = 0xA3FFECFA00000000ull;
static const uint64_t local_high = 0x7FFFFFFFC7FFFFFEull;

static bool in_mask(unsigned char c, uint64_t low, uint64_t high) {
  return c < 128 && ((c < 64 ? low >> c : high >> (c - 64)) & 1);
}

bool c_is_email(const char *text, size_t length) {
  const unsigned char *s = (const unsigned char *)text;
  size_t i = 0;
  while (i < length && in_mask(s[i], local_low, local_high)) i++;
  if (i == 0 || i >= length || s[i] != '@') return false;
  i++;
  size_t label = 0, digits = 0, dots = 0;
  unsigned char last = '-';
  for (; i < length; i++) {
    unsigned char c = s[i];
    if (is_letter(c) || is_digit(c)) {
      label++;
      digits += is_digit(c);
    } else if (c == '-') {
      if (label == 0) return false;
      label++;
    } else if (c == '.') {
      if (label == 0 || last == '-' || label > 63) return false;
      label = digits = 0;
      dots++;
    } else {
      return false;
    }
    last = c;
  }
  return dots > 0 && digits < label && label <= 63 && last != '-';
}

bool c_is_integer(const char *text, size_t length) {
  size_t i = length > 0 && (text[0] == '-' || text[0] == '+');
  if (i == length) return false;
  for (; i < length; i++)
    if (!is_digit(text[i])) return false;
  return true;
}

bool c_is_e164(const char *text, size_t length) {
  if (length < 2 || length > 16 || text[0] != '+' || text[1] == '0') return false;
  for (size_t i = 1; i < length; i++)
    if (!is_digit(text[i])) return false;
  return true;
}

bool c_is_uuid(const char *text, size_t length) {
  if (length != 36) return false;
  bool zeros = true, ones = true;
  for (size_t i = 0; i < 36; i++) {
    unsigned char c = text[i];
    if (i == 8 || i == 13 || i == 18 || i == 23) {
      if (c != '-') return false;
    } else {
      if (!is_hex(c)) return false;
      zeros &= c == '0';
      ones &= (c | 32) == 'f';
    }
  }
  if (zeros || ones) return true;
  int variant = hex_value(text[19]);
  return text[14] >= '1' && text[14] <= '8' && variant >= 8 && variant <= 11;
}

bool c_is_ipv4(const char *text, size_t length) {
  size_t i = 0;
  for (int part = 0; part < 4; part++) {
    if (part > 0 && (i >= length || text[i++] != '.')) return false;
    size_t start = i;
    int value = 0;
    while (i < length && is_digit(text[i]) && i - start < 3) value = value * 10 + text[i++] - '0';
    if (i == start || value > 255 || (i - start > 1 && text[start] == '0')) return false;
  }
  return i == length;
}

bool c_is_ipv6(const char *text, size_t length) {
  size_t i = 0;
  int groups = 0;
  bool compressed = false;
  if (length >= 2 && text[0] == ':' && text[1] == ':') {
    compressed = true;
    i = 2;
    if (i == length) return true;
  }
  while (true) {
    size_t start = i;
    while (i < length && i - start < 5 && is_hex(text[i])) i++;
    size_t digits = i - start;
    if (i < length && text[i] == '.') {
      groups += 2;
      return c_is_ipv4(text + start, length - start) && (compressed ? groups < 8 : groups == 8);
    }
    if (digits == 0 || digits > 4) return false;
    groups++;
    if (i == length) break;
    if (text[i++] != ':') return false;
    if (i < length && text[i] == ':') {
      if (compressed) return false;
      compressed = true;
      i++;
      if (i == length) break;
    } else if (i == length) {
      return false;
    }
    if (groups > 8) return false;
  }
  return compressed ? groups < 8 : groups == 8;
}

bool c_is_iso8601_date(const char *text, size_t length) {
  static const int days[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
  if (length != 10 || text[4] != '-' || text[7] != '-') return false;
  for (size_t i = 0; i < 10; i++)
    if (i != 4 && i != 7 && !is_digit(text[i])) return false;
  int year =
      (text[0] - '0') * 1000 + (text[1] - '0') * 100 + (text[2] - '0') * 10 + text[3] - '0';
  int month = (text[5] - '0') * 10 + text[6] - '0';
  int day = (text[8] - '0') * 10 + text[9] - '0';
  if (month < 1 || month > 12 || day < 1) return false;
  bool leap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
  return day <= days[month - 1] + (month == 2 && leap);
}

bool c_is_luhn(const char *text, size_t length) {
  if (length == 0) return false;
  int sum = 0;
  bool twice = false;
  for (size_t i = length; i-- > 0; twice = !twice) {
    if (!is_digit(text[i])) return false;
    int digit = text[i] - '0';
    if (twice) digit = digit > 4 ? digit * 2 - 9 : digit * 2;
    sum += digit;
  }
  return sum % 10 == 0;
}

// The countries of the inputs with their lengths; only the rule covers the whole registry.
static int iban_length(const char *text) {
  static const struct { char country[3]; int length; } table[] = {
      {"DE", 22}, {"FR", 27}, {"GB", 22}, {"NL", 18}, {"ES", 24}, {"IT", 27}, {"BE", 16},
      {"AT", 20}, {"CH", 21}, {"PL", 28}};
  for (size_t i = 0; i < sizeof table / sizeof *table; i++)
    if (memcmp(table[i].country, text, 2) == 0) return table[i].length;
  return 0;
}

bool c_is_iban(const char *text, size_t length) {
  if (length < 15 || (int)length != iban_length(text)) return false;
  unsigned remainder = 0;
  for (size_t k = 0; k < length; k++) {
    unsigned char c = text[(k + 4) % length];
    if (is_digit(c)) {
      remainder = (remainder * 10 + c - '0') % 97;
    } else if (c - 'A' < 26u) {
      remainder = (remainder * 100 + c - 'A' + 10) % 97;
    } else {
      return false;
    }
  }
  return remainder == 1;
}

bool c_is_hex_color(const char *text, size_t length) {
  if (length != 4 && length != 5 && length != 7 && length != 9) return false;
  if (text[0] != '#') return false;
  for (size_t i = 1; i < length; i++)
    if (!is_hex(text[i])) return false;
  return true;
}

bool c_is_hexadecimal(const char *text, size_t length) {
  for (size_t i = 0; i < length; i++)
    if (!is_hex(text[i])) return false;
  return length > 0;
}

bool c_is_ascii(const char *text, size_t length) {
  for (size_t i = 0; i < length; i++)
    if ((unsigned char)text[i] > 127) return false;
  return true;
}
