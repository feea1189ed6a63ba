"""Drives Examples/Recipes through `understudy mcp` with the mcp client: mcp_recipes.py UNDERSTUDY PROJECT"""

import asyncio
import re
import sys

from mcp import ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client


async def main():
    server = StdioServerParameters(command=sys.argv[1], args=["mcp", sys.argv[2]])
    async with stdio_client(server) as (read, write), ClientSession(read, write) as session:
        await session.initialize()
        await session.send_ping()
        names = {tool.name for tool in (await session.list_tools()).tools}
        assert {"run", "screen", "tap", "type", "swipe", "screenshot", "controllers", "trace", "logs"} <= names, names

        async def call(name, fails=False, **arguments):
            result = await session.call_tool(name, arguments)
            failed = getattr(result, "is_error", None) or getattr(result, "isError", False)
            text = result.content[0].text
            assert bool(failed) == fails, f"{name}: {text}"
            # Four bytes a token is what English takes.
            assert len(text.encode()) < 8000, f"{name}: {len(text)}"
            return text, result

        await call("tap", fails=True, element="Add")
        text, _ = await call("run")
        assert "Chocolate Cake" in text, text
        text, _ = await call("tap", element="Pancakes")
        assert "20 minutes" in text and "Controllers: " in text, text
        text, _ = await call("controllers")
        assert "UINavigationController" in text, text
        text, _ = await call("screen")
        back = re.search(r'(\d+) Button "Recipes"', text) or re.search(r"(\d+) Button", text)
        await call("tap", element=int(back[1]))
        text, _ = await call("tap", element="Add")
        await call("type", element="name-field", text="Apple Pie")
        text, _ = await call("type", element="minutes-field", text="90")
        assert "90" in text, text
        await call("tap", element="Save")
        text, _ = await call("screen")
        assert "Apple Pie" in text, text
        await call("swipe", direction="up")
        _, result = await call("screenshot")
        assert result.content[1].type == "image"
        text, _ = await call("trace", lines=10)
        assert "viewDid" in text, text
        await call("logs")
        await call("tap", fails=True, element="Nothing of this name")
        await call("device", orientation="landscapeRight", appearance="dark")
        await call("stop")


asyncio.run(main())
print("all well")
