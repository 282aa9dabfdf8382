"""What a translator may do while the editor is at work: every answer may come late, and nothing that was typed is lost."""

import json
import random

LATE = """(delays) => {
  window.fetchAtOnce ??= window.fetch;
  window.fetch = async (...request) => {
    const answer = await window.fetchAtOnce(...request);
    const operation = String(request[0]).split('/').pop();
    await new Promise((done) => setTimeout(done, delays[operation] ?? 0));
    return answer;
  };
}"""

# A save whose answer has the string as it is some time later.
LATER = """(delay) => {
  window.fetchAtOnce ??= window.fetch;
  window.fetch = async (address, request) => {
    const answer = await window.fetchAtOnce(address, request);
    if (!String(address).endsWith('/save')) return answer;
    await new Promise((done) => setTimeout(done, delay));
    const later = await window.fetchAtOnce('/api/string', request);
    return new Response(JSON.stringify({ ...await answer.json(), ...await later.json() }));
  };
}"""

# The text of a field, a line each.
TEXT = """(field) => {
  const blocks = [...field.children].filter((child) => child.nodeName === 'DIV');
  return blocks.length ? blocks.map((block) => block.textContent).join('\\n') : field.textContent;
}"""


class Races:
    """Parts of the day in which answers come late."""

    def __init__(self, day, catalog):
        self.day, self.page, self.project, self.catalog = day, day.page, day.project, catalog
        self.keys = self.page.keyboard

    def late(self, **delays):
        self.page.evaluate(LATE, delays)

    def text(self):
        return self.day.field().evaluate(TEXT)

    def expect_text(self, wanted, when):
        if self.day.expect(f"{when}: not {wanted!r}", lambda: self.text() == wanted):
            return
        self.day.problems.append(f"{when}: {self.text()!r}")

    def no_conflict(self, when):
        if self.page.locator(".conflict").is_visible():
            self.day.problems.append(f"{when}: a conflict with oneself")

    def parts(self):
        return [self.steps, self.meanwhile, self.approvals, self.undoing, self.onwards, self.typed_chip, self.composition,
                self.languages, self.shapes, self.both, self.removed, self.at_random]

    def steps(self):
        """Keys in the list go on from each other, before any string is shown."""
        self.page.fill("#search", "")
        rows = self.page.locator("#rows")
        self.day.expect("not all strings are listed", lambda: self.page.locator("#count").inner_text() == "Strings: 11")
        self.late(string=500)
        rows.focus()
        for key in ["Home", "ArrowDown", "ArrowDown", "ArrowDown", "Space"]:
            self.keys.press(key)
        if rows.get_attribute("aria-activedescendant") != "row-3":
            self.day.problems.append(f"the keys led to {rows.get_attribute('aria-activedescendant')}")
        if not self.day.expect("the row is not selected", lambda: self.page.locator("#row-3.selected").count() == 1):
            return
        self.keys.press("Space")
        name = self.page.locator("#row-3 .source").inner_text()
        self.day.expect("another string is shown", lambda: self.page.locator("#key").inner_text() == name)
        self.late()

    def meanwhile(self):
        """Writes on, saves again and goes on while saves are under way."""
        self.late(save=600)
        self.day.open("Cancel")
        self.day.type_new("Ab")
        self.keys.press("Control+s")
        self.keys.type("brechen")
        self.day.saved("Cancel", "Ab")
        self.page.wait_for_timeout(1_000)
        self.keys.type("!")
        self.expect_text("Abbrechen!", "a save while writing")
        self.keys.press("Control+s")
        self.page.wait_for_timeout(900)
        self.keys.type("!")
        self.keys.press("Control+s")
        self.day.open("Share")
        self.day.saved("Cancel", "Abbrechen!!")
        self.page.wait_for_timeout(900)
        if self.page.locator("#key").inner_text() != "Share":
            self.day.problems.append("a save that ends later has opened its string again")
        self.day.open("Cancel")
        self.no_conflict("what was saved while another string was opened")
        if self.page.locator(".row .badge.draft").count():
            self.day.problems.append("what was saved while another string was opened is a draft")
        self.late()

    def approvals(self):
        """Writes while an approval is under way; there is nothing to approve of an empty string."""
        self.day.open("Close")
        self.late(approve=600)
        self.day.field().focus()
        self.keys.press("Alt+a")
        self.keys.type("X")
        self.day.saved("Close", "Schliessen")
        self.page.wait_for_timeout(1_200)
        self.no_conflict("an approval while writing")
        self.expect_text("XSchliessen", "an approval while writing")
        self.keys.press("Control+s")
        self.day.saved("Close", "XSchliessen")
        self.late()
        self.day.open("Delete %1$@ from %2$@?")
        self.page.evaluate("document.getElementById('toast').textContent = ''")
        self.page.locator("#detail").focus()
        self.keys.press("Alt+a")
        self.page.wait_for_timeout(500)
        if self.page.locator("#toast").inner_text():
            self.day.problems.append("an untranslated string is approved")

    def undoing(self):
        """Undoes while a save is under way: the save comes first, and the page shows what is in the file."""
        self.day.open("Share")
        before = "Teilen"
        self.late(save=600)
        self.day.type_new("Zuteilen")
        self.keys.press("Control+s")
        self.keys.press("Alt+z")
        self.expect_text(before, "undoing while saving")
        self.day.saved("Share", before)
        self.late()
        self.day.expect("it is not undone", lambda: "Undone" in self.page.locator("#toast").inner_text())
        self.keys.press("End")
        self.keys.type("!")
        self.keys.press("Control+s")
        self.day.saved("Share", before + "!")

    def onwards(self):
        """Save and continue goes on behind a string that leaves the list before its save is answered."""
        self.page.fill("#search", "")
        self.page.locator("[data-filter=open]").click()
        self.day.expect("the filter does not fit", lambda: self.page.locator(".row .dot.translated").count() == 0)
        place = self.page.locator(".row").count() - 2
        wanted = self.page.locator(f"#row-{place + 1} .source").inner_text()
        self.page.locator(f"#row-{place}").click()
        key = self.page.locator(f"#row-{place} .source").inner_text()
        self.day.expect("the row is not shown", lambda: self.page.locator("#key").inner_text() == key)
        self.late(save=900)
        self.day.type_new("Weiter")
        self.keys.press("Control+Enter")
        self.day.expect(f"after {key} does not come {wanted}",
                        lambda: self.page.locator("#key").inner_text() == wanted)
        self.late()
        self.page.locator("[data-filter=all]").click()

    def typed_chip(self):
        """A placeholder that was typed by hand becomes a chip when it is saved, and the caret stays."""
        self.day.open("Good morning, %@")
        self.day.type_new("Hallo %@, du")
        self.keys.press("Control+s")
        self.day.saved("Good morning, %@", "Hallo %@, du")
        self.day.expect("what was typed is no chip", lambda: self.day.field().locator(".chip").count() == 1)
        self.keys.type(" da")
        self.expect_text("Hallo %@, du da", "after a save")
        self.keys.press("Control+s")
        self.day.saved("Good morning, %@", "Hallo %@, du da")

    def composition(self):
        """An input method is at work while the file changes, and while it is saved."""
        method = self.page.context.new_cdp_session(self.page)

        def compose(text):
            place = {"selectionStart": len(text), "selectionEnd": len(text)}
            method.send("Input.imeSetComposition", {"text": text, **place})

        self.day.open("Cancel")
        before = self.text()
        self.day.field().focus()
        self.keys.press("Control+End")
        compose("にほ")
        self.project.write(self.catalog, self.project.text().replace(f'"{before}"', '"Abbruch"'))
        self.day.expect("a change under an input method is not shown",
                        lambda: self.page.locator(".conflict").is_visible())
        compose("日本")
        method.send("Input.insertText", {"text": "日本"})
        self.expect_text(before + "日本", "an input method")
        self.page.locator(".conflict button.primary").click()
        self.day.saved("Cancel", before + "日本")
        self.day.field().focus()
        self.keys.press("Control+End")
        compose("ab")
        self.keys.press("Control+s")
        self.day.saved("Cancel", before + "日本ab")
        compose("abc")
        method.send("Input.insertText", {"text": "ABC"})
        self.expect_text(before + "日本ABC", "a save under an input method")
        self.keys.press("Control+s")
        self.day.saved("Cancel", before + "日本ABC")

    def languages(self):
        """Changes the language while a save is under way and more is typed."""
        self.day.open("Close")
        self.late(save=700)
        self.day.type_new("Zu")
        self.keys.press("Control+s")
        self.keys.type("machen")
        self.page.select_option("#language", "fr")
        self.day.saved("Close", "Zu")
        self.page.wait_for_timeout(1_200)
        if self.project.unit("Close", "fr"):
            self.day.problems.append("a text went to another language")
        if "Zu" in self.page.locator("#row-0").inner_text():
            self.day.problems.append("the list shows a text of another language")
        self.page.select_option("#language", "de")
        self.expect_text("Zumachen", "after the language changed")
        self.late()
        self.keys.press("Control+s")
        self.day.saved("Close", "Zumachen")

    def shapes(self):
        """Adds forms while a save is under way."""
        self.day.open("Add to shopping list")
        self.late(save=600)
        self.day.type_new("Auf die Liste")
        self.keys.press("Control+s")
        self.page.locator(".shapes summary").click()
        self.page.locator(".shapes button").first.click()
        self.day.saved("Add to shopping list", "Auf die Liste")
        self.page.wait_for_timeout(900)
        if self.page.locator(".field").count() != 2:
            self.day.problems.append("forms are lost when a save ends")
        self.late()
        self.page.locator(".actions button.link").click()
        self.day.expect("the forms are not discarded", lambda: self.page.locator(".field").count() == 1)

    def both(self):
        """The file changes between a save and its answer, while more is typed: the others' text is not overwritten."""
        self.day.open("Share")
        self.page.evaluate(LATER, 1_500)
        self.day.type_new("Meins")
        self.keys.press("Control+s")
        self.day.saved("Share", "Meins")
        self.keys.type("!")
        self.project.write(self.catalog, self.project.text().replace('"Meins"', '"Fremdes"'))
        self.page.wait_for_timeout(2_200)
        self.late()
        self.keys.press("Control+s")
        self.day.expect("the others’ text is not shown", lambda: self.page.locator(".conflict").is_visible())
        if self.project.unit("Share")["value"] != "Fremdes":
            self.day.problems.append("a text of others was overwritten")
        self.page.locator(".conflict button").first.click()
        self.expect_text("Fremdes", "theirs")

    def removed(self):
        """A string leaves the file while it is edited: the page says so and keeps the text until it is discarded."""
        self.day.open("My recipes")
        self.day.type_new("Meine neuen")
        catalog = json.loads(self.project.text())
        catalog["strings"].pop("My recipes")
        before = self.project.text()
        self.project.write(self.catalog, json.dumps(catalog, ensure_ascii=False))
        for _ in range(2):
            self.day.expect("a removed string is not reported",
                            lambda: "no longer in the file" in self.page.locator(".conflict").inner_text())
            self.expect_text("Meine neuen", "a removed string")
            self.keys.press("Control+s")
            self.page.wait_for_timeout(300)
        self.page.locator(".actions button.link").click()
        self.day.expect("a removed string stays", lambda: self.page.locator("#key").count() == 0)
        self.project.write(self.catalog, before)

    def at_random(self, rounds=40):
        """Types, moves, selects, deletes, pastes and undoes in one field at random, and compares it with a list of characters."""
        page, keys, day = self.page, self.keys, self.day
        page.evaluate("""async () => {
          const { Field } = await import('/field.js');
          window.tried = new Field({ label: 'tried', language: 'de', direction: 'ltr', oninput: () => {} });
          tried.element.id = 'tried';
          document.body.prepend(tried.element);
        }""")
        beginnings = [[], ["%@", "\n", "%d"], [*"Hallo\n", "%@", *"\n\nwelt\n"]]
        actions = ["a", "b", "Enter", "Enter", "chip", "ArrowLeft", "ArrowLeft", "ArrowRight", "Home", "End", "Backspace",
                   "Delete", "paste", "over", "cut", "undo", "redo"]
        for seed in range(rounds):
            chance = random.Random(seed)
            units = list(chance.choice(beginnings))
            caret = chance.randrange(len(units) + 1)
            past, future, done = [], [], []
            page.evaluate("([pieces, caret]) => { tried.show(pieces); tried.moveCaret(caret); }", [
                [{"text": unit, "chip": True} if len(unit) > 1 else {"text": unit} for unit in units],
                sum(map(len, units[:caret]))])
            for _ in range(25):
                action = chance.choice(actions)
                before = (list(units), caret)
                start, new = caret, None
                if action in "ab":
                    keys.type(action)
                    new = [action]
                elif action == "Enter":
                    keys.press(action)
                    new = ["\n"]
                elif action == "chip":
                    page.evaluate("tried.insertChip('%@')")
                    new = ["%@"]
                elif action == "paste":
                    page.evaluate("""() => {
                      const data = new DataTransfer();
                      data.setData('text/plain', 'p\\r\\n\\nq');
                      tried.element.dispatchEvent(
                        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
                    }""")
                    new = [*"p\n\nq"]
                elif action in ("over", "cut"):
                    keys.press("Shift+ArrowLeft")
                    start = max(0, caret - 1)
                    keys.press("x" if action == "over" else "Control+x")
                    new = ["x"] if action == "over" else []
                elif action == "Backspace":
                    keys.press(action)
                    start, new = max(0, caret - 1), []
                elif action == "Delete":
                    keys.press(action)
                    del units[caret:caret + 1]
                elif action in ("undo", "redo"):
                    keys.press("Control+z" if action == "undo" else "Control+Shift+z")
                    source, target = (past, future) if action == "undo" else (future, past)
                    if source:
                        target.append(before)
                        units = list(source.pop()[0])
                    page.evaluate("tried.moveCaret(tried.value.length)")
                    caret = len(units)
                else:
                    keys.press(action)
                    if action == "ArrowLeft":
                        caret = max(0, caret - 1)
                    elif action == "ArrowRight":
                        caret = min(len(units), caret + 1)
                    while action == "Home" and caret and units[caret - 1] != "\n":
                        caret -= 1
                    while action == "End" and caret < len(units) and units[caret] != "\n":
                        caret += 1
                if new is not None:
                    units[start:caret] = new
                    caret = start + len(new)
                if action not in ("undo", "redo") and units != before[0]:
                    past.append(before)
                    future = []
                # What is typed without a pause is one step; here each key is.
                page.evaluate("tried.steps.kind = null")
                done.append(action)
                found = page.evaluate("[tried.value, tried.caret]")
                wanted = ["".join(units), sum(map(len, units[:caret]))]
                if found != wanted:
                    day.problems.append(f"{before[0]} at {before[1]}, {done[-3:]}: {found}, not {wanted}")
                    break
        page.evaluate("tried.element.remove()")
