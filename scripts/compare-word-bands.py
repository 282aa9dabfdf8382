#!/usr/bin/env python3
"""Compares the matches that `stats --words` counts with OmegaT's match statistics on the same texts.

    scripts/compare-word-bands.py FOLDER [--phrasebook PATH] [--catalogs N]

FOLDER holds String Catalogs. Each of N catalogs in English loses every third translation of the language that has the most, and those
that are translated in part: --only counts a string by the form that is farthest behind. What is left is OmegaT's memory, and what is
missing are the units of its XLIFF. OmegaT 3.6 (Debian's omegat, with a JDK) counts an exact
match of a memory with those of 95 %.
"""
import argparse
import collections
import glob
import json
import os
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True

OMEGAT = "/usr/share/omegat/OmegaT.jar"
BANDS = ["repetitions", "95-100", "85-94", "75-84", "new"]


def language_of(catalog):
    counts = collections.Counter(
        name for entry in catalog["strings"].values() if entry.get("shouldTranslate") is not False
        for name in entry.get("localizations", {}) if name != catalog["sourceLanguage"])
    return counts.most_common(1)[0] if counts else (None, 0)


def states(localization):
    """The states of all forms of a translation."""
    if "stringUnit" in localization:
        yield localization["stringUnit"].get("state")
    for forms in localization.get("variations", {}).values():
        for form in forms.values():
            yield from states(form)
    for substitution in localization.get("substitutions", {}).values():
        yield from states(substitution)


def run(*command):
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode > 1:
        raise RuntimeError(done.stderr[:300])
    return done.stdout


def ours(phrasebook, path, language):
    """Strings and words by band."""
    page = json.loads(run(phrasebook, "stats", path, "--words", "--languages", language, "--format", "json"))
    bands = page["words"][language]["bands"]

    def count(*names):
        return [sum(bands[n][kind] for n in names) for kind in ("texts", "words")]

    return {b: count(b) for b in BANDS if b != "95-100"} | {"95-100": count("exact", "95-99")}


def omegats(phrasebook, path, language, work):
    project = os.path.join(work, "project")
    for name in ["source", "target", "tm", "glossary", "dictionary", "omegat"]:
        os.makedirs(os.path.join(project, name))
    for format, only, folder in [("xliff", "new", "source"), ("tmx", "translated", "tm")]:
        run(phrasebook, "export", path, "--as", format, "--for", "omegat", "--only", only, "--languages", language,
            "-o", os.path.join(project, folder))
    folders = "".join(
        f"<{name}_dir>__DEFAULT__</{name}_dir>" for name in ["source", "target", "tm", "glossary", "dictionary"])
    with open(os.path.join(project, "omegat.project"), "w") as file:
        file.write(
            f'<omegat><project version="1.0">{folders}<source_lang>EN</source_lang><target_lang>{language}</target_lang>'
            "<source_tok>org.omegat.tokenizer.LuceneEnglishTokenizer</source_tok>"
            "<target_tok>org.omegat.tokenizer.DefaultTokenizer</target_tok><sentence_seg>false</sentence_seg>"
            "<support_default_translations>true</support_default_translations></project></omegat>")
    program = os.path.join(os.path.dirname(os.path.abspath(__file__)), "exchange_peers", "MatchStatistics.java")
    page = run("java", "-Djava.awt.headless=true", "-cp", OMEGAT, program, project, os.path.join(work, "config"))
    rows = {row[0]: [int(n) for n in row[1:3]] for row in (line.split("\t") for line in page.splitlines()) if len(row) == 5}
    bands = {name: rows[name] for name in BANDS if name != "new"}
    bands["95-100"] = [sum(pair) for pair in zip(rows["exact"], rows["95-100"])]
    bands["new"] = [sum(pair) for pair in zip(rows["50-74"], rows["none"])]
    return bands


def main():
    parser = argparse.ArgumentParser(
        description=__doc__.split("\n")[0], formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", metavar="FOLDER")
    parser.add_argument("--phrasebook", default=".build/debug/phrasebook")
    parser.add_argument("--catalogs", type=int, default=20)
    options = parser.parse_args()
    phrasebook = os.path.abspath(options.phrasebook)
    totals = {band: [[0, 0], [0, 0]] for band in BANDS}
    taken = 0
    for path in sorted(glob.glob(os.path.join(options.folder, "**", "*.xcstrings"), recursive=True)):
        try:
            catalog = json.load(open(path, encoding="utf-8"))
            language, count = language_of(catalog)
        except (ValueError, KeyError):
            continue
        if catalog["sourceLanguage"] != "en" or not 60 <= count <= 1500 or taken == options.catalogs:
            continue
        for number, entry in enumerate(catalog["strings"].values()):
            found = set(states(entry.get("localizations", {}).get(language, {})))
            if number % 3 == 0 or found - {"translated"}:
                entry.get("localizations", {}).pop(language, None)
        with tempfile.TemporaryDirectory() as work:
            place = os.path.join(work, "Localizable.xcstrings")
            json.dump(catalog, open(place, "w", encoding="utf-8"), ensure_ascii=False)
            mine, theirs = ours(phrasebook, place, language), omegats(phrasebook, place, language, work)
        taken += 1
        print(f"{os.path.basename(path)} {language}: "
              + ", ".join(f"{band} {mine[band][1]} / {theirs[band][1]}" for band in BANDS), flush=True)
        for band in BANDS:
            for side, counts in enumerate((mine[band], theirs[band])):
                totals[band][side] = [sum(pair) for pair in zip(totals[band][side], counts)]
    print(f"{taken} catalogs\n\n| match | strings here | in OmegaT | words here | in OmegaT |\n|---|---|---|---|---|")
    for band in BANDS:
        (texts, words), (other_texts, other_words) = totals[band]
        print(f"| {band} | {texts:,} | {other_texts:,} | {words:,} | {other_words:,} |")


main()
