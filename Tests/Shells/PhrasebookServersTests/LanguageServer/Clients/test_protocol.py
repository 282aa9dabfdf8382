"""The protocol with pytest-lsp: a client of pygls starts the real command on a real project.

PHRASEBOOK is the command, PROJECT a copy of the sample project.
"""

import os
import pathlib
import tempfile
import urllib.request

import pytest
import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient

PROJECT = pathlib.Path(os.environ["PROJECT"])
CACHE = tempfile.TemporaryDirectory()
SOURCE = PROJECT / "Sources/Shop/CartView.swift"
CATALOG = PROJECT / "Sources/Shop/Resources/Localizable.xcstrings"


@pytest_lsp.fixture(
    config=ClientServerConfig(server_command=[os.environ["PHRASEBOOK"], "lsp", "--cache-path", CACHE.name]),
)
async def client(lsp_client: LanguageClient):
    capabilities = pytest_lsp.client_capabilities("visual-studio-code")
    await lsp_client.initialize_session(
        types.InitializeParams(capabilities=capabilities, root_uri=PROJECT.as_uri())
    )
    yield
    await lsp_client.shutdown_session()


def identifier(path):
    return types.TextDocumentIdentifier(uri=path.as_uri())


def position(path, needle, offset=2):
    before = path.read_text().split(needle)[0]
    line = before.count("\n")
    column = len(before.rsplit("\n", 1)[-1].encode("utf-16-le")) // 2
    return types.Position(line=line, character=column + offset)


async def opened(client, path):
    client.text_document_did_open(
        types.DidOpenTextDocumentParams(
            text_document=types.TextDocumentItem(
                uri=path.as_uri(), language_id="swift", version=1, text=path.read_text()
            )
        )
    )
    await client.wait_for_notification("textDocument/publishDiagnostics")


@pytest.mark.asyncio
async def test_diagnostics_have_codes_with_links(client):
    await opened(client, CATALOG)
    found = client.diagnostics[CATALOG.as_uri()]
    codes = {one.code for one in found}
    assert {"double-space", "unused-key", "needs-review"} <= codes
    for one in found:
        page = urllib.request.urlopen(one.code_description.href).read().decode()
        assert page.startswith(f"### {one.code}\n")


@pytest.mark.asyncio
async def test_every_feature_answers_in_the_types_of_the_protocol(client):
    await opened(client, CATALOG)
    await opened(client, SOURCE)
    key = position(SOURCE, '"cart.title"')
    hover = await client.text_document_hover_async(
        types.HoverParams(text_document=identifier(SOURCE), position=key)
    )
    assert "Der Wagen" in hover.contents.value
    places = await client.text_document_definition_async(
        types.DefinitionParams(text_document=identifier(SOURCE), position=key)
    )
    assert [one.uri for one in places] == [CATALOG.as_uri()]
    uses = await client.text_document_references_async(
        types.ReferenceParams(
            text_document=identifier(CATALOG),
            position=position(CATALOG, '"Pay"'),
            context=types.ReferenceContext(include_declaration=False),
        )
    )
    assert len(uses) == 2
    prepared = await client.text_document_prepare_rename_async(
        types.PrepareRenameParams(text_document=identifier(SOURCE), position=key)
    )
    assert prepared.placeholder == "cart.title"
    edit = await client.text_document_rename_async(
        types.RenameParams(text_document=identifier(SOURCE), position=key, new_name="basket.title")
    )
    assert {change.text_document.uri for change in edit.document_changes} == {
        SOURCE.as_uri(),
        CATALOG.as_uri(),
    }
    completions = await client.text_document_completion_async(
        types.CompletionParams(text_document=identifier(SOURCE), position=key)
    )
    assert "cart.title" in [one.label for one in completions.items]
    symbols = await client.text_document_document_symbol_async(
        types.DocumentSymbolParams(text_document=identifier(CATALOG))
    )
    assert [one.name for one in symbols] == ["%lld items", "cart.title", "Pay", "unused"]
    assert await client.text_document_folding_range_async(
        types.FoldingRangeParams(text_document=identifier(CATALOG))
    )
    assert await client.text_document_selection_range_async(
        types.SelectionRangeParams(
            text_document=identifier(CATALOG), positions=[position(CATALOG, "Wagen")]
        )
    )
    assert await client.text_document_code_lens_async(
        types.CodeLensParams(text_document=identifier(CATALOG))
    )
    assert [
        one.name
        for one in await client.workspace_symbol_async(types.WorkspaceSymbolParams(query="cart"))
    ] == ["cart.title"]


@pytest.mark.asyncio
async def test_an_action_is_resolved_to_an_edit_in_utf16(client):
    await opened(client, CATALOG)
    at = position(CATALOG, "Wagen  hier")
    actions = await client.text_document_code_action_async(
        types.CodeActionParams(
            text_document=identifier(CATALOG),
            range=types.Range(start=at, end=at),
            context=types.CodeActionContext(diagnostics=[]),
        )
    )
    fix = next(one for one in actions if one.title == "Fix double-space")
    assert fix.edit is None
    resolved = await client.code_action_resolve_async(fix)
    edits = resolved.edit.document_changes[0].edits
    assert "Wagen hier" in edits[0].new_text
    assert "Wagen  hier" in CATALOG.read_text()


@pytest.mark.asyncio
async def test_unsaved_text_counts(client):
    await opened(client, SOURCE)
    client.text_document_did_change(
        types.DidChangeTextDocumentParams(
            text_document=types.VersionedTextDocumentIdentifier(uri=SOURCE.as_uri(), version=2),
            content_changes=[
                types.TextDocumentContentChangePartial(
                    range=types.Range(
                        start=types.Position(line=0, character=0),
                        end=types.Position(line=0, character=0),
                    ),
                    text='import Foundation // 👩‍👩‍👧\nlet a = NSLocalizedString("brand new", comment: "")\n',
                )
            ],
        )
    )
    await client.wait_for_notification("textDocument/publishDiagnostics")
    found = client.diagnostics[SOURCE.as_uri()]
    new = [one for one in found if one.range.start.line == 1]
    assert "key-not-in-catalog" in [one.code for one in new], found
    assert new[0].range.start.character == len("let a = NSLocalizedString(")
