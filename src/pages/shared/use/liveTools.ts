// THE table of ways to read a live stream: as it comes, or the latest events as a table.
import { tools, type Tool } from './tools.ts';

const endingIn = (address: string, ending: 'sse' | 'ndjson') => address.replace('?', `.${ending}?`);

const socketOf = (address: string) => address.replace(/^http/u, 'ws');

const tableHint = (needs: string) =>
  `The events that the exchange holds, of the last 10 minutes at most, as a table. ${needs}`;

export const liveTools = {
  curl: {
    label: 'curl',
    language: 'bash',
    hint: 'Prints Server-Sent Events as they come. The last one, "end", gives the reason.',
    code: (address) => `curl --no-buffer --fail '${endingIn(address, 'sse')}'`,
  },
  eventSource: {
    label: 'EventSource',
    language: 'javascript',
    hint: 'Runs in browsers of this origin. Connects again by itself, and gets the events that it missed.',
    code: (address) => `const events = new EventSource('${endingIn(address, 'sse')}');
events.onmessage = ({ data }) => console.log(data);
events.addEventListener('end', ({ data }) => {
  console.log(data);
  events.close();
});`,
  },
  webSocket: {
    label: 'WebSocket',
    language: 'javascript',
    hint: 'Runs in browsers, and in Node from version 22.',
    code: (address) => `const socket = new WebSocket('${socketOf(address)}');
socket.onmessage = ({ data }) => console.log(data);
socket.onclose = ({ code, reason }) => console.log(code, reason);`,
  },
  python: {
    label: 'Python',
    language: 'python',
    hint: 'Needs websockets.',
    code: (address) => `import asyncio
import websockets

async def main():
    async with websockets.connect('${socketOf(address)}') as socket:
        async for message in socket:
            print(message, flush=True)

asyncio.run(main())`,
  },
  lines: {
    label: 'JSON lines',
    language: 'python',
    hint: 'Python without a package. The last line has "$end", with the reason.',
    code: (address) => `import json
from urllib.request import urlopen

for line in urlopen('${endingIn(address, 'ndjson')}'):
    print(json.loads(line), flush=True)`,
  },
  pandas: { ...tools.pandas, hint: tableHint(tools.pandas.hint) },
  duckdb: { ...tools.duckdb, hint: tableHint(tools.duckdb.hint) },
  excel: { ...tools.excel, hint: tableHint(tools.excel.hint) },
} as const satisfies Record<string, Tool>;

export type LiveToolName = keyof typeof liveTools;
export const liveToolNames = Object.keys(liveTools) as LiveToolName[];
