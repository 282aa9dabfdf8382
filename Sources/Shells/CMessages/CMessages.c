#include "CMessages.h"

// Clang embeds files in every version of C; it is standard from C23 on.
#pragma clang diagnostic ignored "-Wc23-extensions"

// The build plugin would compile these tables, too. But SwiftPM runs the plugins of every target of a
// package that an app depends on, so that each app would build the plugin's tool.
static const unsigned char localizable[] = {
#embed "../../../Catalogs/phrasebook/Localizable.xcstrings"
};

static const unsigned char pages[] = {
#embed "../../../Catalogs/phrasebook/Pages.xcstrings"
};

static const phrasebook_message_catalog catalogs[] = {
    {"Localizable", localizable, sizeof localizable},
    {"Pages", pages, sizeof pages},
};

const phrasebook_message_catalog *phrasebook_message_catalogs(size_t *count) {
  *count = sizeof catalogs / sizeof *catalogs;
  return catalogs;
}
