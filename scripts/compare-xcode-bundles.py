#!/usr/bin/env python3
"""Compares exports and imports with bundles (.xcloc) that Xcode wrote.

    scripts/compare-xcode-bundles.py [--phrasebook PATH] [--show N] [--json] FOLDER...

Every .xcloc below a FOLDER that has catalogs in its Source Contents is used. Its catalogs become a project. The bundle is
imported into it, and the project is exported again: the result is compared with Xcode's bundle unit by unit, by source, target,
state, note, translate="no" and the order of files and units. Xcode checks no text, so the import takes faulty ones too; how many
an import without --accept-faulty leaves out or marks for review is counted apart.
"""
import argparse
import collections
import json
import os
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET

XLIFF = "{urn:oasis:names:tc:xliff:document:1.2}"


def text(element):
    """The text of a source or target; phrases of an App Shortcut are joined by their numbers."""
    if element is None:
        return None
    phrases = element.findall(XLIFF + "mrk")
    if phrases and all(p.get("mtype") == "x-set" for p in phrases):
        return "\x1e".join("".join(p.itertext()) for p in phrases)
    return "".join(element.itertext())


def units(path):
    """The units of an XLIFF file by catalog and id, in order."""
    found = collections.OrderedDict()
    for file in ET.parse(path).getroot().findall(XLIFF + "file"):
        for unit in file.iter(XLIFF + "trans-unit"):
            target, note = unit.find(XLIFF + "target"), unit.find(XLIFF + "note")
            state = None
            if target is not None:
                state = (target.get("state"), target.get("state-qualifier"))
            found[(file.get("original"), unit.get("id"))] = {
                "source": text(unit.find(XLIFF + "source")),
                "target": text(target),
                "state": state,
                "note": "" if note is None else "".join(note.itertext()),
                "generated": note is not None and note.get("from") == "auto-generated",
                "translate": unit.get("translate") or "yes",
            }
    return found


def bundles(folders):
    for folder in folders:
        for place, names, _ in os.walk(folder):
            for name in sorted(names):
                if not name.endswith(".xcloc"):
                    continue
                bundle = os.path.join(place, name)
                page = os.path.join(bundle, "contents.json")
                if not os.path.exists(page):
                    continue
                contents = json.load(open(page, encoding="utf-8"))
                language = contents.get("targetLocale")
                path = os.path.join(bundle, "Localized Contents", f"{language}.xliff")
                if os.path.exists(path):
                    yield bundle, language, contents, path


def project(bundle, root):
    """Makes the project that a bundle is about; the number of its catalogs.

    A path in the bundle may begin with "..": the project lies in a folder then, and the rest beside it.
    """
    inside = os.path.join(root, "project")
    os.makedirs(inside)
    count = 0
    sources = os.path.join(bundle, "Source Contents")
    for place, _, names in os.walk(bundle):
        for name in names:
            if not name.endswith(".xcstrings"):
                continue
            path = os.path.relpath(os.path.join(place, name), sources)
            target = os.path.normpath(os.path.join(inside, path))
            os.makedirs(os.path.dirname(target), exist_ok=True)
            shutil.copy(os.path.join(place, name), target)
            count += 1
    return inside, count


def run(*command):
    done = subprocess.run(command, capture_output=True, text=True)
    return done.returncode, done.stdout, done.stderr


def order(units, others):
    """The order of the units of each file, and of the files where they are relative to the same folder."""
    found = [k for k in units if k in others]
    return found if not any(k[0].startswith("../") for k in others) else sorted(found, key=lambda k: k[0])


FIELDS = ["source", "target", "state", "note", "generated", "translate"]


def compare(bundle, language, contents, path, options):
    """The figures of one bundle."""
    theirs = units(path)
    with tempfile.TemporaryDirectory() as work:
        root = os.path.join(work, "tree")
        inside, catalogs = project(bundle, root)
        if not catalogs:
            return None

        def place(original):
            return os.path.normpath(os.path.join(inside, original))

        # Files that are no catalogs are not ours.
        wanted = [k for k in theirs if k[0].endswith(".xcstrings") and os.path.exists(place(k[0]))]
        scope = root if any(k[0].startswith("../") for k in wanted) else inside
        for catalog_path, catalog in catalogs_of(root):
            # Xcode leaves other languages out; where a bundle has them, they are taken away.
            if catalog.get("sourceLanguage") == language:
                continue
            for entry in catalog.get("strings", {}).values():
                entry.get("localizations", {}).pop(language, None)
            json.dump(catalog, open(catalog_path, "w", encoding="utf-8"), ensure_ascii=False, indent=2)
        _, page, _ = run(options.phrasebook, "import", bundle, scope, "--dry-run", "--format", "json")
        found = [d["message"] for d in json.loads(page)["diagnostics"]] if page else []
        code, _, errors = run(options.phrasebook, "import", bundle, scope, "--accept-faulty")
        out = os.path.join(work, "out")
        run(options.phrasebook, "export", scope, "--as", "xcloc", "--languages", language, "-o", out)
        again = os.path.join(out, f"{language}.xcloc", "Localized Contents", f"{language}.xliff")
        ours = collections.OrderedDict(
            ((os.path.relpath(os.path.join(scope, o), inside), i), unit)
            for (o, i), unit in (units(again) if os.path.exists(again) else {}).items())
        figures = collections.OrderedDict(
            xcode=contents.get("toolInfo", {}).get("toolVersion", "?"), exit=code,
            units=len(wanted), elsewhere=len(theirs) - len(wanted),
            targets=len([k for k in wanted if (theirs[k]["target"] or "").strip()]),
            refused=len([m for m in found if "--accept-faulty" in m]),
            doubtful=len([m for m in found if m.endswith("; it needs review")]))
        figures["imported"] = len([
            k for k in wanted if (theirs[k]["target"] or "").strip()
            and ours.get(k, {}).get("target") == theirs[k]["target"]])
        both = [k for k in wanted if k in ours]
        differs = collections.Counter()
        shown = [f"{n} {v}" for n, v in ((k, "only in Xcode's") for k in wanted if k not in ours)]
        extra = [k for k in ours if k not in theirs]
        shown += [f"{k}: only in ours" for k in extra]
        same = 0
        for key in both:
            fields = [f for f in FIELDS if theirs[key][f] != ours[key][f]]
            same += not fields
            differs.update(fields)
            shown += [f"{key}: {f}: {theirs[key][f]!r}, ours {ours[key][f]!r}" for f in fields]
        figures.update(
            same=same, extra=len(extra), differs=dict(differs),
            order=order(ours, theirs) == order(theirs, ours))
        for line in shown[: options.show] + errors.strip().splitlines()[: options.show]:
            print("  " + line)
    return figures


def catalogs_of(root):
    for place, _, names in os.walk(root):
        for name in names:
            path = os.path.join(place, name)
            yield path, json.load(open(path, encoding="utf-8"))


def main():
    parser = argparse.ArgumentParser(
        description=__doc__.split("\n")[0], formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folders", nargs="+", metavar="FOLDER")
    parser.add_argument("--phrasebook", default=".build/debug/phrasebook")
    parser.add_argument("--show", type=int, default=0, metavar="N", help="show N differences of each bundle")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    options.phrasebook = os.path.abspath(options.phrasebook)
    for bundle, language, contents, path in bundles(options.folders):
        figures = compare(bundle, language, contents, path, options)
        if figures is None:
            continue
        figures = dict(figures, bundle=bundle, language=language)
        print(json.dumps(figures, ensure_ascii=False) if options.json else
              f"{bundle}: " + ", ".join(f"{n} {v}" for n, v in figures.items() if n != "bundle"))
        sys.stdout.flush()


main()
