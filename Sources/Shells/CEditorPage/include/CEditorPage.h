#pragma once

#include <stddef.h>

/// A file of the editor's page.
typedef struct {
  /// The path of the file in the page's address, such as `/editor.js`.
  const char *_Nonnull path;
  /// The media type of the file.
  const char *_Nonnull type;
  const unsigned char *_Nonnull bytes;
  size_t count;
} phrasebook_editor_file;

/// Returns the files of the editor's page and sets `count` to their number.
const phrasebook_editor_file *_Nonnull phrasebook_editor_files(size_t *_Nonnull count);
