#!/usr/bin/env python3
"""Measures how many of the edits that other tools make in our exchange files are imported, and which losses are reported.

    scripts/exchange-quality.py FOLDER [--phrasebook PATH] [--catalogs N] [--only FORMAT] [--peer NAME] [--markdown] [--at-least PERCENT]

FOLDER holds String Catalogs. Each of N catalogs is exported in the language with the most translations, as every format. A peer
reads the file, changes every seventh translation, and writes the file its own way. The file is imported into a copy of the catalog,
and into one without that language. The figures of a format and a peer are:

- the texts that the peer's reader gave, of those in the file;
- the edits that came home to their unit, of those that were made;
- other texts that changed in the copy, which nobody asked for;
- the texts and states that the copy without the language lacks afterwards, and how many of them were reported by the export or the
  import.

A peer that is not installed is left out. --at-least makes the exit code 1 if anything else changed, and for tools that are not known to
leave parts out (exchange_peers/all.py) also if fewer edits are kept or a loss was not reported. SHOW=1 in the environment shows each difference.
"""
import argparse
import collections
import csv
import glob
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True

from exchange_peers import edits as editing
from exchange_peers.all import LOSSY, peers

ENDINGS = {"xliff2": "xliff", "android": "xml", "i18next": "json", "csv-excel": "csv"}
Figures = collections.namedtuple("Figures", "seen expected kept made other reported lost")


def run(*command):
    return subprocess.run(command, capture_output=True, text=True)


def answer(*command):
    """What a command prints as JSON, after success or with findings."""
    done = run(*command, "--format", "json")
    if done.returncode > 1:
        raise RuntimeError((done.stderr or done.stdout)[:200])
    return json.loads(done.stdout)


def texts(phrasebook, catalog, language, work):
    """The translations of a catalog and their states by key and form."""
    out = tempfile.mkdtemp(dir=work)
    run(phrasebook, "export", catalog, "--as", "csv", "--languages", language, "-o", out)
    path = os.path.join(out, f"{language}.csv")
    if not os.path.exists(path):
        return {}
    with open(path, encoding="utf-8", newline="") as file:
        return {(r["key"], r["path"]): (r["target"], r["state"]) for r in csv.DictReader(file) if r["target"].strip()}


def language_of(path):
    catalog = json.load(open(path, encoding="utf-8"))
    counts = collections.Counter(
        name for entry in catalog.get("strings", {}).values() if entry.get("shouldTranslate") is not False
        for name in entry.get("localizations", {}) if name != catalog.get("sourceLanguage"))
    return counts.most_common(1)[0] if counts else (None, 0)


def without(catalog, language, path):
    """Writes a catalog without a language."""
    content = json.load(open(catalog, encoding="utf-8"))
    for entry in content["strings"].values():
        entry.get("localizations", {}).pop(language, None)
    json.dump(content, open(path, "w", encoding="utf-8"), ensure_ascii=False, indent=2)


def expected(before, losses, format):
    """The texts that a peer can find in the file."""
    gone = {(l["key"], l.get("variation", "")) for l in losses if l["part"] == "unit"}
    whole = {l["key"] for l in losses if l["part"] == "entry"}
    units = [u for u in before if u not in gone and u[0] not in whole]
    forms = {key for key, path in units if path}
    if format == "arb":
        return len({key for key, _ in units})
    if format in ("strings", "stringsdict"):
        return len([u for u in units if (u[0] in forms) == (format == "stringsdict")])
    return len(units)


def plain(text):
    """A text without the spelling of its arguments: `%arg` is `%1$lld` in a dictionary."""
    return re.sub(r"%(arg|\d+\$(ll|l|z|j)?[diu])", "%arg", text or "")


def real_losses(before, fresh):
    """The units whose translation or state did not come home."""
    for unit, (old, state) in before.items():
        new, kind = fresh.get(unit, (None, None))
        if new != old and (new is None or plain(new) != plain(old) and not editing.is_edit(old, new)):
            yield unit, "target"
        elif new == old and kind != state:
            yield unit, "state"


def is_reported(unit, part, losses, diagnostics):
    key, path = unit
    of_target = {"entry", "unit", "target", "form", "source", "argument"}
    return any(
        l["key"] == key and (l["part"] == "entry" or l.get("variation", "") == path or not l.get("variation"))
        and (l["part"] in of_target or l["part"] == part) for l in losses
    ) or any(key[:40] in d["message"] for d in diagnostics)  # A message has the start of a long key.


def measure(phrasebook, catalog, language, format, change, work):
    home = os.path.join(work, "home")
    os.makedirs(os.path.join(work, "fresh"))
    os.makedirs(home)
    here = os.path.join(home, "Localizable.xcstrings")
    clean = os.path.join(work, "fresh", "Localizable.xcstrings")
    shutil.copy(catalog, here)
    without(catalog, language, clean)
    before = texts(phrasebook, here, language, work)
    out = os.path.join(work, "out")
    name, *extra = format.split()
    exported = "strings" if name == "stringsdict" else name
    losses = []
    for each in [exported] + (["tmx"] if format == "xliff --for omegat" else []):
        losses += answer(
            phrasebook, "export", here, "--as", each, "--languages", language, "-o", out, *extra)["losses"]
    found = glob.glob(os.path.join(out, "**", "*." + ENDINGS.get(name, name)), recursive=True)
    if not found:
        return Figures(*[0] * 7)
    folder = os.path.dirname(found[0])
    edits = change(found[0], tempfile.mkdtemp(dir=work))
    what = folder if exported == "strings" else found[0]
    answer(phrasebook, "import", what, here, "--languages", language)
    result = answer(phrasebook, "import", what, clean, "--languages", language)
    after, fresh = (texts(phrasebook, c, language, work) for c in (here, clean))
    kept = other = 0
    for unit, (old, _) in before.items():
        new = after.get(unit, ("", ""))[0]
        if new != old:
            kept += editing.is_edit(old, new)
            other += not editing.is_edit(old, new)
            if os.environ.get("SHOW") and not editing.is_edit(old, new):
                print("    changed", unit, repr(old)[:90], repr(new)[:90], file=sys.stderr)
    lost = list(real_losses(before, fresh))
    unreported = [l for l in lost if not is_reported(*l, losses, result["diagnostics"])]
    if os.environ.get("SHOW"):
        for unit, part in unreported:
            print("    lost", part, unit, before[unit], fresh.get(unit), file=sys.stderr)
        if kept < edits.made:
            print(f"    {catalog} {format}: {kept} of {edits.made}", result["diagnostics"][:5], file=sys.stderr)
    return Figures(
        edits.seen, expected(before, losses, name), kept, edits.made, other, len(lost) - len(unreported), len(lost))


def chosen(folder, number):
    """The catalogs that have enough to measure, spread over the folder, with their language."""
    found = []
    for path in sorted(glob.glob(os.path.join(folder, "**", "*.xcstrings"), recursive=True)):
        language, count = language_of(path)
        if 20 <= count <= 3000:
            found.append((path, language))
    return found[:: max(1, len(found) // number)][:number]


def total(phrasebook, catalogs, format, change):
    """The sums over all catalogs, and the catalogs that failed."""
    sums, errors = Figures(*[0] * 7), []
    for catalog, language in catalogs:
        with tempfile.TemporaryDirectory() as work:
            try:
                figures = measure(phrasebook, catalog, language, format, change, work)
                sums = Figures(*(a + b for a, b in zip(sums, figures)))
            except Exception as error:
                errors.append(f"{os.path.basename(catalog)}: {type(error).__name__}: {str(error)[-160:]}")
    return sums, errors


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder")
    parser.add_argument("--phrasebook", default=".build/debug/phrasebook")
    parser.add_argument("--catalogs", type=int, default=20)
    parser.add_argument("--markdown", action="store_true")
    parser.add_argument("--only", help="a format")
    parser.add_argument("--peer", help="a part of a peer's name")
    parser.add_argument("--at-least", type=float, metavar="PERCENT")
    options = parser.parse_args()
    catalogs = chosen(options.folder, options.catalogs)
    failed = not catalogs
    print(f"{len(catalogs)} catalogs\n")
    if options.markdown:
        print("| format | peer | texts seen | edits kept | other changes | losses reported |\n|---|---|---|---|---|---|")
    for format, name, change in peers():
        if options.only not in (None, format) or (options.peer or "") not in name:
            continue
        f, errors = total(os.path.abspath(options.phrasebook), catalogs, format, change)
        row = [f"`{format}`", name, f"{f.seen:,} of {f.expected:,}", f"{f.kept:,} of {f.made:,}", f"{f.other:,}",
               f"{f.reported:,} of {f.lost:,}"]
        print(f"| {' | '.join(row)} |" if options.markdown else
              f"{format} {name}: seen {row[2]}, kept {row[3]}, other changes {row[4]}, losses reported {row[5]}", flush=True)
        for error in errors:
            print(f"  {error}", file=sys.stderr)
        is_worse = (format, name) not in LOSSY and (
            f.made and 100 * f.kept / f.made < (options.at_least or 0) or f.reported < f.lost)
        if options.at_least is not None and (is_worse or f.other or errors):
            failed = True
    sys.exit(1 if failed else 0)


main()
