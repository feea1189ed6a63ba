"""The scenario of Examples/Recipes/flows/add-a-pie.yaml with the mcp client: mcp_scenario.py UNDERSTUDY PROJECT TRACE

Writes the callbacks of the view controllers to TRACE, a line each, as the tool `trace` says them.
"""

import asyncio
import sys

from mcp import ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client

trace = []


async def main():
    server = StdioServerParameters(command=sys.argv[1], args=["mcp", sys.argv[2]])
    async with stdio_client(server) as (read, write), ClientSession(read, write) as session:
        await session.initialize()

        async def call(name, **arguments):
            result = await session.call_tool(name, arguments)
            text = result.content[0].text
            assert not (getattr(result, "is_error", None) or getattr(result, "isError", False)), f"{name}: {text}"
            return text

        async def gather():
            """Adds the callbacks since the last time; the tool says the last 200."""
            lines = [line for line in (await call("trace", lines=200)).splitlines() if not line.startswith("…")]
            known = next((k for k in range(min(len(lines), len(trace)), 0, -1) if trace[-k:] == lines[:k]), 0)
            trace.extend(lines[known:])

        async def do(name, **arguments):
            await call(name, **arguments)
            await gather()

        assert "Chocolate Cake" in await call("run")
        await gather()
        await do("tap", element="Pancakes")
        assert "20 minutes" in await call("screen")
        for title in ("Breakfast", "Recipe"):
            await do("tap", element=title)
        # The tab bar says "Recipes" too, after the back button.
        back = next(line for line in (await call("screen")).splitlines() if 'Button "Recipes"' in line)
        await do("tap", element=int(back.split()[0]))
        await do("tap", element="Add")
        await do("type", element="name-field", text="Apple Pie")
        await do("type", element="minutes-field", text="90")
        await do("tap", element="Save")
        assert "90 minutes" in await call("screen")
        await do("tap", element="Converter")
        await do("tap", element="Inches")
        assert "7.6 cm" in await call("screen")
        await do("tap", element="Egg Timer")
        with open(sys.argv[3], "w") as file:
            file.write("\n".join(trace))


asyncio.run(main())
