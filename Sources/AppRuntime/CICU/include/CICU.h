#pragma once

#include <stdbool.h>
#include <stdint.h>

// A plain C interface to libicu. It uses no ICU type or header: Foundation has an ICU of its own,
// and one module cannot include the headers of both.

/// Returns the versions of ICU and of its CLDR data, four bytes each: different data may give
/// different plural rules, formats and matches.
uint64_t phrasebook_icu_version(void);

/// An order of strings; safe to use from several threads at once.
typedef struct phrasebook_collator phrasebook_collator;

/// Opens the collation of a language, with digits compared as numbers; NULL if ICU has no data.
phrasebook_collator *_Nullable phrasebook_collator_open(const char *_Nonnull locale);
void phrasebook_collator_close(phrasebook_collator *_Nullable collator);

/// Returns a number less than, equal to or greater than 0 if a is before, equal to or after b; both
/// are UTF-8.
int32_t phrasebook_collator_compare(
    const phrasebook_collator *_Nonnull collator, const char *_Nullable a, int32_t a_length,
    const char *_Nullable b, int32_t b_length);

/// The plural rules of a language; safe to use from several threads at once, without a lock.
typedef struct phrasebook_plural_rules phrasebook_plural_rules;

/// The categories of CLDR, in the order of `PluralCategory`.
enum {
  phrasebook_category_zero,
  phrasebook_category_one,
  phrasebook_category_two,
  phrasebook_category_few,
  phrasebook_category_many,
  phrasebook_category_other,
};

/// Keeps the rules for a BCP 47 tag; ICU is asked for them at the first question.
phrasebook_plural_rules *_Nullable phrasebook_plural_rules_open(
    const char *_Nonnull tag, bool ordinal);
void phrasebook_plural_rules_close(phrasebook_plural_rules *_Nullable rules);

/// Returns the category of a number that is shown with the digits it needs; -1 if ICU has none.
int32_t phrasebook_plural_rules_select(phrasebook_plural_rules *_Nonnull rules, double number);

/// The category of a number written in ASCII (`-12.50`) that is shown with so many digits behind
/// the point; -1 if ICU has none.
int32_t phrasebook_plural_rules_select_decimal(
    phrasebook_plural_rules *_Nonnull rules, const char *_Nonnull decimal, int32_t length,
    int32_t fraction);

/// Returns the categories of a language, as bits.
int32_t phrasebook_plural_rules_categories(phrasebook_plural_rules *_Nonnull rules);

/// Whether CLDR has rules for the plurals of a language, as a BCP 47 tag: other languages share the
/// one form of languages without a plural.
bool phrasebook_has_plural_rules(const char *_Nonnull tag);

/// The symbols of a language's numbers; safe to use from several threads at once, without a lock.
typedef struct phrasebook_numbers phrasebook_numbers;

/// Keeps the digits and separators for a BCP 47 tag; ICU is asked for them at the first number.
phrasebook_numbers *_Nullable phrasebook_numbers_open(const char *_Nonnull tag);
void phrasebook_numbers_close(phrasebook_numbers *_Nullable numbers);

/// Writes a number given in ASCII (`-1234.5`, `1.2E+03`, `inf`) in a language's digits, as UTF-8;
/// returns the length. Text beyond the capacity is left out.
int32_t phrasebook_numbers_write(
    phrasebook_numbers *_Nonnull numbers, const char *_Nonnull ascii, int32_t length, bool group,
    char *_Nonnull bytes, int32_t capacity);

/// The most bytes that one character of a number may become.
enum { phrasebook_symbol_capacity = 48 };

/// Writes a number in ASCII as C does for one of the conversions fFeEgGaA; a precision below 0 is
/// the conversion's own. Gives the length, 0 if the capacity does not do.
int32_t phrasebook_write_double(
    double number, char conversion, bool alternative, int32_t precision, char *_Nonnull bytes,
    int32_t capacity);

/// Told one row of a table of CLDR's: two identifiers in ICU's spelling (`zh_Hant_HK`), which live no
/// longer than the call.
typedef void (*phrasebook_row_visitor)(
    void *_Nullable context, const char *_Nonnull key, const char *_Nonnull value);

/// Visits the deprecated language identifiers (`iw` for `he`); none if ICU has no data.
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

/// Writes an identifier with its likely script and region; false if ICU has none.
bool phrasebook_add_likely_subtags(
    const char *_Nonnull locale, char result[_Nonnull phrasebook_locale_capacity]);

/// Whether an identifier names a region that goes without saying, as France does in `fr_FR`.
bool phrasebook_has_default_region(const char *_Nonnull locale);
