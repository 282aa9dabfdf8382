#pragma once

#include <stdbool.h>
#include <stdint.h>

// A plain face over libicu's C API. No ICU type or header shows here: Foundation carries an ICU of
// its own, and the headers of both cannot stand in one module.

/// An order of strings; safe to use from several threads at once.
typedef struct phrasebook_collator phrasebook_collator;

/// Opens the order of a language, with digits compared as numbers; NULL where ICU has no data.
phrasebook_collator *_Nullable phrasebook_collator_open(const char *_Nonnull locale);
void phrasebook_collator_close(phrasebook_collator *_Nullable collator);

/// Less than, equal to or greater than 0, as a stands before, with or after b; both are UTF-8.
int32_t phrasebook_collator_compare(
    const phrasebook_collator *_Nonnull collator, const char *_Nullable a, int32_t a_length,
    const char *_Nullable b, int32_t b_length);

/// The plural rules of a language; safe to use from several threads at once.
typedef struct phrasebook_plural_rules phrasebook_plural_rules;

/// Opens the rules for a BCP 47 tag; NULL where ICU has no data.
phrasebook_plural_rules *_Nullable phrasebook_plural_rules_open(
    const char *_Nonnull tag, bool ordinal);
void phrasebook_plural_rules_close(phrasebook_plural_rules *_Nullable rules);

/// Room for the name of a plural category and its NUL.
enum { phrasebook_category_capacity = 16 };

/// Writes the category of a number (`one`, `few`, …) and its NUL; false where there is none.
bool phrasebook_plural_rules_select(
    const phrasebook_plural_rules *_Nonnull rules, double number,
    char category[_Nonnull phrasebook_category_capacity]);

/// Writes the category that the rules have at an index; false past the last.
bool phrasebook_plural_rules_category(
    const phrasebook_plural_rules *_Nonnull rules, int32_t index,
    char category[_Nonnull phrasebook_category_capacity]);
