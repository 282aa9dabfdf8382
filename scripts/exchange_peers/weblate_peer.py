"""Weblate's format classes, in a Python of their own: PHRASEBOOK_WEBLATE is its path, where Weblate is installed.

Run as a program, it edits a file: FORMAT PATH. With `--texts` behind them it prints the texts that the class reads.
"""
import json
import os
import subprocess
import sys

CLASSES = {
    "po": "PoFormat", "xliff": "XliffFormat", "csv": "CSVFormat", "android": "AndroidFormat", "arb": "ARBFormat",
    "i18next": "I18NextV4Format", "strings": "StringsUtf8Format", "stringsdict": "StringsdictFormat",
}
PYTHON = os.environ.get("PHRASEBOOK_WEBLATE", "")


def weblate(format):
    def change(path, work):
        done = subprocess.run([PYTHON, __file__, format, path], capture_output=True, text=True)
        if done.returncode:
            raise RuntimeError(done.stderr[-200:])
        from .edits import Edits
        edits = Edits()
        edits.seen, edits.made = json.loads(done.stdout.splitlines()[-1])
        return edits
    return change


def start():
    """Weblate's settings, without a database and the libraries that draw."""
    from unittest.mock import MagicMock
    import types
    for name in ["cairo", "gi", "gi.repository", "tesserocr"]:
        sys.modules[name] = MagicMock()
    import weblate.settings_example as example
    settings = types.ModuleType("weblate_settings")
    settings.__dict__.update({n: v for n, v in vars(example).items() if n.isupper()})
    settings.CHECK_LIST, settings.SECRET_KEY = (), "none"
    settings.DATABASES = {"default": {"ENGINE": "django.db.backends.sqlite3", "NAME": ":memory:"}}
    sys.modules["weblate_settings"] = settings
    os.environ["DJANGO_SETTINGS_MODULE"] = "weblate_settings"
    import django
    django.setup()


def main(format, path, mode="--edit"):
    from edits import Edits
    start()
    import weblate.formats.ttkit as formats
    from weblate.lang.models import Plural
    from weblate.utils.state import STATE_FUZZY, STATE_TRANSLATED
    kind = getattr(formats, CLASSES[format])
    edits, store = Edits(), kind(path, **({"template_store": kind(path)} if kind.monolingual else {}))
    store.plural = Plural(number=2)
    if mode == "--texts":
        return print(json.dumps([[unit.source, unit.target] for unit in store.content_units]))
    for unit in store.content_units:
        unit.plural = store.plural
        old = unit.target
        # The names of the columns are a unit, too.
        if format == "csv" and old == "target":
            continue
        forms = old.split("\x1e\x1e")
        new = [edits(form) for form in forms]
        if new != forms:
            unit.set_target(new if len(new) > 1 else new[0])
            unit.set_state(STATE_FUZZY if unit.is_fuzzy() else STATE_TRANSLATED)
    store.save()
    return print(json.dumps([edits.seen, edits.made]))


if __name__ == "__main__":
    main(*sys.argv[1:])
