#include "CICU.h"

#include <string.h>
#include <unicode/uenum.h>
#include <unicode/uloc.h>
#include <unicode/upluralrules.h>

phrasebook_plural_rules *phrasebook_plural_rules_open(const char *tag, bool ordinal) {
  UErrorCode status = U_ZERO_ERROR;
  char locale[ULOC_FULLNAME_CAPACITY];
  int32_t length = uloc_forLanguageTag(tag, locale, ULOC_FULLNAME_CAPACITY, NULL, &status);
  if (U_FAILURE(status) || length >= ULOC_FULLNAME_CAPACITY) return NULL;
  UPluralRules *rules =
      uplrules_openForType(locale, ordinal ? UPLURAL_TYPE_ORDINAL : UPLURAL_TYPE_CARDINAL, &status);
  return U_FAILURE(status) ? NULL : (phrasebook_plural_rules *)rules;
}

void phrasebook_plural_rules_close(phrasebook_plural_rules *rules) {
  uplrules_close((UPluralRules *)rules);
}

// Category names are ASCII, so UTF-16 narrows unit by unit.
static bool narrow(const UChar *text, int32_t length, char *category) {
  if (length <= 0 || length >= phrasebook_category_capacity) return false;
  for (int32_t i = 0; i < length; i++) category[i] = (char)text[i];
  category[length] = 0;
  return true;
}

bool phrasebook_plural_rules_select(
    const phrasebook_plural_rules *rules, double number, char *category) {
  UErrorCode status = U_ZERO_ERROR;
  UChar text[phrasebook_category_capacity];
  int32_t length = uplrules_select(
      (const UPluralRules *)rules, number, text, phrasebook_category_capacity, &status);
  return U_SUCCESS(status) && narrow(text, length, category);
}

bool phrasebook_plural_rules_category(
    const phrasebook_plural_rules *rules, int32_t index, char *category) {
  UErrorCode status = U_ZERO_ERROR;
  UEnumeration *names = uplrules_getKeywords((const UPluralRules *)rules, &status);
  int32_t length = 0;
  const char *name = NULL;
  for (int32_t i = 0; U_SUCCESS(status) && i <= index; i++) {
    name = uenum_next(names, &length, &status);
    if (!name) break;
  }
  bool found = U_SUCCESS(status) && name && length < phrasebook_category_capacity;
  if (found) memcpy(category, name, (size_t)length + 1);
  uenum_close(names);
  return found;
}
