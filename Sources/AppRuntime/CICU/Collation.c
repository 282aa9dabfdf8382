#include "CICU.h"

#include <unicode/ucol.h>

phrasebook_collator *phrasebook_collator_open(const char *locale) {
  UErrorCode status = U_ZERO_ERROR;
  UCollator *collator = ucol_open(locale, &status);
  if (U_FAILURE(status)) return NULL;
  ucol_setAttribute(collator, UCOL_NUMERIC_COLLATION, UCOL_ON, &status);
  if (U_FAILURE(status)) {
    ucol_close(collator);
    return NULL;
  }
  return (phrasebook_collator *)collator;
}

void phrasebook_collator_close(phrasebook_collator *collator) {
  ucol_close((UCollator *)collator);
}

int32_t phrasebook_collator_compare(
    const phrasebook_collator *collator, const char *a, int32_t a_length, const char *b,
    int32_t b_length) {
  UErrorCode status = U_ZERO_ERROR;
  UCollationResult result = ucol_strcollUTF8(
      (const UCollator *)collator, a ? a : "", a_length, b ? b : "", b_length, &status);
  return U_FAILURE(status) ? 0 : (int32_t)result;
}
