"""OmegaT, which fills a project's texts in from its own memory with the edits."""
import os
import re
import shutil
import subprocess

from .toolkit import toolkit

FOLDERS = ["source", "target", "tm", "glossary", "dictionary"]


def omegat(path, work):
    project = os.path.join(work, "project")
    for name in FOLDERS + ["omegat"]:
        os.makedirs(os.path.join(project, name), exist_ok=True)
    language = os.path.basename(path).split(".")[0]
    folders = "".join(f"<{name}_dir>__DEFAULT__</{name}_dir>" for name in FOLDERS)
    with open(path, encoding="utf-8") as file:
        source = re.search(r'source-language="([^"]*)"', file.read())[1]
    with open(os.path.join(project, "omegat.project"), "w") as file:
        file.write(
            f'<omegat><project version="1.0">{folders}<source_lang>{source}</source_lang>'
            f"<target_lang>{language}</target_lang><sentence_seg>false</sentence_seg></project></omegat>")
    memory = path[: -len("xliff")] + "tmx"
    edits = toolkit("tmx")(memory, work)
    shutil.move(memory, os.path.join(project, "omegat", "project_save.tmx"))
    shutil.copy(path, os.path.join(project, "source"))
    subprocess.run(
        ["omegat", project, "--mode=console-translate", "--config-dir=" + os.path.join(work, "config")],
        check=True, capture_output=True, timeout=300)
    shutil.copy(os.path.join(project, "target", os.path.basename(path)), path)
    return edits
