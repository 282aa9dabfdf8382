"""The formats that moz.l10n reads."""
from .edits import Edits


def mozilla(path, work):
    from moz.l10n.model import Entry, PatternMessage, SelectMessage
    from moz.l10n.resource import parse_resource, serialize_resource
    edits, resource = Edits(), parse_resource(path)

    def change(pattern):
        # A text that ends in a placeholder has no place for an edit.
        if pattern and isinstance(pattern[-1], str):
            pattern[-1] = edits(pattern[-1])
        elif pattern:
            edits.seen += 1

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
