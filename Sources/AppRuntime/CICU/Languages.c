#include "CICU.h"

#include <string.h>
#include <unicode/uloc.h>
#include <unicode/ures.h>

// Opens a table inside one of ICU's own bundles; NULL if it does not exist.
static UResourceBundle *open_table(const char *bundle, const char *const path[], int32_t depth) {
  UErrorCode status = U_ZERO_ERROR;
  UResourceBundle *table = ures_openDirect(NULL, bundle, &status);
  for (int32_t i = 0; i < depth && U_SUCCESS(status); i++) {
    UResourceBundle *inner = ures_getByKey(table, path[i], NULL, &status);
    ures_close(table);
    table = inner;
  }
  if (U_SUCCESS(status)) return table;
  ures_close(table);
  return NULL;
}

void phrasebook_each_language_alias(void *context, phrasebook_row_visitor visit) {
  const char *const path[] = {"alias", "language"};
  UResourceBundle *table = open_table("metadata", path, 2);
  for (int32_t i = 0, count = table ? ures_getSize(table) : 0; i < count; i++) {
    UErrorCode status = U_ZERO_ERROR;
    UResourceBundle *row = ures_getByIndex(table, i, NULL, &status);
    char value[phrasebook_locale_capacity];
    int32_t length = phrasebook_locale_capacity;
    const char *text =
        ures_getUTF8StringByKey(row, "replacement", value, &length, true, &status);
    const char *key = U_SUCCESS(status) ? ures_getKey(row) : NULL;
    if (key && text && length < phrasebook_locale_capacity) visit(context, key, text);
    ures_close(row);
  }
  ures_close(table);
}

void phrasebook_each_parent_locale(void *context, phrasebook_row_visitor visit) {
  const char *const path[] = {"parentLocales"};
  UResourceBundle *table = open_table("supplementalData", path, 1);
  for (int32_t i = 0, count = table ? ures_getSize(table) : 0; i < count; i++) {
    UErrorCode status = U_ZERO_ERROR;
    UResourceBundle *row = ures_getByIndex(table, i, NULL, &status);
    const char *parent = U_SUCCESS(status) ? ures_getKey(row) : NULL;
    // A row is a parent with a list of children, or with a single one.
    bool isList = parent && ures_getType(row) == URES_ARRAY;
    for (int32_t j = 0, children = isList ? ures_getSize(row) : 1; parent && j < children; j++) {
      char child[phrasebook_locale_capacity];
      int32_t length = phrasebook_locale_capacity;
      const char *text =
          isList ? ures_getUTF8StringByIndex(row, j, child, &length, true, &status)
                 : ures_getUTF8String(row, child, &length, true, &status);
      if (U_FAILURE(status)) break;
      if (text && length < phrasebook_locale_capacity) visit(context, text, parent);
    }
    ures_close(row);
  }
  ures_close(table);
}

bool phrasebook_has_plural_rules(const char *tag) {
  UErrorCode status = U_ZERO_ERROR;
  char locale[phrasebook_locale_capacity];
  int32_t length = uloc_forLanguageTag(tag, locale, phrasebook_locale_capacity, NULL, &status);
  if (U_FAILURE(status) || length >= phrasebook_locale_capacity) return false;
  char language[ULOC_LANG_CAPACITY];
  length = uloc_getLanguage(locale, language, ULOC_LANG_CAPACITY, &status);
  if (U_FAILURE(status) || length == 0 || length >= ULOC_LANG_CAPACITY) return false;
  const char *const path[] = {"locales", language};
  UResourceBundle *row = open_table("plurals", path, 2);
  ures_close(row);
  return row != NULL;
}

void phrasebook_each_short_language(void *context, phrasebook_row_visitor visit) {
  for (const char *const *code = uloc_getISOLanguages(); *code; code++) {
    if (strlen(*code) != 2) continue;
    const char *three = uloc_getISO3Language(*code);
    if (three && *three) visit(context, three, *code);
  }
}

void phrasebook_each_short_region(void *context, phrasebook_row_visitor visit) {
  for (const char *const *code = uloc_getISOCountries(); *code; code++) {
    // ICU returns the long code of an identifier's region, so one is made around it.
    char locale[] = "_??";
    memcpy(locale + 1, *code, 2);
    const char *three = uloc_getISO3Country(locale);
    if (three && *three) visit(context, three, *code);
  }
}

bool phrasebook_add_likely_subtags(const char *locale, char *result) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t length = uloc_addLikelySubtags(locale, result, phrasebook_locale_capacity, &status);
  return U_SUCCESS(status) && length < phrasebook_locale_capacity;
}

bool phrasebook_has_default_region(const char *locale) {
  UErrorCode status = U_ZERO_ERROR;
  char least[phrasebook_locale_capacity];
  int32_t length = uloc_minimizeSubtags(locale, least, phrasebook_locale_capacity, &status);
  if (U_FAILURE(status) || length >= phrasebook_locale_capacity) return false;
  // Apple's matcher has room for 16 bytes here and replaces a longer tag by the default.
  if (length > 16) return true;
  char region[ULOC_COUNTRY_CAPACITY];
  length = uloc_getCountry(least, region, ULOC_COUNTRY_CAPACITY, &status);
  return U_SUCCESS(status) && length == 0;
}
