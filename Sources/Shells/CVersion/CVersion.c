#include "CVersion.h"

// Part of C since 2023, and of every compiler that builds this package.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const char version[] = {
#embed "../../../VERSION"
    , 0};

const char *phrasebook_version(void) { return version; }
