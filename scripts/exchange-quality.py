#!/usr/bin/env python3
"""Measures how many of the edits that other tools make in our exchange files are imported.

    scripts/exchange-quality.py FOLDER [--phrasebook PATH] [--catalogs N] [--markdown] [--at-least PERCENT]

FOLDER holds String Catalogs. Each of N catalogs is exported in the language with the most translations, as every format. A peer
reads the file, changes every seventh translation, and writes the file its own way; it is imported into a copy of the catalog. The
figures of a format and a peer are the texts that the peer saw of those that were exported, the edits that came home to their unit
of those that were made, and the other texts that changed, which nobody asked for. A peer that is not installed is left out.
--at-least makes the exit code 1 if fewer edits are kept, or if anything else changed.
"""
import argparse
import collections
import csv
import glob
import json
import os
import shutil
import subprocess
import sys
import tempfile

MARK = " ✓"
STEP = 7


class Edits:
    """Changes every seventh translation."""

    def __init__(self):
        self.seen, self.made = 0, 0

    def __call__(self, text):
        if not text or not text.strip():
            return text
        self.seen += 1
        if self.seen % STEP:
            return text
        self.made += 1
        # A line end at the end of a text stays there.
        body = text.rstrip("\n")
        return body + MARK + text[len(body):]


def polib_po(path, work):
    import polib
    edits, po = Edits(), polib.pofile(path, wrapwidth=40)
    for entry in po:
        if entry.msgid_plural:
            entry.msgstr_plural = {n: edits(t) for n, t in sorted(entry.msgstr_plural.items())}
        else:
            entry.msgstr = edits(entry.msgstr)
    po.save(path)
    return edits


def babel_po(path, work):
    from babel.messages import pofile
    edits = Edits()
    with open(path, "rb") as file:
        catalog = pofile.read_po(file)
    for message in catalog:
        if not message.id:
            continue
        if isinstance(message.string, (tuple, list)):
            message.string = tuple(edits(t) for t in message.string)
        else:
            message.string = edits(message.string)
    with open(path, "wb") as file:
        pofile.write_po(file, catalog, width=60)
    return edits


def gettext_po(path, work):
    edits = polib_po(path, work)
    done = subprocess.run(
        ["msgcat", "--sort-output", "--width=50", "-o", path + ".out", path], capture_output=True)
    if done.returncode:
        raise RuntimeError(done.stderr.decode()[:200])
    os.replace(path + ".out", path)
    return edits


def toolkit(storage):
    def change(path, work):
        from translate.storage import factory
        edits, store = Edits(), factory.getobject(path)
        for unit in store.units:
            if unit.isheader() or not unit.istranslatable():
                continue
            if not unit.target:
                continue
            strings = getattr(unit.target, "strings", None)
            if strings and len(strings) > 1:
                unit.target = [edits(str(t)) for t in strings]
            else:
                old = str(unit.target)
                new = edits(old)
                if new != old:
                    unit.target = new
        store.savefile(path)
        return edits
    return change


def toolkit_without_ours(path, work):
    """PO as services that keep only gettext's own fields write it."""
    edits = toolkit("po")(path, work)
    import polib
    po = polib.pofile(path)
    po.metadata.pop("X-Phrasebook", None)
    for entry in po:
        entry.comment = "\n".join(
            l for l in entry.comment.splitlines() if not l.startswith("phrasebook"))
    po.save(path)
    return edits


def mozilla(path, work):
    from moz.l10n.formats import Format
    from moz.l10n.resource import parse_resource, serialize_resource
    from moz.l10n.model import Entry, PatternMessage, SelectMessage
    edits, resource = Edits(), parse_resource(path)

    def change(pattern):
        if pattern and isinstance(pattern[-1], str) and "".join(
                p for p in pattern if isinstance(p, str)).strip():
            pattern[-1] = edits(pattern[-1])
    for section in resource.sections:
        for entry in section.entries:
            if not isinstance(entry, Entry):
                continue
            if isinstance(entry.value, PatternMessage):
                change(entry.value.pattern)
            elif isinstance(entry.value, SelectMessage):
                for pattern in entry.value.variants.values():
                    change(pattern)
    with open(path, "w", encoding="utf-8") as file:
        file.writelines(serialize_resource(resource))
    return edits


def spreadsheet(path, work):
    edits = Edits()
    with open(path, encoding="utf-8", newline="") as file:
        rows = list(csv.reader(file))
    target = rows[0].index("target")
    for row in rows[1:]:
        row[target] = edits(row[target])
    with open(path, "w", encoding="utf-8-sig", newline="") as file:
        csv.writer(file, delimiter=";", quoting=csv.QUOTE_ALL).writerows(rows)
    return edits


def po2csv(path, work):
    """Through csv2po and back, with the columns that po2csv can keep."""
    po, out = os.path.join(work, "x.po"), os.path.join(work, "x.csv")
    place = os.path.dirname(sys.executable)
    for command in (
            ["csv2po", "--progress=none", path, po],
            ["po2csv", "--progress=none", "--columnorder=context,location,source,target", po, out]):
        subprocess.run([os.path.join(place, command[0])] + command[1:], check=True, capture_output=True)
    os.replace(out, path)
    return toolkit("csv")(path, work)


def omegat(path, work):
    """The project's texts are filled in from a memory with the edits."""
    project = os.path.join(work, "project")
    for name in ["source", "target", "tm/auto", "glossary", "dictionary", "omegat"]:
        os.makedirs(os.path.join(project, name), exist_ok=True)
    languages = os.path.basename(path).split(".")[0]
    folders = "".join(
        f"<{n}_dir>__DEFAULT__</{n}_dir>" for n in ["source", "target", "tm", "glossary", "dictionary"])
    with open(os.path.join(project, "omegat.project"), "w") as file:
        file.write(
            f'<omegat><project version="1.0">{folders}<source_lang>EN</source_lang>'
            f"<target_lang>{languages}</target_lang><sentence_seg>false</sentence_seg></project></omegat>")
    from translate.storage import factory
    memory = path[: -len("xliff")] + "tmx"
    edits = toolkit("tmx")(memory, work)
    # A source with several translations has one of them in a memory.
    shutil.move(memory, os.path.join(project, "tm", "auto"))
    shutil.copy(path, os.path.join(project, "source"))
    subprocess.run(
        ["omegat", project, "--mode=console-translate", "--config-dir=" + os.path.join(work, "config")],
        check=True, capture_output=True, timeout=300)
    shutil.copy(os.path.join(project, "target", os.path.basename(path)), path)
    return edits


def has(module):
    return lambda: subprocess.run(
        [sys.executable, "-c", f"import {module}"], capture_output=True).returncode == 0


def program(name):
    return lambda: shutil.which(name) is not None


PEERS = [
    ("po", "polib", polib_po, has("polib")),
    ("po", "Babel", babel_po, has("babel.messages")),
    ("po", "gettext (msgcat)", gettext_po, lambda: has("polib")() and program("msgcat")()),
    ("po", "translate-toolkit", toolkit("po"), has("translate.storage.po")),
    ("po", "translate-toolkit, without our field and comments", toolkit_without_ours,
     lambda: has("translate.storage.po")() and has("polib")()),
    ("xliff", "translate-toolkit", toolkit("xliff"), has("translate.storage.xliff")),
    ("xliff", "moz.l10n", mozilla, has("moz.l10n.resource")),
    ("csv", "spreadsheet (; and BOM)", spreadsheet, lambda: True),
    ("csv", "translate-toolkit", toolkit("csv"), has("translate.storage.csvl10n")),
    ("csv", "csv2po, po2csv", po2csv, has("translate.convert.csv2po")),
    ("tmx", "translate-toolkit", toolkit("tmx"), has("translate.storage.tmx")),
    ("tmx --for omegat", "translate-toolkit", toolkit("tmx"), has("translate.storage.tmx")),
    ("android", "moz.l10n", mozilla, has("moz.l10n.resource")),
]


def run(*command):
    return subprocess.run(command, capture_output=True, text=True)


def texts(phrasebook, catalog, language, work):
    """The translations of a catalog by unit."""
    out = tempfile.mkdtemp(dir=work)
    run(phrasebook, "export", catalog, "--as", "csv", "--languages", language, "-o", out)
    path = os.path.join(out, f"{language}.csv")
    with open(path, encoding="utf-8", newline="") as file:
        return {(r["key"], r["path"]): r["target"] for r in csv.DictReader(file)}


def language_of(path):
    catalog = json.load(open(path, encoding="utf-8"))
    counts = collections.Counter(
        name for entry in catalog.get("strings", {}).values() if entry.get("shouldTranslate") is not False
        for name in entry.get("localizations", {}) if name != catalog.get("sourceLanguage"))
    return counts.most_common(1)[0] if counts else (None, 0)


def measure(phrasebook, catalog, language, format, change, work):
    """seen, expected, kept, made, other changes."""
    home = os.path.join(work, "home")
    shutil.rmtree(home, ignore_errors=True)
    os.makedirs(home)
    here = os.path.join(home, "Localizable.xcstrings")
    shutil.copy(catalog, here)
    before = texts(phrasebook, here, language, work)
    out = os.path.join(work, "out")
    shutil.rmtree(out, ignore_errors=True)
    format, *extra = format.split()
    if change is omegat:
        extra = ["--for", "omegat"]
    for name in [format] + (["tmx"] if change is omegat else []):
        done = run(phrasebook, "export", here, "--as", name, "--languages", language, "-o", out, *extra)
        if done.returncode:
            raise RuntimeError(done.stderr[:200])
    names = {"xliff2": "xliff"}
    ending = names.get(format, format)
    found = glob.glob(os.path.join(out, "**", "*.xml" if format == "android" else f"*.{ending}"), recursive=True)
    path = found[0]
    peer = tempfile.mkdtemp(dir=work)
    edits = change(path, peer)
    done = run(phrasebook, "import", path, here, "--languages", language)
    after = texts(phrasebook, here, language, work)
    kept = other = 0
    for unit, old in before.items():
        new = after.get(unit)
        if new == old:
            continue
        body = old.rstrip("\n")
        if new == body + MARK + old[len(body):] or new == old + MARK:
            kept += 1
        else:
            other += 1
            if os.environ.get("SHOW"):
                print("   ", unit, repr(old)[:80], repr(new)[:80], file=sys.stderr)
    if os.environ.get("SHOW") and kept < edits.made:
        print(f"  {catalog} {format}: {kept} of {edits.made}", done.stderr[:800], file=sys.stderr)
    return edits.seen, len([t for t in before.values() if t.strip()]), kept, edits.made, other


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("folder")
    parser.add_argument("--phrasebook", default=".build/debug/phrasebook")
    parser.add_argument("--catalogs", type=int, default=20)
    parser.add_argument("--markdown", action="store_true")
    parser.add_argument("--only", help="a format")
    parser.add_argument("--at-least", type=float, metavar="PERCENT")
    options = parser.parse_args()
    phrasebook = os.path.abspath(options.phrasebook)
    paths = sorted(glob.glob(os.path.join(options.folder, "**", "*.xcstrings"), recursive=True))
    chosen = []
    for path in paths:
        language, count = language_of(path)
        if 20 <= count <= 3000:
            chosen.append((path, language))
    step = max(1, len(chosen) // options.catalogs)
    chosen = chosen[::step][: options.catalogs]
    peers = [p for p in PEERS + [("xliff", "OmegaT", omegat, program("omegat"))] if p[3]()]
    if options.only:
        peers = [p for p in peers if p[0] == options.only]
    failed = False
    print(f"{len(chosen)} catalogs\n")
    if options.markdown:
        print("| format | peer | texts seen | edits kept | other changes |\n|---|---|---|---|---|")
    for format, name, change, _ in peers:
        total, errors = [0] * 5, []
        for catalog, language in chosen:
            with tempfile.TemporaryDirectory() as work:
                try:
                    figures = measure(phrasebook, catalog, language, format, change, work)
                    total = [a + b for a, b in zip(total, figures)]
                except Exception as error:
                    errors.append(f"{os.path.basename(catalog)}: {type(error).__name__}: {str(error)[:120]}")
        seen, expected, kept, made, other = total
        if options.markdown:
            print(f"| `{format}` | {name} | {seen:,} of {expected:,} | {kept:,} of {made:,} | {other} |")
        else:
            print(f"{format} {name}: seen {seen} of {expected}, kept {kept} of {made}, other changes {other}")
        for error in errors:
            print(f"  {error}", file=sys.stderr)
        sys.stdout.flush()
        if options.at_least is not None and (
                made and 100 * kept / made < options.at_least or other or errors):
            failed = True
    sys.exit(1 if failed else 0)


main()
