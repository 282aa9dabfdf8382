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

/// Told one row of a table of CLDR's: two identifiers in ICU's spelling (`zh_Hant_HK`), which live no
/// longer than the call.
typedef void (*phrasebook_row_visitor)(
    void *_Nullable context, const char *_Nonnull key, const char *_Nonnull value);

/// Visits the languages that go by another identifier today (`iw`, `he`); none where ICU has no data.
void phrasebook_each_language_alias(
    void *_Nullable context, phrasebook_row_visitor _Nonnull visit);

/// Visits the locales whose parent is not what cutting their name gives (`en_NZ`, `en_001`).
void phrasebook_each_parent_locale(
    void *_Nullable context, phrasebook_row_visitor _Nonnull visit);

/// Visits the languages, or the regions, that have a code of three letters and one of two (`deu`, `de`).
void phrasebook_each_short_language(
    void *_Nullable context, phrasebook_row_visitor _Nonnull visit);
void phrasebook_each_short_region(void *_Nullable context, phrasebook_row_visitor _Nonnull visit);

/// Room for a locale identifier and its NUL.
enum { phrasebook_locale_capacity = 160 };

/// Writes an identifier with the script and the region that are likely for it; false where ICU
/// cannot tell.
bool phrasebook_add_likely_subtags(
    const char *_Nonnull locale, char result[_Nonnull phrasebook_locale_capacity]);

/// Whether an identifier names a region that goes without saying, as France does in `fr_FR`.
bool phrasebook_has_default_region(const char *_Nonnull locale);
