#include "CReportPage.h"

// Clang embeds files in every version of C; it is standard from C23 on.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const char page[] = {
#embed "Page/report.html"
    , 0};

static const char style[] = {
#embed "Page/report.css"
    , 0};

static const char script[] = {
#embed "Page/report.js"
    , 0};

const char *phrasebook_report_page(void) { return page; }

const char *phrasebook_report_style(void) { return style; }

const char *phrasebook_report_script(void) { return script; }
