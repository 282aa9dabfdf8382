#include "CICU.h"

#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <unicode/udisplaycontext.h>
#include <unicode/uenum.h>
#include <unicode/uformattedvalue.h>
#include <unicode/uloc.h>
#include <unicode/unumberformatter.h>
#include <unicode/upluralrules.h>

enum { remembered = 1024, longest_fraction = 20 };

// Opened on first use, and then changed only by caching: each field is set at most once, to a value
// that any thread would have found.
struct phrasebook_plural_rules {
  bool ordinal;
  atomic_bool failed;
  _Atomic(UPluralRules *) rules;
  // Formatters that show a number with so many digits behind the point.
  _Atomic(UNumberFormatter *) formatters[longest_fraction + 1];
  // The categories of small whole numbers, plus one; 0 if not computed yet. Most rules are never
  // used.
  _Atomic(_Atomic(uint8_t) *) categories;
  char tag[];
};

phrasebook_plural_rules *phrasebook_plural_rules_open(const char *tag, bool ordinal) {
  size_t length = strlen(tag);
  if (length >= ULOC_FULLNAME_CAPACITY) return NULL;
  phrasebook_plural_rules *rules = calloc(1, sizeof(phrasebook_plural_rules) + length + 1);
  if (!rules) return NULL;
  rules->ordinal = ordinal;
  memcpy(rules->tag, tag, length + 1);
  return rules;
}

void phrasebook_plural_rules_close(phrasebook_plural_rules *rules) {
  if (!rules) return;
  uplrules_close(atomic_load_explicit(&rules->rules, memory_order_acquire));
  for (int i = 0; i <= longest_fraction; i++)
    unumf_close(atomic_load_explicit(&rules->formatters[i], memory_order_acquire));
  free(atomic_load_explicit(&rules->categories, memory_order_acquire));
  free(rules);
}

// ICU's rules, opened at first use; if two threads open them at once, one closes its copy.
static const UPluralRules *opened(phrasebook_plural_rules *rules) {
  UPluralRules *known = atomic_load_explicit(&rules->rules, memory_order_acquire);
  if (known || atomic_load_explicit(&rules->failed, memory_order_relaxed)) return known;
  UErrorCode status = U_ZERO_ERROR;
  char locale[ULOC_FULLNAME_CAPACITY];
  int32_t length = uloc_forLanguageTag(rules->tag, locale, ULOC_FULLNAME_CAPACITY, NULL, &status);
  if (length >= ULOC_FULLNAME_CAPACITY) status = U_BUFFER_OVERFLOW_ERROR;
  UPluralType type = rules->ordinal ? UPLURAL_TYPE_ORDINAL : UPLURAL_TYPE_CARDINAL;
  UPluralRules *mine = uplrules_openForType(locale, type, &status);
  if (U_FAILURE(status)) {
    uplrules_close(mine);
    atomic_store_explicit(&rules->failed, true, memory_order_relaxed);
    return NULL;
  }
  if (atomic_compare_exchange_strong_explicit(
          &rules->rules, &known, mine, memory_order_acq_rel, memory_order_acquire))
    return mine;
  uplrules_close(mine);
  return known;
}

static UNumberFormatter *formatter(phrasebook_plural_rules *rules, int32_t fraction) {
  UNumberFormatter *known =
      atomic_load_explicit(&rules->formatters[fraction], memory_order_acquire);
  if (known) return known;
  UErrorCode status = U_ZERO_ERROR;
  UChar skeleton[longest_fraction + 24];
  int32_t length = 0;
  // "precision-integer", or a point and so many zeros.
  if (fraction == 0) {
    for (const char *word = "precision-integer"; *word; word++) skeleton[length++] = (UChar)*word;
  } else {
    skeleton[length++] = u'.';
    for (int32_t i = 0; i < fraction; i++) skeleton[length++] = u'0';
  }
  UNumberFormatter *mine = unumf_openForSkeletonAndLocale(skeleton, length, "en", &status);
  if (U_FAILURE(status)) {
    unumf_close(mine);
    return NULL;
  }
  if (atomic_compare_exchange_strong_explicit(
          &rules->formatters[fraction], &known, mine, memory_order_acq_rel, memory_order_acquire))
    return mine;
  unumf_close(mine);
  return known;
}

static int32_t category_of(const UChar *text, int32_t length) {
  if (length < 3) return -1;
  switch (text[0]) {
    case u'z': return phrasebook_category_zero;
    case u'o': return text[1] == u'n' ? phrasebook_category_one : phrasebook_category_other;
    case u't': return phrasebook_category_two;
    case u'f': return phrasebook_category_few;
    case u'm': return phrasebook_category_many;
    default: return -1;
  }
}

// The cached category of a number; NULL if it is not cached.
static _Atomic(uint8_t) *memory_of(phrasebook_plural_rules *rules, double number) {
  if (!(number >= 0 && number < remembered && number == (int32_t)number)) return NULL;
  _Atomic(uint8_t) *known = atomic_load_explicit(&rules->categories, memory_order_acquire);
  if (known) return known + (int32_t)number;
  _Atomic(uint8_t) *mine = calloc(remembered, sizeof(*mine));
  if (!mine) return NULL;
  if (!atomic_compare_exchange_strong_explicit(
          &rules->categories, &known, mine, memory_order_acq_rel, memory_order_acquire)) {
    free(mine);
    mine = known;
  }
  return mine + (int32_t)number;
}

int32_t phrasebook_plural_rules_select(phrasebook_plural_rules *rules, double number) {
  _Atomic(uint8_t) *memory = memory_of(rules, number);
  if (memory) {
    uint8_t known = atomic_load_explicit(memory, memory_order_relaxed);
    if (known) return known - 1;
  }
  const UPluralRules *icu = opened(rules);
  if (!icu) return -1;
  UErrorCode status = U_ZERO_ERROR;
  UChar text[16];
  int32_t length = uplrules_select(icu, number, text, 16, &status);
  int32_t category = U_SUCCESS(status) ? category_of(text, length) : -1;
  if (memory && category >= 0)
    atomic_store_explicit(memory, (uint8_t)(category + 1), memory_order_relaxed);
  return category;
}

int32_t phrasebook_plural_rules_select_decimal(
    phrasebook_plural_rules *rules, const char *decimal, int32_t length, int32_t fraction) {
  const UPluralRules *icu = opened(rules);
  if (fraction > longest_fraction) fraction = longest_fraction;
  UNumberFormatter *number = fraction < 0 ? NULL : formatter(rules, fraction);
  if (!icu || !number) return -1;
  UErrorCode status = U_ZERO_ERROR;
  UChar text[16];
  UFormattedNumber *result = unumf_openResult(&status);
  if (U_SUCCESS(status)) unumf_formatDecimal(number, decimal, length, result, &status);
  int32_t written = 0;
  if (U_SUCCESS(status)) written = uplrules_selectFormatted(icu, result, text, 16, &status);
  unumf_closeResult(result);
  return U_SUCCESS(status) ? category_of(text, written) : -1;
}

int32_t phrasebook_plural_rules_categories(phrasebook_plural_rules *rules) {
  const UPluralRules *icu = opened(rules);
  if (!icu) return 0;
  UErrorCode status = U_ZERO_ERROR;
  UEnumeration *names = uplrules_getKeywords(icu, &status);
  int32_t found = 0;
  while (U_SUCCESS(status)) {
    int32_t length = 0;
    const UChar *name = uenum_unext(names, &length, &status);
    if (!name) break;
    int32_t category = category_of(name, length);
    if (category >= 0) found |= 1 << category;
  }
  uenum_close(names);
  return found;
}
