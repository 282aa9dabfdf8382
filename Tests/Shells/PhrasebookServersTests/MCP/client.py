"""Talks to `phrasebook mcp` with the official client and prints what it saw, as JSON.

Arguments: the command, the project, and how the client connects: auto or legacy.
"""

import asyncio
import json
import sys

from mcp import Client, StdioServerParameters, stdio_client


async def main(command: str, project: str, mode: str) -> None:
    server = StdioServerParameters(command=command, args=["mcp", project, "--no-cache"])
    async with Client(stdio_client(server), mode=mode) as client:
        seen = {"version": client.protocol_version}
        seen["tools"] = [tool.name for tool in (await client.list_tools()).tools]
        seen["prompts"] = [prompt.name for prompt in (await client.list_prompts()).prompts]
        seen["resources"] = [str(r.uri) for r in (await client.list_resources()).resources]
        for uri in seen["resources"]:
            await client.read_resource(uri)
        await client.list_resource_templates()
        await client.get_prompt("translate", {"language": "de"})

        await client.call_tool("project_overview", {})
        found = await client.call_tool("find_keys", {"text": "pay"})
        seen["found"] = [key["key"] for key in found.structured_content["keys"]]
        await client.call_tool("read_key", {"key": "%lld items", "languages": ["de", "pl"]})
        await client.call_tool("list_work", {"kind": "translate", "language": "de"})
        await client.call_tool("list_work", {"kind": "comment"})
        await client.call_tool("audit", {"limit": 5})
        await client.call_tool("explain", {"check": "plurals"})
        await client.call_tool("sync", {"dry_run": True})
        await client.call_tool(
            "write_comments",
            {"comments": [{"key": "Pay", "comment": "A button"}], "dry_run": True},
        )
        await client.call_tool(
            "add_keys", {"keys": [{"key": "new.key", "text": "New"}], "dry_run": True}
        )

        bad = {"key": "Receipt for %@", "language": "de", "text": "Beleg"}
        refused = await client.call_tool("write_translations", {"translations": [bad]})
        seen["refused"] = refused.structured_content["refusals"][0]["message"]
        good = {"key": "Pay", "language": "de", "text": "Zahlen"}
        written = await client.call_tool("write_translations", {"translations": [good]})
        seen["written"] = written.structured_content["written"]
        wrong = await client.call_tool("find_keys", {"nope": 1})
        seen["isError"] = wrong.is_error
        print(json.dumps(seen))


asyncio.run(main(*sys.argv[1:]))
