"""Every format that translate-toolkit has a class for."""
import importlib
import os

from .edits import Edits

STORES = {
    "po": "po.pofile", "xliff": "xliff.xlifffile", "xliff2": "xliff2.Xliff2File", "tmx": "tmx.tmxfile",
    "csv": "csvl10n.csvfile", "tsv": "csvl10n.csvfile", "csv-excel": "csvl10n.csvfile",
    "android": "aresource.AndroidResourceFile", "arb": "jsonl10n.ARBJsonFile",
    "i18next": "jsonl10n.I18NextV4File", "strings": "properties.stringsutf8file",
    "stringsdict": "stringsdict.StringsDictFile",
}


def toolkit(format):
    """A peer that reads and writes a format with the class of it."""
    def change(path, work):
        from translate.misc.multistring import multistring
        module, name = STORES[format].split(".")
        kind = getattr(importlib.import_module("translate.storage." + module), name)
        edits, store = Edits(), kind()
        with open(path, "rb") as file:
            content = file.read()
        if format == "i18next":
            # The plural forms are those of the language.
            store.settargetlanguage(os.path.basename(os.path.dirname(path)).replace("-", "_"))
        store.parse(content)
        for unit in store.units:
            # A file of one language has its texts as targets or as sources.
            if format == "strings" and unit.value:
                unit.value = edits(unit.value)
            if format == "strings" or unit.isheader() or not unit.istranslatable() or not unit.target:
                continue
            strings = getattr(unit.target, "strings", None)
            if isinstance(unit.target, list) or strings and len(strings) > 1:
                unit.target = multistring(edits.forms(strings or unit.target))
                continue
            old = str(unit.target)
            new = edits(old)
            if new != old:
                unit.target = new
        with open(path, "wb") as file:
            store.serialize(file)
        return edits
    return change
