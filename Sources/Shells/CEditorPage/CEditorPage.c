#include "CEditorPage.h"

// Clang embeds files in every version of C; it is standard from C23 on.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char page[] = {
#embed "Page/editor.html"
};

static const unsigned char style[] = {
#embed "Page/editor.css"
};

static const unsigned char script[] = {
#embed "Page/editor.js"
};

static const unsigned char api[] = {
#embed "Page/api.js"
};

static const unsigned char list[] = {
#embed "Page/list.js"
};

static const unsigned char filters[] = {
#embed "Page/filters.js"
};

static const unsigned char detail[] = {
#embed "Page/detail.js"
};

static const unsigned char drafts[] = {
#embed "Page/drafts.js"
};

static const unsigned char shapes[] = {
#embed "Page/shapes.js"
};

static const unsigned char side[] = {
#embed "Page/side.js"
};

static const unsigned char field[] = {
#embed "Page/field.js"
};

static const unsigned char bulk[] = {
#embed "Page/bulk.js"
};

static const unsigned char dom[] = {
#embed "Page/dom.js"
};

static const unsigned char conflict[] = {
#embed "Page/conflict.js"
};

static const unsigned char lines[] = {
#embed "Page/lines.js"
};

static const unsigned char steps[] = {
#embed "Page/steps.js"
};

static const unsigned char turns[] = {
#embed "Page/turns.js"
};

static const char script_type[] = "text/javascript; charset=utf-8";

static const phrasebook_editor_file files[] = {
    {"/", "text/html; charset=utf-8", page, sizeof page},
    {"/editor.css", "text/css; charset=utf-8", style, sizeof style},
    {"/editor.js", script_type, script, sizeof script},
    {"/api.js", script_type, api, sizeof api},
    {"/list.js", script_type, list, sizeof list},
    {"/filters.js", script_type, filters, sizeof filters},
    {"/detail.js", script_type, detail, sizeof detail},
    {"/drafts.js", script_type, drafts, sizeof drafts},
    {"/shapes.js", script_type, shapes, sizeof shapes},
    {"/side.js", script_type, side, sizeof side},
    {"/field.js", script_type, field, sizeof field},
    {"/bulk.js", script_type, bulk, sizeof bulk},
    {"/dom.js", script_type, dom, sizeof dom},
    {"/conflict.js", script_type, conflict, sizeof conflict},
    {"/lines.js", script_type, lines, sizeof lines},
    {"/steps.js", script_type, steps, sizeof steps},
    {"/turns.js", script_type, turns, sizeof turns},
};

const phrasebook_editor_file *phrasebook_editor_files(size_t *count) {
  *count = sizeof files / sizeof *files;
  return files;
}
