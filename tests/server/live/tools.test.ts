// Runs every live snippet of the panel against a server, with the real tool where it is installed.
import { execFile, spawn } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it, type TestContext } from 'vitest';
import { liveToolNames, liveTools, type LiveToolName } from '#src/pages/shared/use/liveTools.ts';
import { fixtureForFile, until } from '../access/fixture.ts';
import { openSocketSource } from './sources.ts';
import { forFile } from '#tests/support/forFile.ts';

const run = promisify(execFile);
const canRun = (program: string, args: readonly string[]) =>
  run(program, args).then(
    () => true,
    () => false,
  );

/** Runs an endless program until its output contains the text. Returns the output. */
async function outputUntil(program: string, args: readonly string[], text: string): Promise<string> {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += String(chunk)));
  await until(() => output.includes(text) || child.exitCode !== null);
  child.kill();
  return output;
}

const message = '{"place":"Sylt, List","depth":1.5}';
const [fixture, source] = await Promise.all([fixtureForFile(), forFile(openSocketSource())]);
const beat = setInterval(() => source.send(message), 50);
afterAll(() => clearInterval(beat));
const { url: address } = await fixture.bought(1000, { name: 'Tide levels', url: source.url });

describe('the tools of a live stream', () => {
  const pythonWith = async (context: TestContext, name: string): Promise<string> => {
    for (const python of ['python3', '/usr/bin/python3'])
      if (await canRun(python, ['-c', `import ${name}`])) return python;
    return context.skip(`${name} is not installed for Python on this machine`);
  };
  const codeOf = (name: LiveToolName) => liveTools[name].code(address);

  it('curl prints events as they arrive', async (context) => {
    if (!(await canRun('curl', ['--version']))) context.skip('curl is not installed on this machine');
    expect(await outputUntil('sh', ['-c', codeOf('curl')], message)).toContain(`data: ${message}\n`);
  });

  it('EventSource of Node prints events', async (context) => {
    const flags = ['--experimental-eventsource', '--input-type=module', '--eval'];
    if (!(await canRun(process.execPath, [...flags, 'EventSource']))) context.skip('This Node has no EventSource');
    expect(await outputUntil(process.execPath, [...flags, codeOf('eventSource')], message)).toContain(`${message}\n`);
  });

  it('WebSocket of Node prints messages', async () => {
    const args = ['--input-type=module', '--eval', codeOf('webSocket')];
    expect(await outputUntil(process.execPath, args, message)).toContain(`${message}\n`);
  });

  it('websockets of Python prints messages', async (context) => {
    const python = await pythonWith(context, 'websockets');
    expect(await outputUntil(python, ['-c', codeOf('python')], message)).toContain(`${message}\n`);
  });

  it('Python prints lines without a package', async (context) => {
    const python = await pythonWith(context, 'json');
    expect(await outputUntil(python, ['-c', codeOf('lines')], 'Sylt')).toContain(
      "{'place': 'Sylt, List', 'depth': 1.5}",
    );
  });

  it('pandas prints the events of the last minutes', async (context) => {
    const python = await pythonWith(context, 'pandas');
    const { stdout } = await run(python, ['-c', codeOf('pandas')]);
    expect(stdout).toContain('received_at');
    expect(stdout).toContain('Sylt, List');
  });

  it.each(['python', 'lines', 'pandas'] as const)('%s is valid Python', async (name) => {
    const checked = await run('python3', ['-c', 'import ast, sys; ast.parse(sys.argv[1])', codeOf(name)]);
    expect(checked.stderr).toBe('');
  });

  it.each(liveToolNames)('%s contains an address of this access', (name) => {
    const [url = ''] = /(?:https?|wss?):\/\/[^'"\s]+/u.exec(codeOf(name)) ?? [];
    const [given, bought] = [new URL(url), new URL(address)];
    expect([given.host, given.search]).toEqual([bought.host, bought.search]);
    expect(given.pathname.startsWith(bought.pathname)).toBe(true);
  });
});
