"""CSV and TSV: spreadsheets and converters."""
import csv
import os
import subprocess
import sys

from .edits import Edits
from .toolkit import toolkit


def read(path):
    with open(path, encoding="utf-8-sig", newline="") as file:
        text = file.read()
    first = text.split("\n", 1)[0]
    delimiter = max(",;\t", key=first.count)
    return list(csv.reader(text.splitlines(keepends=True), delimiter=delimiter))


def edit(rows, edits):
    target = rows[0].index("target")
    for row in rows[1:]:
        row[target] = edits(row[target])


def spreadsheet(encoding, delimiter):
    """Rows as a program saves them in an encoding, with a separator."""
    def change(path, work):
        edits, rows = Edits(), read(path)
        edit(rows, edits)
        with open(path, "w", encoding=encoding, newline="") as file:
            csv.writer(file, delimiter=delimiter).writerows(rows)
        return edits
    return change


def openpyxl_csv(path, work):
    """Through a workbook that openpyxl writes and reads."""
    import openpyxl
    book, name = openpyxl.Workbook(), os.path.join(work, "book.xlsx")
    for row in read(path):
        book.active.append([cell or None for cell in row])
    # What begins with = is a text here, as in a column that is formatted as text.
    for row in book.active.iter_rows():
        for cell in row:
            if cell.data_type == "f":
                cell.data_type = "s"
    book.save(name)
    edits, sheet = Edits(), openpyxl.load_workbook(name).active
    rows = [["" if value is None else str(value) for value in row] for row in sheet.values]
    edit(rows, edits)
    with open(path, "w", encoding="utf-8", newline="") as file:
        csv.writer(file).writerows(rows)
    return edits


# 44 is the comma, 59 the semicolon, 34 the quote, 76 is UTF-8; columns are text, and cells saved as they are shown.
FILTER = "csv:Text - txt - csv (StarCalc):{separator},34,76,1,,0,false,true,false,false,false,-1"
TEXTS = "/".join(f"{column}/2" for column in range(1, 40))


def libreoffice(ending):
    """Through a workbook of LibreOffice: .xlsx or .ods."""
    def change(path, work):
        edits, rows = Edits(), read(path)
        edit(rows, edits)
        plain = os.path.join(work, "sheet.csv")
        with open(plain, "w", encoding="utf-8", newline="") as file:
            csv.writer(file).writerows(rows)
        profile = "-env:UserInstallation=file://" + os.path.join(work, "profile")
        office = ["soffice", profile, "--headless", "--convert-to"]
        book, out = os.path.join(work, "book"), os.path.join(work, "out")
        for command in (
                office + [ending, "--infilter=CSV:44,34,76,1," + TEXTS, "--outdir", book, plain],
                office + [FILTER.format(separator=59), "--outdir", out, os.path.join(book, "sheet." + ending)]):
            subprocess.run(command, check=True, capture_output=True, timeout=120)
        made = [name for name in os.listdir(out) if name.endswith(".csv")]
        os.replace(os.path.join(out, made[0]), path)
        return edits
    return change


def po2csv(path, work):
    """Through csv2po and back, with the columns that po2csv can keep."""
    po, out = os.path.join(work, "x.po"), os.path.join(work, "x.csv")
    place = os.path.dirname(sys.executable)
    for command in (
            ["csv2po", "--progress=none", path, po],
            ["po2csv", "--progress=none", "--columnorder=context,location,source,target", po, out]):
        subprocess.run([os.path.join(place, command[0])] + command[1:], check=True, capture_output=True)
    os.replace(out, path)
    return toolkit("csv")(path, work)
