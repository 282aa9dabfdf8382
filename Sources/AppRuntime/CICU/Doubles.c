#include "CICU.h"

#include <stdio.h>

static bool is_known(char c) {
  return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '-' ||
         c == '+';
}

int32_t phrasebook_write_double(
    double number, char conversion, bool alternative, int32_t precision, char *bytes,
    int32_t capacity) {
  char format[8];
  int at = 0;
  format[at++] = '%';
  if (alternative) format[at++] = '#';
  if (precision >= 0) {
    format[at++] = '.';
    format[at++] = '*';
  }
  switch (conversion) {
    case 'f': case 'F': case 'e': case 'E': case 'g': case 'G': case 'a': case 'A': break;
    default: return 0;
  }
  format[at++] = conversion;
  format[at] = 0;
  int written = precision >= 0 ? snprintf(bytes, (size_t)capacity, format, precision, number)
                               : snprintf(bytes, (size_t)capacity, format, number);
  if (written <= 0 || written >= capacity) return 0;
  // The process may have set a C locale whose point is another character.
  int length = 0;
  for (int i = 0; i < written; i++) {
    if (is_known(bytes[i])) {
      bytes[length++] = bytes[i];
    } else if (length == 0 || bytes[length - 1] != '.') {
      bytes[length++] = '.';
    }
  }
  return length;
}
