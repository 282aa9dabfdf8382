#include "CICU.h"

#include <unicode/ulocdata.h>
#include <unicode/uversion.h>

uint64_t phrasebook_icu_version(void) {
  UVersionInfo icu = {0}, cldr = {0};
  UErrorCode status = U_ZERO_ERROR;
  u_getVersion(icu);
  ulocdata_getCLDRVersion(cldr, &status);
  uint64_t version = 0;
  for (int i = 0; i < U_MAX_VERSION_LENGTH; i++) version = version << 8 | icu[i];
  for (int i = 0; i < U_MAX_VERSION_LENGTH; i++) version = version << 8 | cldr[i];
  return version;
}
