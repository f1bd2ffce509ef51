#pragma once

#include <stdbool.h>
#include <stddef.h>

// Twelve rules as a C programmer writes them by hand: one pass over the bytes, without a library.

bool c_is_email(const char *text, size_t length);
bool c_is_integer(const char *text, size_t length);
bool c_is_e164(const char *text, size_t length);
bool c_is_uuid(const char *text, size_t length);
bool c_is_ipv4(const char *text, size_t length);
bool c_is_ipv6(const char *text, size_t length);
bool c_is_iso8601_date(const char *text, size_t length);
bool c_is_luhn(const char *text, size_t length);
bool c_is_iban(const char *text, size_t length);
bool c_is_hex_color(const char *text, size_t length);
bool c_is_hexadecimal(const char *text, size_t length);
bool c_is_ascii(const char *text, size_t length);
