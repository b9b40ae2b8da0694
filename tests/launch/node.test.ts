import { expect, test } from 'vitest';
import { checkout } from './checkout.ts';

/** Fakes the platform of the process; the launcher is real. */
const pretend = (facts: { node: string; platform?: string; arch?: string }) => [
  '--import',
  `data:text/javascript,${encodeURIComponent(`
    const facts = ${JSON.stringify(facts)};
    Object.defineProperty(process, 'versions', { value: { ...process.versions, node: facts.node } });
    Object.defineProperty(process, 'version', { value: 'v' + facts.node });
    if (facts.platform) Object.defineProperty(process, 'platform', { value: facts.platform });
    if (facts.arch) Object.defineProperty(process, 'arch', { value: facts.arch });
  `)}`,
];

test('prints one line on what to install for a Node older than 20', async () => {
  const { code, output } = await checkout().prepare('start', { node: pretend({ node: '18.20.4' }) });
  expect(output).toBe('Node 18.20.4 is too old: install Node 20 or newer, then run this again.\n');
  expect(code).toBe(1);
});

test('where no Node comes with the packages, an unsupported one is refused before the long install', async () => {
  const { code, output } = await checkout().prepare('start', {
    node: pretend({ node: '20.19.0', platform: 'darwin', arch: 'arm64' }),
  });
  expect(output).toMatch(
    /^Node 20\.19\.0 cannot run this project on darwin arm64: install Node 24 or newer \(.+\)\.\n$/,
  );
  expect(code).toBe(1);
});

test('a command that the launcher does not know is refused', async () => {
  const { code, errors } = await checkout().prepare('begin' as 'start');
  expect(errors).toEqual(['prepare: expected one of start, dev, test']);
  expect(code).toBe(1);
});
