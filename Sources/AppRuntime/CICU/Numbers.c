#include "CICU.h"

#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <unicode/uloc.h>
#include <unicode/unum.h>
#include <unicode/unumberformatter.h>
#include <unicode/ures.h>
#include <unicode/ustring.h>

enum { symbol_capacity = 24 };

// The symbols of a language's numbers, in UTF-8, each preceded by its length.
typedef struct {
  char length;
  char text[symbol_capacity];
} symbol;

typedef struct {
  symbol digits[10], point, group, minus, plus, exponent, infinity, nan;
  int32_t primary, secondary, minimum;
} symbols;

struct phrasebook_numbers {
  _Atomic(symbols *) symbols;
  char tag[];
};

phrasebook_numbers *phrasebook_numbers_open(const char *tag) {
  size_t length = strlen(tag);
  if (length >= ULOC_FULLNAME_CAPACITY) return NULL;
  phrasebook_numbers *numbers = calloc(1, sizeof(phrasebook_numbers) + length + 1);
  if (numbers) memcpy(numbers->tag, tag, length + 1);
  return numbers;
}

void phrasebook_numbers_close(phrasebook_numbers *numbers) {
  if (!numbers) return;
  free(atomic_load_explicit(&numbers->symbols, memory_order_acquire));
  free(numbers);
}

static void set(symbol *out, const UChar *text, int32_t length, const char *otherwise) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t written = 0;
  if (text) u_strToUTF8(out->text, symbol_capacity, &written, text, length, &status);
  if (!text || U_FAILURE(status) || written > symbol_capacity) {
    written = (int32_t)strlen(otherwise);
    memcpy(out->text, otherwise, (size_t)written);
  }
  out->length = (char)written;
}

static void read_symbol(
    symbol *out, const UNumberFormat *format, UNumberFormatSymbol which, const char *otherwise) {
  UErrorCode status = U_ZERO_ERROR;
  UChar text[symbol_capacity];
  int32_t length = unum_getSymbol(format, which, text, symbol_capacity, &status);
  bool fits = U_SUCCESS(status) && length <= symbol_capacity;
  set(out, fits ? text : NULL, length, otherwise);
}

// The minimum number of digits before the first separator: 2 if 1000 has none, as in Spanish. ICU
// reveals it only by formatting, and only the newer interface respects it.
static int32_t minimum_grouping(const char *locale) {
  UErrorCode status = U_ZERO_ERROR;
  UNumberFormatter *formatter =
      unumf_openForSkeletonAndLocale(u"", 0, locale, &status);
  UFormattedNumber *number = unumf_openResult(&status);
  UChar text[64];
  int32_t length = 0;
  if (U_SUCCESS(status)) unumf_formatInt(formatter, 1000, number, &status);
  if (U_SUCCESS(status)) length = unumf_resultToString(number, text, 64, &status);
  unumf_closeResult(number);
  unumf_close(formatter);
  return U_SUCCESS(status) && u_countChar32(text, length) == 4 ? 2 : 1;
}

// ICU falls back to the language of the process for one that it does not know; its own root is the same
// everywhere.
static const char *known_locale(const char *locale) {
  UErrorCode status = U_ZERO_ERROR;
  ures_close(ures_open(NULL, locale, &status));
  return U_FAILURE(status) || status == U_USING_DEFAULT_WARNING ? "root" : locale;
}

static void read_symbols(symbols *out, const char *tag) {
  static const char *const ascii[10] = {"0", "1", "2", "3", "4", "5", "6", "7", "8", "9"};
  UErrorCode status = U_ZERO_ERROR;
  char locale[ULOC_FULLNAME_CAPACITY] = "";
  int32_t length = uloc_forLanguageTag(tag, locale, ULOC_FULLNAME_CAPACITY, NULL, &status);
  if (U_FAILURE(status) || length >= ULOC_FULLNAME_CAPACITY) locale[0] = 0;
  status = U_ZERO_ERROR;
  const char *known = known_locale(locale);
  UNumberFormat *format = unum_open(UNUM_DECIMAL, NULL, 0, known, NULL, &status);
  if (U_FAILURE(status)) {
    for (int i = 0; i < 10; i++) set(&out->digits[i], NULL, 0, ascii[i]);
    set(&out->point, NULL, 0, ".");
    set(&out->minus, NULL, 0, "-");
    set(&out->plus, NULL, 0, "+");
    set(&out->exponent, NULL, 0, "E");
    set(&out->infinity, NULL, 0, "inf");
    set(&out->nan, NULL, 0, "nan");
    return;
  }
  read_symbol(&out->digits[0], format, UNUM_ZERO_DIGIT_SYMBOL, "0");
  for (int i = 1; i < 10; i++)
    read_symbol(
        &out->digits[i], format, (UNumberFormatSymbol)(UNUM_ONE_DIGIT_SYMBOL + i - 1), ascii[i]);
  read_symbol(&out->point, format, UNUM_DECIMAL_SEPARATOR_SYMBOL, ".");
  read_symbol(&out->group, format, UNUM_GROUPING_SEPARATOR_SYMBOL, "");
  read_symbol(&out->minus, format, UNUM_MINUS_SIGN_SYMBOL, "-");
  read_symbol(&out->plus, format, UNUM_PLUS_SIGN_SYMBOL, "+");
  read_symbol(&out->exponent, format, UNUM_EXPONENTIAL_SYMBOL, "E");
  read_symbol(&out->infinity, format, UNUM_INFINITY_SYMBOL, "inf");
  read_symbol(&out->nan, format, UNUM_NAN_SYMBOL, "nan");
  if (unum_getAttribute(format, UNUM_GROUPING_USED)) {
    out->primary = unum_getAttribute(format, UNUM_GROUPING_SIZE);
    out->secondary = unum_getAttribute(format, UNUM_SECONDARY_GROUPING_SIZE);
    out->minimum = minimum_grouping(known);
  }
  if (out->secondary <= 0) out->secondary = out->primary;
  unum_close(format);
}

static const symbols *opened(phrasebook_numbers *numbers) {
  symbols *known = atomic_load_explicit(&numbers->symbols, memory_order_acquire);
  if (known) return known;
  symbols *mine = calloc(1, sizeof(symbols));
  if (!mine) return NULL;
  read_symbols(mine, numbers->tag);
  if (atomic_compare_exchange_strong_explicit(
          &numbers->symbols, &known, mine, memory_order_acq_rel, memory_order_acquire))
    return mine;
  free(mine);
  return known;
}

typedef struct {
  char *bytes;
  int32_t length, capacity;
} output;

static inline void put(output *out, const symbol *symbol) {
  for (int i = 0; i < symbol->length; i++)
    if (out->length < out->capacity) out->bytes[out->length++] = symbol->text[i];
}

static inline bool is_digit(char c) { return c >= '0' && c <= '9'; }

// Whether a separator follows the digit that has so many others behind it.
static inline bool ends_group(const symbols *symbols, int32_t behind) {
  int32_t rest = behind - symbols->primary;
  return rest == 0 || (rest > 0 && rest % symbols->secondary == 0);
}

int32_t phrasebook_numbers_write(
    phrasebook_numbers *numbers, const char *ascii, int32_t length, bool group, char *bytes,
    int32_t capacity) {
  const symbols *symbols = opened(numbers);
  output out = {bytes, 0, capacity};
  if (!symbols) return 0;
  int32_t i = 0;
  while (i < length && !is_digit(ascii[i])) {
    switch (ascii[i]) {
      case '-': put(&out, &symbols->minus); break;
      case '+': put(&out, &symbols->plus); break;
      case 'i': case 'I': put(&out, &symbols->infinity); return out.length;
      case 'n': case 'N': put(&out, &symbols->nan); return out.length;
      default: break;
    }
    i++;
  }
  int32_t whole = i;
  while (whole < length && is_digit(ascii[whole])) whole++;
  group = group && symbols->primary > 0 && whole - i >= symbols->primary + symbols->minimum;
  for (; i < whole; i++) {
    put(&out, &symbols->digits[ascii[i] - '0']);
    if (group && whole - i > 1 && ends_group(symbols, whole - i - 1)) put(&out, &symbols->group);
  }
  for (; i < length; i++) {
    switch (ascii[i]) {
      case '.': put(&out, &symbols->point); break;
      case 'e': case 'E': put(&out, &symbols->exponent); break;
      case '-': put(&out, &symbols->minus); break;
      case '+': put(&out, &symbols->plus); break;
      default: if (is_digit(ascii[i])) put(&out, &symbols->digits[ascii[i] - '0']); break;
    }
  }
  return out.length;
}
