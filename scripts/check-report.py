#!/usr/bin/env python3
"""Opens an HTML report of `phrasebook audit` in Chromium and checks what a user sees of it.

Usage: check-report.py REPORT [SCREENSHOT-PREFIX]. Needs Debian's chromium and, of PyPI, playwright
and axe-playwright-python. Prints a line for each problem; the exit code is 1 if there is one.
With --available it only reports whether all of that is installed.
"""

import pathlib
import shutil
import sys

BROWSER = shutil.which("chromium")
SIZES = [("light", 1200, 900), ("dark", 1200, 900), ("light", 400, 800)]


def check(page, scheme, width, problems):
    """Checks one opened page."""
    total = page.evaluate("data.columns.check.length")
    shown = page.locator("#groups li").count()
    if total and not shown:
        problems.append("no finding is shown")
    if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
        problems.append(f"wider than {width} pixels")
    # Two scripts and the data of the page itself; texts never become elements.
    if page.locator("script").count() != 2 or page.locator("img, iframe, object, a").count():
        problems.append("a text has become an element")
    from axe_playwright_python.sync_playwright import Axe

    for violation in Axe().run(page, options={"resultTypes": ["violations"]}).response["violations"]:
        node = violation["nodes"][0]["html"][:120]
        problems.append(f"{scheme}, {width}: axe {violation['id']}: {node}")


def operate(page, problems):
    """Uses the page with the keyboard."""
    summary = page.locator("#groups summary").first
    if not summary.count():
        return
    was = page.evaluate("document.querySelector('#groups details').open")
    summary.focus()
    page.keyboard.press("Enter")
    if page.evaluate("document.querySelector('#groups details').open") == was:
        problems.append("Enter does not toggle a group")
    page.locator("input[name=text]").fill("no finding has this text")
    page.wait_for_timeout(400)
    if page.locator("#groups li").count():
        problems.append("the search does not filter")
    page.locator("input[name=text]").fill("")
    page.wait_for_timeout(400)
    for grouping in ["file", "language", "check"]:
        page.locator("select[name=grouping]").select_option(grouping)
        page.wait_for_timeout(100)
        if not page.locator("#groups details").count():
            problems.append(f"no groups by {grouping}")
    more = page.locator("#groups button:visible").first
    if more.count():
        before = page.locator("#groups li").count()
        more.press("Enter")
        if page.locator("#groups li").count() <= before:
            problems.append("the button shows no more findings")
        if page.evaluate("document.activeElement === document.body"):
            problems.append("the focus is lost")


def main(path, prefix):
    """Opens the page in every size and returns its problems."""
    from playwright.sync_api import sync_playwright

    problems = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=BROWSER, args=["--no-sandbox"])
        for scheme, width, height in SIZES:
            # Only axe, which is evaluated from outside, needs the policy out of its way.
            context = browser.new_context(
                viewport={"width": width, "height": height}, color_scheme=scheme)
            page = context.new_page()
            page.on("console", lambda message: problems.append(f"console: {message.text}"))
            page.on("pageerror", lambda error: problems.append(f"error: {error}"))
            page.on("dialog", lambda dialog: (problems.append("a dialog"), dialog.dismiss()))
            page.on("request", lambda request: request.url.startswith("file:")
                    or problems.append(f"request: {request.url}"))
            page.goto(pathlib.Path(path).resolve().as_uri())
            if prefix:
                page.screenshot(path=f"{prefix}-{scheme}-{width}.png")
            check(page, scheme, width, problems)
            operate(page, problems)
            context.close()
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
    found = main(sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else "")
    print("\n".join(found))
    sys.exit(1 if found else 0)
