// Prints everything that Phrasebook asks ICU for, for the languages given: scripts/check-icu-data.
#include "CICU.h"

#include <stdio.h>
#include <string.h>

static const char *words[] = {"a", "b",  "z", "ä",  "ö",  "å",  "ñ",  "n",  "ch", "c", "d", "ll", "é",
                              "e", "10", "9", "ß",  "ss", "я",  "ж",  "ё",  "中", "文", "日", "あ", "ア",
                              "ㄅ", "ا", "ب", "ก", "ข", "A", "B", "-", "_", "i", "ı", "İ", "I", "đ", "ø",
                              "æ"};
static const char *numbers[] = {"-1234567.891", "0",   "1",   "1234.5", "0.10",
                                "1.2E+03",      "inf", "nan", "-0"};
#define COUNT(array) ((int)(sizeof array / sizeof *array))

static void print_row(void *context, const char *key, const char *value) {
  printf("%s %s=%s\n", (const char *)context, key, value);
}

static void print_plurals(const char *tag, bool ordinal) {
  phrasebook_plural_rules *rules = phrasebook_plural_rules_open(tag, ordinal);
  if (rules == NULL) return;
  printf("%d %d: ", ordinal, phrasebook_plural_rules_categories(rules));
  for (int i = 0; i < 220; i++) printf("%d", phrasebook_plural_rules_select(rules, i));
  const double doubles[] = {0.1, 1.5, 2.25, 1e6};
  for (int i = 0; i < COUNT(doubles); i++) {
    printf(" %d", phrasebook_plural_rules_select(rules, doubles[i]));
  }
  printf(" %d\n", phrasebook_plural_rules_select_decimal(rules, "1.50", 4, 2));
  phrasebook_plural_rules_close(rules);
}

static void print_numbers(const char *tag) {
  phrasebook_numbers *format = phrasebook_numbers_open(tag);
  for (int i = 0; format != NULL && i < COUNT(numbers) * 2; i++) {
    char bytes[500];
    const char *number = numbers[i / 2];
    int length = phrasebook_numbers_write(
        format, number, (int)strlen(number), i % 2, bytes, sizeof bytes);
    printf("[%.*s]", length, bytes);
  }
  phrasebook_numbers_close(format);
  printf("\n");
}

static void print_order(const char *locale) {
  phrasebook_collator *collator = phrasebook_collator_open(locale);
  for (int i = 0; collator != NULL && i < COUNT(words) * COUNT(words); i++) {
    const char *a = words[i / COUNT(words)], *b = words[i % COUNT(words)];
    int order = phrasebook_collator_compare(collator, a, (int)strlen(a), b, (int)strlen(b));
    putchar(order < 0 ? '<' : order > 0 ? '>' : '=');
  }
  phrasebook_collator_close(collator);
  printf("\n");
}

int main(int count, char **tags) {
  phrasebook_each_language_alias("alias", print_row);
  phrasebook_each_parent_locale("parent", print_row);
  phrasebook_each_short_language("language", print_row);
  phrasebook_each_short_region("region", print_row);
  for (int i = 1; i < count; i++) {
    char locale[200], likely[phrasebook_locale_capacity] = "";
    snprintf(locale, sizeof locale, "%s", tags[i]);
    for (char *c = locale; *c; c++) {
      if (*c == '-') *c = '_';
    }
    if (!phrasebook_add_likely_subtags(locale, likely)) likely[0] = 0;
    printf("%s %s %d %d\n", tags[i], likely, phrasebook_has_default_region(locale),
        phrasebook_has_plural_rules(tags[i]));
    print_plurals(tags[i], false);
    print_plurals(tags[i], true);
    print_numbers(tags[i]);
    print_order(locale);
  }
}
