// Real programs of sellers and buyers: Debian's mosquitto and paho, Python's websockets. Each test is skipped with a
// reason where its program is not installed. The other tests of this folder use aedes and ws instead.
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, it, type TestContext } from 'vitest';
import { freePort } from '#tests/support/processes/freePort.ts';
import { fixtureForFile, until } from '../access/fixture.ts';
import { follow } from './read.ts';
import { openSocketSource } from './sources.ts';
import { slowness } from '#tests/support/slowness.ts';

const walkLimitMs = 90_000;
const mosquitto = '/usr/sbin/mosquitto';
const python = '/usr/bin/python3';
const fixture = await fixtureForFile();
const folder = folderForFile('exchange-live');
const running: ChildProcess[] = [];
afterEach(() => running.splice(0).forEach((child) => child.kill()));
function start(program: string, ...args: string[]) {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  running.push(child);
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  return { output: () => output, ended };
}

const runsCleanly = async (program: string, ...args: string[]) =>
  existsSync(program) && (await start(program, ...args).ended) === 0;

async function requirePython(context: TestContext, name: string): Promise<void> {
  if (!(await runsCleanly(python, '-c', `import ${name}`))) context.skip(`${name} is not installed for ${python}`);
}

async function waitForPort(port: number): Promise<void> {
  for (let turn = 0; turn < 200; turn += 1) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    });
    socket.destroy();
    if (isOpen) return;
    await wait(50);
  }
  throw new Error(`nothing listens on ${port}`);
}

async function openMosquitto(user: string, password: string): Promise<number> {
  const port = await freePort();
  const passwords = path.join(folder, 'passwords');
  if (!(await runsCleanly('/usr/bin/mosquitto_passwd', '-b', '-c', passwords, user, password)))
    throw new Error('no passwords');
  const config = path.join(folder, 'mosquitto.conf');
  const account = process.getuid?.() === 0 ? 'user root\n' : '';
  writeFileSync(config, `listener ${port} 127.0.0.1\n${account}allow_anonymous false\npassword_file ${passwords}\n`);
  start(mosquitto, '-c', config);
  await waitForPort(port);
  return port;
}

const sensor = `
import json, sys, time
import paho.mqtt.client as mqtt
port, user, password = int(sys.argv[1]), sys.argv[2], sys.argv[3]
client = mqtt.Client() if mqtt.Client.__init__.__code__.co_varnames[1] == 'client_id' else mqtt.Client(mqtt.CallbackAPIVersion.VERSION2)
client.username_pw_set(user, password)
client.connect('127.0.0.1', port)
client.loop_start()
for number in range(2000):
    client.publish('plant/line-1/flow', json.dumps({'n': number, 'litres': number / 4}))
    time.sleep(0.05)
`;

it('leads from an MQTT topic of mosquitto and paho to the first message of its buyer', async (context) => {
  if (!existsSync(mosquitto)) context.skip(`${mosquitto} is not installed`);
  await requirePython(context, 'paho.mqtt.client');
  const credentials = { username: 'exchange', password: 'brisk-otter' };
  const port = await openMosquitto(credentials.username, credentials.password);
  start(python, '-c', sensor, String(port), credentials.username, credentials.password);
  const seller = await fixture.exchange.join('seller');
  const buyer = await fixture.exchange.join('buyer');
  await fixture.exchange.give(buyer.id, 1000);
  const subcategory = await fixture.exchange.addCategory();
  const url = `mqtt://127.0.0.1:${port}/plant/+/flow`;

  const started = Date.now();
  const wrong = await seller.call('POST', '/streams/probe', { url });
  expect([wrong.statusCode, wrong.json<object>()]).toMatchObject([502, { code: 'source_failed' }]);
  const tested = await seller.call('POST', '/streams/probe', { url, credentials });
  expect(tested.json<object>()).toMatchObject({ live: { events_a_second: expect.any(Number) } });
  const listing = { name: 'Flow', type: 'Stream', description: 'x', price: 1, subcategory, url, credentials };
  const created = await seller.call('POST', '/streams/streams', listing);
  expect(created.statusCode).toBe(201);
  const { id } = created.json<{ id: string }>();
  const bought = await buyer.call('POST', '/subscriptions/subscriptions', { stream_id: id, hours: 100 });
  const { pathname, search } = new URL(bought.json<{ stream_url: string }>().stream_url);
  const reader = await follow(`${fixture.base}${pathname}${search}`);
  expect(await until(() => reader.data().length > 0)).toBe(true);
  const took = Date.now() - started;
  expect(JSON.parse(reader.data()[0]!)).toMatchObject({
    topic: 'plant/line-1/flow',
    payload: { litres: expect.any(Number) },
  });
  await reader.leave();
  expect(took).toBeLessThan(walkLimitMs * slowness());
  await context.annotate(`from the probe to the first message: ${took} ms`);
});

const pythonSource = `
import asyncio, sys, websockets
async def feed(socket, path=None):
    for number in range(2000):
        await socket.send('{"n": %d}' % number)
        await asyncio.sleep(0.02)
async def main():
    async with websockets.serve(feed, '127.0.0.1', int(sys.argv[1])):
        await asyncio.Future()
asyncio.run(main())
`;

const pythonReader = `
import asyncio, sys, websockets
async def main():
    async with websockets.connect(sys.argv[1]) as socket:
        try:
            while True:
                print(await socket.recv(), flush=True)
        except websockets.ConnectionClosed as closed:
            print(closed.code, closed.reason, flush=True)
asyncio.run(main())
`;
import { folderForFile } from '#tests/support/folderForFile.ts';

it('reads a source of Python websockets, and is read by it until the access ends', async (context) => {
  await requirePython(context, 'websockets');
  const port = await freePort();
  start(python, '-c', pythonSource, String(port));
  await waitForPort(port);
  const { url } = await fixture.bought(10, { url: `ws://127.0.0.1:${port}/feed` });
  const reader = start(python, '-c', pythonReader, url.replace('http', 'ws'));
  await reader.ended;
  expect(reader.output()).toMatch(/^(?:\{"n": \d+\}\n)+4001 The access has ended\n$/u);
});

it('keeps Python websockets connected as a reader during a pause of its source', async (context) => {
  await requirePython(context, 'websockets');
  const source = await openSocketSource();
  const { url } = await fixture.bought(100, { url: source.url });
  const reader = start(python, '-c', pythonReader, url.replace('http', 'ws'));
  const sees = async (text: string) => {
    const beat = setInterval(() => source.send(text), 50);
    const seen = await until(() => reader.output().includes(text));
    clearInterval(beat);
    return seen;
  };
  expect(await sees('"before"')).toBe(true);
  source.drop();
  expect(await sees('"after"')).toBe(true);
  await source.close();
});
