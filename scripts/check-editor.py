#!/usr/bin/env python3
"""Works with the editor of `phrasebook edit` in Chromium as a translator does, for a day in short.

Usage: check-editor.py COMMAND [SCREENSHOT-FOLDER]. COMMAND is the built phrasebook. Needs Debian's
chromium and, of PyPI, playwright and axe-playwright-python. Makes a project in a temporary folder,
prints a line for each problem; the exit code is 1 if there is one. With --available it only reports
whether all of that is installed.
"""

import contextlib
import json
import os
import pathlib
import shutil
import signal
import struct
import subprocess
import sys
import tempfile
import zlib

from editor_races import TEXT, Races

BROWSER = shutil.which("chromium")
HOSTILE = "You <img src=x onerror=alert(1)>\"'</script><b>bold</b>"
CATALOG = "App/Localizable.xcstrings"
# A name that is no markup and no part of an address.
SHOT = "Home & <b>1%.png"


def unit(value, state="translated"):
    return {"stringUnit": {"state": state, "value": value}}


def plural(**forms):
    return {"variations": {"plural": {name: unit(text) for name, text in forms.items()}}}


def strings():
    return {
        "%lld recipes": {"localizations": {
            "en": plural(one="%lld recipe", other="%lld recipes"),
            "ar": {}, "ja": plural(other="レシピ%lld件")}},
        "Add to shopping list": {"localizations": {"de": unit("Zur Einkaufsliste hinzufügen"),
                                                   "ja": unit("買い物リストに追加")}},
        "Add to the shopping list": {},
        "Cancel": {"localizations": {"de": unit("Abbrechen"), "ar": unit("إلغاء"), "ja": unit("キャンセル")}},
        "Close": {"localizations": {"de": unit("Schliessen", "needs_review")}},
        "Cook for %lld guests": {},
        "Delete %1$@ from %2$@?": {
            "comment": "A question before a recipe is removed. The first is the recipe, the second the book.",
            "localizations": {"fr": unit("Supprimer %1$@ de %2$@ ?"), "ar": unit("حذف %1$@ من %2$@؟")}},
        "Good morning, %@": {"localizations": {"ar": unit("صباح الخير، %@"), "ja": unit("おはよう、%@")}},
        "My recipes": {"localizations": {"de": unit("Meine Rezepte", "machine_translated")}},
        "Share": {"localizations": {"de": unit("Teilen"), "fr": unit("Partager")}},
        HOSTILE: {"comment": HOSTILE, "localizations": {"fr": unit(HOSTILE)}},
    }


SOURCE = """import SwiftUI
struct Kitchen: View {
  let name: String, book: String, count: Int
  var body: some View {
    Text("Good morning, \\(name)")
    Text("My recipes")
    Text("\\(count) recipes")
    Button("Share") {}
    Button("Delete \\(name) from \\(book)?") {}
    Button("Add to shopping list") {}
    Button("Cancel") {}
  }
}
"""


def png(width, height):
    """A picture of a screen: white, with a bar and a grey button where “Share” would be."""
    def pixel(x, y):
        if y < 40:
            return b"\x30\x60\xc0"
        return b"\xb0\xb0\xb0" if 240 <= x < 340 and 50 <= y < 80 else b"\xff\xff\xff"

    rows = b"".join(b"\0" + b"".join(pixel(x, y) for x in range(width)) for y in range(height))

    def chunk(kind, data):
        body = kind + data
        return struct.pack(">I", len(data)) + body + struct.pack(">I", zlib.crc32(body))

    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


class Project:
    """A project in a temporary folder."""

    def __init__(self, command):
        self.parent = pathlib.Path(tempfile.mkdtemp(prefix="phrasebook-editor-"))
        self.folder = self.parent / "Kitchen"
        self.write("App/Kitchen.swift", SOURCE)
        self.write("phrasebook.yml", "modules: [{name: App, sources: [App], catalogs: [App]}]\n"
                   "languages: [ar, de, fr, ja]\nglossary:\n  - term: recipe\n"
                   "    translations: {de: [Rezept], fr: [recette]}\n")
        self.write(CATALOG, json.dumps(
            {"sourceLanguage": "en", "strings": strings(), "version": "1.0"}, ensure_ascii=False))
        (self.folder / SHOT).write_bytes(png(400, 300))
        for arguments in [["format", "."], ["context", "add", SHOT, ".", "--key", "Share", "--region", "240,50,100,30"]]:
            subprocess.run([command, *arguments], cwd=self.folder, check=True, capture_output=True)

    def write(self, name, text):
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def text(self):
        return (self.folder / CATALOG).read_text(encoding="utf-8")

    def unit(self, key, language="de"):
        entry = json.loads(self.text())["strings"].get(key, {})
        return entry.get("localizations", {}).get(language, {}).get("stringUnit", {})


class Day:
    """What a translator does, and what was wrong with it."""

    def __init__(self, page, project, problems, shots):
        self.page, self.project, self.problems, self.shots = page, project, problems, shots

    def expect(self, what, is_so):
        """Waits until something is so; a limit bounds a hang."""
        for _ in range(100):
            if is_so():
                return True
            self.page.wait_for_timeout(50)
        self.problems.append(what)
        return False

    def open(self, key):
        self.page.fill("#search", "")
        self.page.fill("#search", key)
        row = self.page.locator(".row", has_text=key).first
        row.wait_for()
        self.expect(f"{key} is not first", lambda: key in self.page.locator("#row-0").inner_text())
        self.page.locator(".row", has_text=key).first.click()
        self.expect(f"{key} is not shown", lambda: self.page.locator("#key").inner_text() == key)

    def field(self, number=0):
        return self.page.locator(".field").nth(number)

    def type_new(self, text, number=0):
        self.field(number).focus()
        self.page.keyboard.press("Control+a")
        self.page.keyboard.type(text)

    def saved(self, key, value, language="de", state="translated"):
        self.expect(
            f"the file does not have {key}: {value} ({state}), but {self.project.unit(key, language)}",
            lambda: self.project.unit(key, language) == {"state": state, "value": value})

    # The parts of the day

    def by_keyboard(self):
        """Translates without a mouse: next untranslated, type, insert a placeholder, save and go on."""
        page = self.page
        page.locator("#rows").focus()
        page.keyboard.press("Home")
        page.keyboard.press("Alt+u")
        self.expect("the next untranslated string is not focused",
                    lambda: page.evaluate("document.activeElement.className") == "field")
        key = page.locator("#key").inner_text()
        while key != "Cook for %lld guests" and key:
            page.keyboard.press("Alt+u")
            self.expect("Alt+U does not move", lambda: page.locator("#key").inner_text() != key)
            if page.locator("#key").inner_text() == key:
                return
            key = page.locator("#key").inner_text()
        page.keyboard.type("Koch fuer ")
        self.expect("a missing placeholder is not reported while typing",
                    lambda: page.locator(".found li.error").count() > 0)
        page.keyboard.press("Alt+Shift+Digit1")
        page.keyboard.type(" Gäste")
        self.expect("the finding stays", lambda: page.locator(".found li.error").count() == 0)
        page.keyboard.press("Control+Enter")
        self.saved("Cook for %lld guests", "Koch fuer %lld Gäste")
        self.expect("it does not go on", lambda: page.locator("#key").inner_text() != key)

    def chips(self):
        """A placeholder is deleted as one and cannot be changed."""
        self.open("Good morning, %@")
        self.field().focus()
        self.page.keyboard.press("Alt+c")
        self.expect("the source is not copied", lambda: self.field().locator(".chip").count() == 1)
        self.page.keyboard.press("Control+End")
        self.page.keyboard.press("Backspace")
        self.expect("a chip is not deleted as one", lambda: self.field().locator(".chip").count() == 0)
        if self.field().inner_text().strip() != "Good morning,":
            self.problems.append(f"deleting a chip left {self.field().inner_text()!r}")
        self.page.keyboard.press("Control+z")
        self.expect("it cannot be undone", lambda: self.field().locator(".chip").count() == 1)
        self.page.keyboard.press("Control+Home")
        for _ in "Good morning":
            self.page.keyboard.press("Delete")
        self.page.keyboard.type("Guten Morgen")
        self.page.keyboard.press("Control+s")
        self.saved("Good morning, %@", "Guten Morgen, %@")

    def edges(self):
        """A text that begins and ends with a placeholder: every key moves, and chips do not hold the caret."""
        self.open("Delete %1$@ from %2$@?")
        self.field().focus()
        for chip in (2, 1):
            self.page.keyboard.press(f"Alt+Shift+Digit{chip}")
        self.page.keyboard.press("Home")
        self.page.keyboard.type("A ")
        self.page.keyboard.press("End")
        self.page.keyboard.type(" E")
        for _ in range(4):
            self.page.keyboard.press("ArrowLeft")
        self.page.keyboard.press("ArrowRight")
        self.page.keyboard.type(" M ")
        text = self.field().inner_text().strip()
        if text != "A %2$@ M %1$@ E":
            self.problems.append(f"the keys wrote {text!r}")

    def lines(self):
        """Line breaks are typed, pasted and shown again as they are."""
        self.open("Good morning, %@")
        self.type_new("")
        self.page.keyboard.press("Delete")
        self.page.keyboard.type("Guten")
        self.page.keyboard.press("Enter")
        self.page.keyboard.type("Tag, ")
        self.page.keyboard.press("Alt+Shift+Digit1")
        self.page.keyboard.press("Enter")
        self.page.evaluate("""() => {
          const data = new DataTransfer();
          data.setData('text/plain', 'eins\\r\\n\\nzwei');
          document.activeElement.dispatchEvent(
            new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
        }""")
        self.page.keyboard.press("Control+s")
        text = "Guten\nTag, %@\neins\n\nzwei"
        self.saved("Good morning, %@", text)
        self.open("Share")
        self.open("Good morning, %@")
        self.expect("the lines are not shown", lambda: self.field().evaluate(TEXT) == text)

    def drafts(self):
        """What is not saved stays when another string is opened, and is in no file."""
        before = self.project.text()
        self.open("My recipes")
        self.expect("the draft is not marked", lambda: self.page.locator(".row .badge.draft").count() == 0)
        self.open("Delete %1$@ from %2$@?")
        self.expect("the draft is lost", lambda: self.field().inner_text().strip() == "A %2$@ M %1$@ E")
        self.expect("the draft has no mark", lambda: self.page.locator(".row .badge.draft").count() == 1)
        if self.project.text() != before:
            self.problems.append("opening another string has saved a draft")
        self.page.locator(".actions button.link").click()
        self.expect("the draft is not discarded", lambda: self.field().inner_text().strip() == "")

    def uses(self):
        """The line of the code that shows a string."""
        self.open("My recipes")
        self.expect("no line of code", lambda: 'Text("My recipes")' in self.page.locator(".sites").inner_text())

    def plural(self):
        self.open("%lld recipes")
        if self.page.locator(".field").count() != 2:
            self.problems.append("German does not have two forms")
            return
        for number, text in enumerate([" Rezept", " Rezepte"]):
            self.page.locator(".box").nth(number).locator("button.chip").click()
            self.page.keyboard.type(text)
        self.page.keyboard.press("Control+s")
        self.expect("the plural is not saved",
                    lambda: '"%lld Rezept"' in self.project.text() and '"%lld Rezepte"' in self.project.text())

    def reviews(self):
        """Approves with a key, undoes it, and approves again."""
        self.open("Close")
        self.page.locator("#detail").focus()
        self.page.keyboard.press("Alt+a")
        self.saved("Close", "Schliessen")
        self.page.wait_for_timeout(300)
        self.page.keyboard.press("Alt+z")
        self.saved("Close", "Schliessen", state="needs_review")

    def matches(self):
        """The memory knows a text that is nearly the same."""
        self.open("Add to the shopping list")
        if not self.expect("no match of the memory", lambda: self.page.locator(".matches li").count() > 0):
            return
        self.field().focus()
        self.page.keyboard.press("Alt+1")
        self.expect("the match is not taken", lambda: "Einkaufsliste" in self.field().inner_text())
        self.page.keyboard.press("Control+s")
        self.saved("Add to the shopping list", "Zur Einkaufsliste hinzufügen")

    def conflict(self):
        """The same string is changed in the file: both are shown, and the translator decides."""
        self.open("Share")
        self.type_new("Freigeben")
        self.project.write(CATALOG, self.project.text().replace('"Teilen"', '"Weitergeben"'))
        self.page.keyboard.press("Control+s")
        self.expect("the conflict is not shown", lambda: self.page.locator(".conflict").is_visible())
        if "Weitergeben" not in self.page.locator(".conflict").inner_text():
            self.problems.append("the text of the file is not shown")
        if self.project.unit("Share")["value"] != "Weitergeben":
            self.problems.append("a string that was changed elsewhere was overwritten")
        self.page.locator(".conflict button.primary").click()
        self.saved("Share", "Freigeben")

    def elsewhere(self):
        """What changes in the file appears in the list."""
        self.page.fill("#search", "Cancel")
        self.page.locator(".row", has_text="Abbrechen").wait_for()
        self.project.write(CATALOG, self.project.text().replace('"Abbrechen"', '"Abbruch"'))
        self.expect("a changed file is not shown",
                    lambda: self.page.locator(".row", has_text="Abbruch").count() == 1)

    def several(self):
        """Finds and replaces with a preview."""
        self.page.fill("#search", "")
        self.page.click("#bulk")
        self.page.fill("#bulk-find", "fuer")
        self.page.fill("#bulk-with", "für")
        self.page.locator("dialog fieldset button").click()
        self.page.locator(".preview tbody tr").first.wait_for()
        if self.page.locator(".preview tbody tr").count() != 1:
            self.problems.append("the preview does not have one string")
        self.page.locator("dialog button.primary").click()
        self.saved("Cook for %lld guests", "Koch für %lld Gäste")

    def filters(self):
        self.page.fill("#search", "")
        self.page.locator("[data-filter=status-machine_translated]").click()
        self.expect("the filter does not fit", lambda: self.page.locator(".row").count() == 1)
        self.page.locator("[data-filter=all]").click()
        self.expect("the filter stays", lambda: self.page.locator(".row").count() == 11)
        for text in ["", "recipe"]:
            self.page.fill("#search", text)
            self.counts()
        self.page.fill("#search", "")

    def counts(self):
        """The number beside a filter is that of the list that it leads to."""
        page = self.page
        page.wait_for_timeout(500)
        names = page.locator("[data-filter]:has(.count)").evaluate_all("all => all.map((one) => one.dataset.filter)")
        for name in names:
            wanted = page.locator(f'[data-filter="{name}"] .count').inner_text()
            if page.locator(f'[data-filter="{name}"]').get_attribute("aria-pressed") == "false":
                page.locator(f'[data-filter="{name}"]').click()
            self.expect(f"{name} leads to another number than {wanted}",
                        lambda: page.locator("#count").inner_text() == f"Strings: {wanted}")
            if name.startswith(("any", "check-")):
                page.locator(f'[data-filter="{name}"]').click()
            else:
                page.locator("[data-filter=all]").click()
            page.wait_for_timeout(300)

    def failing(self):
        """A save that fails shows where, and leaves what was written."""
        self.open("Cancel")
        good = self.project.text()
        self.type_new("Entwurf")
        self.project.write(CATALOG, good.replace("\n", "\n<<<<<<< HEAD\n", 1))
        self.page.keyboard.press("Control+s")
        place = f"{CATALOG}:2:1: "
        failure = self.page.locator(".actions [role=alert]")
        self.expect("the place of the failure is not shown", lambda: failure.inner_text().startswith(place))
        self.expect("what was written is lost", lambda: self.field().evaluate(TEXT) == "Entwurf")
        axe(self.page, "failed save", self.problems)
        self.project.write(CATALOG, good)
        self.page.keyboard.press("Control+s")
        self.saved("Cancel", "Entwurf")
        self.expect("the failure stays", lambda: not failure.is_visible())

    def devices(self):
        """A device is added with the text of another one, to be written first."""
        self.open("Share")
        self.page.locator(".shapes summary").click()
        self.page.locator(".shapes button").nth(1).click()
        self.page.locator(".shapes summary").click()
        self.page.locator(".shapes select").select_option("ipad")
        self.page.keyboard.press("Control+a")
        self.page.keyboard.type("Teilen (iPad)")
        self.page.keyboard.press("Control+s")
        self.expect("the device is not saved", lambda: '"Teilen (iPad)"' in self.project.text())
        devices = json.loads(self.project.text())["strings"]["Share"]["localizations"]["de"]["variations"]["device"]
        if any(not form["stringUnit"]["value"] for form in devices.values()):
            self.problems.append(f"a device has no text: {devices}")
        self.page.keyboard.press("Alt+z")
        self.saved("Share", "Freigeben")

    def pictures(self):
        """The screenshot of a string is loaded, framed where the string is, and enlarged."""
        page = self.page
        self.open("Share")
        picture = page.locator("button.picture")
        if not self.expect("no screenshot", lambda: picture.count() == 1):
            return
        size = page.evaluate("""async () => {
          const image = new Image();
          image.src = document.querySelector('.picture image').getAttribute('href');
          await image.decode();
          return [image.naturalWidth, image.naturalHeight];
        }""")
        if size != [400, 300]:
            self.problems.append(f"the screenshot has {size} pixels")
        place = page.evaluate("""() => {
          const box = (name) => document.querySelector(`.picture ${name}`).getBoundingClientRect();
          const [image, frame] = [box('image'), box('rect')];
          const scale = image.width / 400;
          return [(frame.x - image.x) / scale, (frame.y - image.y) / scale, frame.width / scale, image.height];
        }""")
        if any(abs(a - b) > 2 for a, b in zip(place, [236, 46, 108, 260])):
            self.problems.append(f"the frame is at {place}")
        if self.shots:
            page.screenshot(path=f"{self.shots}/picture.png")
        picture.click()
        self.expect("the screenshot is not enlarged", lambda: page.locator("dialog .picture.large image").is_visible())
        width = page.evaluate("document.querySelector('dialog svg').getBoundingClientRect().width")
        if width != 400:
            self.problems.append(f"the enlarged screenshot is {width} pixels wide")
        axe(page, "screenshot", self.problems)
        if self.shots:
            page.screenshot(path=f"{self.shots}/picture-large.png")
        page.keyboard.press("Escape")
        self.open("Cancel")
        if picture.count():
            self.problems.append("a string without a screenshot has one")

    def hostile(self):
        self.page.fill("#search", "onerror")
        row = self.page.locator(".row", has_text="onerror")
        self.expect("the search does not find it", lambda: row.count() == 1)
        row.click()
        self.expect("the hostile key is not shown", lambda: "onerror" in self.page.locator("#key").inner_text())
        if self.page.locator("img, iframe, object, b, .detail script").count():
            self.problems.append("a text has become an element")


def axe(page, name, problems):
    from axe_playwright_python.sync_playwright import Axe

    found = Axe().run(page, options={"resultTypes": ["violations"]}).response["violations"]
    for violation in found:
        node = violation["nodes"][0]["html"][:160]
        problems.append(f"{name}: axe {violation['id']} ({violation['impact']}): {node}")


def looks(browser, url, problems, pictures):
    """Every language of the page, light and dark, wide and narrow."""
    english = None
    cases = [("en", "light", 1280, "de"), ("ar", "dark", 1280, "ar"), ("de", "light", 1280, "fr"),
             ("fr", "dark", 1280, "fr"), ("zh-CN", "light", 1280, "ja"), ("ja", "light", 400, "ja"),
             ("en", "dark", 400, "de"), ("ar", "light", 400, "ar")]
    for locale, scheme, width, language in cases:
        name = f"{locale}-{scheme}-{width}"
        context = browser.new_context(
            locale=locale, color_scheme=scheme, viewport={"width": width, "height": 820})
        page = context.new_page()
        watch(page, url, problems)
        page.goto(url)
        page.locator(".row").first.wait_for()
        page.select_option("#language", language)
        page.wait_for_timeout(300)
        if pictures and width < 760:
            page.screenshot(path=f"{pictures}/{name}-list.png")
        axe(page, f"{name} list", problems)
        page.locator(".row", has_text="Delete").first.click()
        page.locator(".field").first.wait_for()
        page.wait_for_timeout(500)
        if pictures:
            page.screenshot(path=f"{pictures}/{name}.png")
        axe(page, f"{name} string", problems)
        if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
            problems.append(f"{name}: wider than {width} pixels")
        direction = "rtl" if locale == "ar" else "ltr"
        if page.evaluate("document.documentElement.dir") != direction:
            problems.append(f"{name}: not {direction}")
        if page.locator(".field").first.get_attribute("lang") != language:
            problems.append(f"{name}: the field has another language")
        words = page.locator(".actions").inner_text()
        if locale == "en":
            english = words
        elif words == english:
            problems.append(f"{name}: the page is in English")
        page.keyboard.press("Escape")
        context.close()


def watch(page, url, problems):
    origin = url.split("/?")[0]
    page.on("console", lambda message: message.type == "error" and problems.append(f"console: {message.text}"))
    page.on("pageerror", lambda error: problems.append(f"error: {error}"))
    page.on("dialog", lambda dialog: dialog.accept())
    page.on("request", lambda request: request.url.startswith((origin, "data:"))
            or problems.append(f"request: {request.url}"))


@contextlib.contextmanager
def served(command, problems):
    """A project that is served, and the address of its page; ended as Ctrl-C does."""
    project = Project(command)
    # The opener of the browser is not called, and the memory is the project's own.
    process = subprocess.Popen(
        [command, "edit", str(project.folder), "--no-browser", "--no-cache", "--with", "pseudo"],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env={**os.environ, "LC_ALL": "C.UTF-8"})
    try:
        yield project, process.stdout.readline().strip()
    finally:
        process.send_signal(signal.SIGINT)
        try:
            status = process.wait(20)
        except subprocess.TimeoutExpired:
            process.kill()
            status = "no end after Ctrl-C"
    if status != 0:
        problems.append(f"exit code {status}: {process.stderr.read()}")
    json.loads(project.text())
    shutil.rmtree(project.parent, ignore_errors=True)


def begin(browser, project, url, problems, pictures=""):
    """The day of somebody who translates into German."""
    page = browser.new_context(locale="en", viewport={"width": 1280, "height": 820}).new_page()
    page.set_default_timeout(10_000)
    watch(page, url, problems)
    page.goto(url)
    page.locator(".row").first.wait_for()
    page.select_option("#language", "de")
    return Day(page, project, problems, pictures)


def live(parts, problems):
    for part in parts:
        try:
            part()
        except Exception as error:  # noqa: BLE001: the rest of the day goes on
            problems.append(f"{part.__name__}: {str(error).splitlines()[0]}")


def main(command, pictures):
    """Lives the day and returns its problems."""
    from playwright.sync_api import sync_playwright

    problems = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=BROWSER, args=["--no-sandbox"])
        with served(command, problems) as (project, url):
            looks(browser, url, problems, pictures)
            day = begin(browser, project, url, problems, pictures)
            live([day.by_keyboard, day.chips, day.lines, day.edges, day.drafts, day.uses, day.plural, day.reviews, day.matches,
                  day.conflict, day.elsewhere, day.several, day.filters, day.failing, day.devices, day.pictures, day.hostile], problems)
            day.page.context.close()
        with served(command, problems) as (project, url):
            day = begin(browser, project, url, problems)
            live(Races(day, CATALOG).parts(), problems)
            day.page.context.close()
        browser.close()
    return problems


if __name__ == "__main__":
    try:
        import axe_playwright_python.sync_playwright  # noqa: F401
        import playwright.sync_api  # noqa: F401
    except ImportError as error:
        sys.exit(f"error: {error}")
    if not BROWSER:
        sys.exit("error: chromium is not installed")
    if sys.argv[1:] == ["--available"]:
        sys.exit(0)
    found = main(os.path.abspath(sys.argv[1]), sys.argv[2] if len(sys.argv) > 2 else "")
    print("\n".join(found))
    sys.exit(1 if found else 0)
