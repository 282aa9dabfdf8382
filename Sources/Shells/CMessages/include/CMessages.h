#pragma once

#include <stddef.h>

/// A file of Catalogs/phrasebook, embedded unchanged.
typedef struct {
  /// The name of its table.
  const char *_Nonnull name;
  const unsigned char *_Nonnull bytes;
  size_t count;
} phrasebook_message_catalog;

/// Returns the catalogs of the command's messages.
const phrasebook_message_catalog *_Nonnull phrasebook_message_catalogs(size_t *_Nonnull count);
