#!/usr/bin/env python3
"""What phrasebook audit, pofilter and msgfmt -c find in the same strings.

    scripts/compare-pofilter.py FOLDER [--phrasebook PATH] [--show TEST] [--count N]

FOLDER holds String Catalogs. Each is exported as PO and read by all three in one run; a table says for
each test of pofilter in how many texts both, only ours or only theirs found something. --show prints a
seeded sample of the texts in which only the named test did. pofilter (Translate Toolkit) is taken from
beside PHRASEBOOK_PYTHON or from PATH, msgfmt (gettext) from PATH.
"""
import argparse
import fnmatch
import json
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile

# The checks that say the same as a test, or look at the same thing.
SAME = {
    "accelerators": ["accelerator-changed"],
    "blank": ["empty-translation", "missing-translation"],
    "brackets": ["bracket-unbalanced"],
    "doublequoting": ["quote-*"],
    "doublespacing": ["double-space"],
    "doublewords": ["repeated-word"],
    "emails": ["email-changed"],
    "endpunc": ["end-*", "ellipsis-dots", "inverted-mark"],
    "endwhitespace": ["trailing-*"],
    "escapes": ["escape-left", "newline-count", "trailing-newline", "quote-*"],
    "isfuzzy": ["needs-review", "new-translation"],
    "long": ["too-long"],
    "newlines": ["newline-count", "trailing-newline", "leading-newline"],
    "nplurals": ["plural-*"],
    "numbers": ["number-changed"],
    "printf": ["placeholder-*", "literal-percent", "percent-doubling"],
    "pythonbraceformat": ["parameter-*"],
    "puncspacing": ["space-before-punctuation", "french-spacing", "double-space"],
    "singlequoting": ["quote-*"],
    "simplecaps": ["capitals-slipped", "case-start"],
    "startcaps": ["case-start"],
    "startpunc": ["inverted-mark"],
    "startwhitespace": ["leading-*"],
    "unchanged": ["identical-to-source", "key-as-translation", "new-translation"],
    "untranslated": ["missing-translation", "empty-translation", "language-not-begun"],
    "urls": ["url-changed", "markdown-link"],
    "variables": ["placeholder-*", "parameter-*", "literal-percent"],
    "xmltags": ["tag-*"],
    "msgfmt": ["placeholder-*", "literal-percent", "plural-*", "trailing-newline", "leading-newline"],
}


def program(name):
    python = os.environ.get("PHRASEBOOK_PYTHON")
    beside = os.path.join(os.path.dirname(python), name) if python else None
    found = beside if beside and os.path.exists(beside) else shutil.which(name)
    if not found:
        sys.exit(f"{name} is not here; install it, or name its Python in PHRASEBOOK_PYTHON")
    return found


def unquote(text):
    return json.loads(text.strip()) if text.strip().startswith('"') else ""


def units(path):
    """The units of a PO file: line, context, source, translations, tests that found something."""
    unit, field = None, None
    with open(path, encoding="utf-8") as file:
        for number, line in enumerate(file, 1):
            line = line.rstrip("\n")
            if not line:
                if unit and unit["source"] is not None:
                    yield unit
                unit, field = None, None
                continue
            if unit is None:
                unit = {"line": number, "context": None, "source": None, "target": [], "tests": []}
            test = re.match(r"#\s*\(pofilter\) (\w+):", line)
            word = re.match(r'(msgctxt|msgid_plural|msgid|msgstr)(?:\[\d+\])? (".*")', line)
            if test:
                unit["tests"].append(test.group(1))
            elif word:
                field = word.group(1)
                text = unquote(word.group(2))
                if field == "msgctxt":
                    unit["context"] = text
                elif field == "msgid":
                    unit["source"] = text
                elif field == "msgstr":
                    unit["target"].append(text)
            elif line.startswith('"') and field:
                if field == "msgctxt":
                    unit["context"] += unquote(line)
                elif field == "msgid":
                    unit["source"] += unquote(line)
                elif field == "msgstr":
                    unit["target"][-1] += unquote(line)
    if unit and unit["source"] is not None:
        yield unit


def key(unit):
    context = unit["context"] or ""
    return context.split("|", 1)[1] if "|" in context else unit["source"]


def is_header(unit):
    return unit["context"] is None and not unit["source"]


def run(*command):
    return subprocess.run(command, capture_output=True, text=True, timeout=600)


def compare(catalog, ours, pofilter, found):
    with tempfile.TemporaryDirectory() as folder:
        folders = {name: os.path.join(folder, name) for name in ("in", "out", "checked")}
        # Alone in a folder, a catalog is no part of whatever lies around it.
        os.mkdir(folders["in"])
        alone = os.path.join(folders["in"], "Localizable.xcstrings")
        shutil.copyfile(catalog, alone)
        run(ours, "export", alone, "--as", "po", "-o", folders["out"])
        if not os.path.isdir(folders["out"]):
            return 0
        run(pofilter, "--progress=none", "-i", folders["out"], "-o", folders["checked"])
        audit = json.loads(run(ours, "audit", folders["in"], "--format", "json").stdout or "{}")
        mine, theirs, texts = {}, {}, {}
        for finding in audit.get("findings", []):
            place = (finding.get("language"), finding.get("key"))
            mine.setdefault(place, set()).add(finding["id"])
        for name in sorted(os.listdir(folders["out"])):
            path = os.path.join(folders["out"], name)
            language, ending = os.path.splitext(name)
            if ending != ".po":  # A template has nothing to compare.
                continue
            all_units = list(units(path))
            for unit in all_units:
                if not is_header(unit):
                    texts[(language, key(unit))] = (unit["source"], unit["target"])
            checked = os.path.join(folders["checked"], name)
            for unit in units(checked) if os.path.exists(checked) else []:
                if not is_header(unit):
                    theirs.setdefault((language, key(unit)), set()).update(unit["tests"])
            for line in run("msgfmt", "-c", "-o", os.devnull, path).stderr.splitlines():
                number = re.match(r".*?:(\d+): ", line)
                if not number or "header field" in line:
                    continue
                before = [u for u in all_units if u["line"] <= int(number.group(1))]
                if before and not is_header(before[-1]):
                    theirs.setdefault((language, key(before[-1])), set()).add("msgfmt")
        for place in texts:
            ids = mine.get(place, set())
            tests = theirs.get(place, set())
            for test in tests | set(SAME):
                same = any(fnmatch.fnmatch(i, p) for i in ids for p in SAME.get(test, []))
                if same or test in tests:
                    kind = "both" if same and test in tests else "ours" if same else "theirs"
                    entry = (os.path.basename(catalog), place[0], place[1], *texts[place])
                    found.setdefault(test, {}).setdefault(kind, []).append(entry)
        return len(texts)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder")
    parser.add_argument("--phrasebook", default="phrasebook")
    parser.add_argument("--show")
    parser.add_argument("--count", type=int, default=40)
    options = parser.parse_args()
    ours = shutil.which(options.phrasebook) or sys.exit(f"{options.phrasebook} is not here")
    pofilter = program("pofilter")
    program("msgfmt")
    found, texts = {}, 0
    for top, _, names in sorted(os.walk(options.folder)):
        for name in sorted(names):
            if name.endswith(".xcstrings"):
                texts += compare(os.path.join(top, name), ours, pofilter, found)
    print(f"{texts} texts")
    print(f"| {'test':18} | {'both':>6} | {'ours':>6} | {'theirs':>6} |")
    for test in sorted(found):
        counts = [len(found[test].get(kind, [])) for kind in ("both", "ours", "theirs")]
        print(f"| {test:18} | {counts[0]:6} | {counts[1]:6} | {counts[2]:6} |")
    if options.show:
        sample = found.get(options.show, {}).get("theirs", [])
        random.Random(7).shuffle(sample)
        for entry in sample[: options.count]:
            print(json.dumps(entry, ensure_ascii=False))


if __name__ == "__main__":
    main()
