"""The edits that a peer makes."""
import re

MARK = " ✓"
STEP = 7
CHOICE = re.compile(r"\{\s*\w+\s*,\s*(plural|select|selectordinal)\s*,")


class Edits:
    """Changes every seventh translation; `seen` are the translations that the peer's reader gave."""

    def __init__(self):
        self.seen, self.made = 0, 0

    def __call__(self, text):
        if not text or not text.strip():
            return text
        self.seen += 1
        if self.seen % STEP:
            return text
        new = marked(text)
        self.made += new != text
        return new

    def forms(self, texts):
        return [self(str(text)) for text in texts]


def marked(text):
    """A text with its mark. A message of ICU has it in its last branch only; a line end at the end stays there."""
    body = text.rstrip("\n")
    if CHOICE.search(body):
        branch = re.search(r"\}\s*\}$", body)
        return body[: branch.start()] + MARK + body[branch.start():] if branch else text
    return body + MARK + text[len(body):]


def is_edit(old, new):
    return new in (marked(old), old + MARK)
