"""PO: polib, Babel, gettext."""
import os
import subprocess

from .edits import Edits
from .toolkit import toolkit


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
            message.string = tuple(edits.forms(message.string))
        else:
            message.string = edits(message.string)
    with open(path, "wb") as file:
        pofile.write_po(file, catalog, width=60)
    return edits


def gettext(*arguments):
    """A program of gettext over the file, once it is edited; it has to accept the file as `msgfmt -c` does."""
    def change(path, work):
        edits, out = polib_po(path, work), os.path.join(work, "out.po")
        template = os.path.join(work, "template.pot")
        for command in (
                ["msgfmt", "-c", "-o", os.devnull, path],
                ["msgattrib", "--clear-fuzzy", "--empty", "-o", template, path],
                [a.format(path=path, template=template) for a in arguments] + ["-o", out]):
            done = subprocess.run(command, capture_output=True)
            if done.returncode:
                raise RuntimeError(done.stderr.decode()[:200])
        os.replace(out, path)
        return edits
    return change


def without_ours(path, work):
    """PO as services that keep only gettext's own fields write it."""
    import polib
    edits, po = toolkit("po")(path, work), polib.pofile(path)
    po.metadata.pop("X-Phrasebook", None)
    for entry in po:
        lines = entry.comment.splitlines()
        entry.comment = "\n".join(line for line in lines if not line.startswith("phrasebook"))
    po.save(path)
    return edits
