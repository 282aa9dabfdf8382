"""Android's own compiler: it has to accept the file, and shows what is in it. It writes no XML."""
import os
import re
import subprocess

from .mozilla import mozilla


def aapt2(path, work):
    edits = mozilla(path, work)
    folder = os.path.join(work, "values-de")
    os.makedirs(folder)
    copy = os.path.join(folder, "strings.xml")
    with open(path, "rb") as file, open(copy, "wb") as out:
        out.write(file.read())
    done = subprocess.run(["aapt2", "compile", "-o", work, copy], capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError(done.stderr[:200])
    flat = [name for name in os.listdir(work) if name.endswith(".flat")]
    dump = subprocess.run(
        ["aapt2", "dump", "apc", os.path.join(work, flat[0])], capture_output=True, text=True, check=True).stdout
    edits.seen = len(re.findall(r'^ +(?:\(\S*\) (?:\(styled string\) )?|\w+=)"', dump, re.M))
    return edits
