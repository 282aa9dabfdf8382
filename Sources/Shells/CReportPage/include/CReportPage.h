#pragma once

/// Returns the page of an HTML report, with slots such as `{{title}}`.
const char *_Nonnull phrasebook_report_page(void);

/// Returns the style of the page.
const char *_Nonnull phrasebook_report_style(void);

/// Returns the script of the page.
const char *_Nonnull phrasebook_report_script(void);
