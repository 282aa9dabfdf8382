"""All peers: format, name, what the tool does, and whether it is here."""
import importlib.util
import shutil

from . import android, mozilla, omegat, po, tables, toolkit, weblate_peer


# Peers that leave out what keeps a state or a character, so that no reader can have it: formats with their names.
LOSSY = {
    ("po", "translate-toolkit, without our field and comments"), ("csv", "csv2po, po2csv"), ("csv", "Weblate"),
    ("csv", "translate-toolkit"), ("csv-excel", "translate-toolkit"), ("tsv", "translate-toolkit"),
    ("tmx", "translate-toolkit"),
}


def has(*modules):
    return all(importlib.util.find_spec(module.split(".")[0]) for module in modules)


def program(name):
    return shutil.which(name) is not None


def peers():
    kit = has("translate")
    gettext = has("polib") and program("msgfmt")
    found = [
        ("po", "polib", po.polib_po, has("polib")),
        ("po", "Babel", po.babel_po, has("babel")),
        ("po", "gettext: msgfmt -c, msgcat", po.gettext("msgcat", "--sort-output", "--width=50", "{path}"), gettext),
        ("po", "gettext: msgmerge", po.gettext("msgmerge", "--no-fuzzy-matching", "{path}", "{template}"), gettext),
        ("po", "gettext: msgconv to UTF-8, without wrapping",
         po.gettext("msgconv", "--to-code=UTF-8", "--no-wrap", "{path}"), gettext),
        ("po", "translate-toolkit, without our field and comments", po.without_ours, kit and has("polib")),
    ]
    found += [(format.split()[0], "translate-toolkit", toolkit.toolkit(format.split()[0]), kit) for format in toolkit.STORES]
    found += [("tmx --for omegat", "translate-toolkit", toolkit.toolkit("tmx"), kit)]
    found += [(format, "moz.l10n", mozilla.mozilla, has("moz")) for format in ["xliff", "android"]]
    found += [
        (format, "Weblate", weblate_peer.weblate(format), bool(weblate_peer.PYTHON))
        for format in weblate_peer.CLASSES]
    found += [
        ("csv", "csv2po, po2csv", tables.po2csv, kit),
        ("csv", "openpyxl (.xlsx)", tables.openpyxl_csv, has("openpyxl")),
        ("csv", "LibreOffice (.xlsx)", tables.libreoffice("xlsx"), program("soffice")),
        ("csv-excel", "LibreOffice (.ods)", tables.libreoffice("ods"), program("soffice")),
        ("csv", "Python's csv: ; and BOM", tables.spreadsheet("utf-8-sig", ";"), True),
        ("csv", "Python's csv: tabs in UTF-16", tables.spreadsheet("utf-16", "\t"), True),
        ("tsv", "Python's csv: commas", tables.spreadsheet("utf-8", ","), True),
        ("android", "aapt2", android.aapt2, program("aapt2") and has("moz")),
        ("xliff --for omegat", "OmegaT", omegat.omegat, program("omegat") and kit),
    ]
    order = ["po", "xliff", "xliff2", "csv", "csv-excel", "tsv", "tmx", "android", "arb", "i18next", "strings", "stringsdict"]
    return sorted((p[:3] for p in found if p[3]), key=lambda p: order.index(p[0].split()[0]))
