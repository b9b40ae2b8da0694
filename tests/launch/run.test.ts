// npm test itself: what it counts, that it goes on after a failure, and its last line.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { failedIn, whole, withAgain } from '../run/again.ts';
import { countsOf, summary } from '../run/counts.ts';
import { inLanes } from '../run/inLanes.ts';
import { affected, announcement, chosen, steps, type Step } from '../run/steps.ts';
import { launch, type Settings } from '../support/startServer.ts';
import { folderForTest } from '#tests/support/folderForFile.ts';

function temporaryFile(content: unknown): string {
  const folder = folderForTest('exchange-report');
  const file = path.join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

async function run(args: readonly string[], env: Settings = {}) {
  const process = launch(args, env);
  const code = await process.ended;
  return { code, lines: process.output().trimEnd().split('\n') };
}

describe('the run', () => {
  test('ends with the sum alone on the last line', async () => {
    const { code, lines } = await run(['tests/run.ts', 'lock', 'tokens']);
    expect(lines.at(-1)).toBe('2 passed, 0 failed');
    expect(code).toBe(0);
  });

  test('continues after a failed step, and fails at the end', async () => {
    const { code, lines } = await run(['tests/run.ts', 'lock', 'keys', 'e2e'], {
      CHROMIUM_PATH: '/nowhere/chromium',
    });
    expect(lines).toContain('✗ keys: CHROMIUM_PATH names /nowhere/chromium, which is not there.');
    expect(lines.at(-1)).toBe('1 passed, 2 failed');
    expect(code).toBe(1);
  });

  test('refuses a step that does not exist', async () => {
    const { code, lines } = await run(['tests/run.ts', 'everything']);
    expect(lines[0]).toMatch(/^No step everything\. There are: all, changed, types, /);
    expect(code).toBe(1);
  });

  test('runs the named steps in the order of the table', () => {
    expect(chosen(['e2e', 'types']).map(({ name }) => name)).toEqual(['types', 'e2e']);
    expect(chosen(['all'])).toBe(steps);
    expect(chosen([]).map(({ name }) => name)).toEqual(expect.arrayContaining(['types', 'unit', 'server', 'e2e']));
    expect(chosen([]).some(({ long = false }) => long)).toBe(false);
  });

  test('states its steps and their time first', async () => {
    const { lines } = await run(['tests/run.ts', 'lock', 'tokens'], { TEST_SLOWNESS: '3' });
    expect(lines[0]).toBe('Runs tokens, lock: about 1 min (this machine takes 3.0 times as long as a quiet one).');
  });

  test('of npm test takes 8 minutes beside the installation, and of npm run test:all 25', () => {
    const minutesOf = (names: string[]) => Number(/about (\d+) min/u.exec(announcement(chosen(names), 2, 1))?.[1]);
    expect(minutesOf([])).toBeLessThanOrEqual(8);
    expect(minutesOf(['all'])).toBeLessThanOrEqual(25);
  });

  test('needs no step that npm test leaves out', () => {
    const quick = new Set(chosen([]).map(({ name }) => name));
    expect(chosen([]).flatMap(({ needs = [] }) => needs.filter((name) => !quick.has(name)))).toEqual([]);
  });

  test('runs two steps at a time, each after the steps it needs', async () => {
    const step = (name: string, ...needs: string[]): Step => ({ name, script: name, kind: 'check', seconds: 1, needs });
    const log: string[] = [];
    const wait = Promise.withResolvers<void>();
    const run = async ({ name }: Step) => {
      log.push(`+${name}`);
      await (name === 'build' ? wait.promise : Promise.resolve());
      log.push(`-${name}`);
      if (name === 'server') wait.resolve();
    };
    await inLanes([step('build'), step('e2e', 'build'), step('types'), step('server'), step('size')], 2, run);
    expect(log.slice(0, 5)).toEqual(['+build', '+types', '-types', '+server', '-server']);
    expect(log.indexOf('+e2e')).toBeGreaterThan(log.indexOf('-build'));
    expect(log).toHaveLength(10);
  });

  test('runs a step that mostly waits without a lane', async () => {
    const step = (name: string, waits = false): Step => ({ name, script: name, kind: 'check', seconds: 1, waits });
    const log: string[] = [];
    const ends = Promise.withResolvers<void>();
    const run = async ({ name }: Step) => {
      log.push(`+${name}`);
      await (name === 'first' || name === 'waits' ? ends.promise : Promise.resolve());
      log.push(`-${name}`);
      if (name === 'last') ends.resolve();
    };
    await inLanes([step('first'), step('waits', true), step('second'), step('last')], 2, run);
    expect(log.slice(0, 6)).toEqual(['+first', '+waits', '+second', '-second', '+last', '-last']);
  });
});

describe('the steps that a change can affect', () => {
  const names = (...files: string[]) => affected(files).map(({ name }) => name);
  const always = ['types', 'lint', 'format', 'mirror'];

  test('omit the screens for a change of the server, and never omit the server', () => {
    expect(names('server/domains/wallet/store.ts')).toEqual(expect.arrayContaining([...always, 'e2e', 'server']));
    expect(names('server/domains/wallet/store.ts')).not.toContain('visual');
    expect(names('design-system/components/Button/Button.tsx')).toEqual(
      expect.arrayContaining([...always, 'visual', 'looks', 'keys', 'unit', 'pages', 'size']),
    );
  });

  test('include the builds that they need', () => {
    expect(names('tests/looks/checks.ts')).toEqual(expect.arrayContaining(['looks', 'storybook']));
    expect(names('server/kernel/config.ts')).toContain('build');
  });

  test('are all steps for a change of packages or of the run itself', () => {
    expect(affected(['package-lock.json'])).toEqual(steps);
    expect(affected(['tests/run/steps.ts'])).toEqual(steps);
  });
});

describe('the result of a step', () => {
  const vitest = { numPassedTests: 3, numFailedTests: 1, numPendingTests: 1, numTodoTests: 1, testResults: [] };

  test('counts every test of a suite', () => {
    expect(countsOf('vitest', false, temporaryFile(vitest))).toEqual({ passed: 3, failed: 1, skipped: 2 });
    const stats = { expected: 4, unexpected: 2, flaky: 1, skipped: 3 };
    expect(countsOf('playwright', false, temporaryFile({ stats }))).toEqual({ passed: 5, failed: 2, skipped: 3 });
  });

  test('counts a test file that does not load as a failure', () => {
    const testResults = [{ status: 'failed', assertionResults: [] }];
    const report = { ...vitest, numFailedTests: 0, testResults };
    expect(countsOf('vitest', false, temporaryFile(report)).failed).toBe(1);
  });

  test('fails on a bad exit code even if every test passed', () => {
    const report = { ...vitest, numFailedTests: 0 };
    expect(countsOf('vitest', false, temporaryFile(report)).failed).toBe(1);
  });

  test('fails for a suite without tests or without a report', () => {
    const empty = { ...vitest, numPassedTests: 0, numFailedTests: 0 };
    expect(countsOf('vitest', true, temporaryFile(empty)).failed).toBe(1);
    expect(countsOf('playwright', true, '/nowhere/report.json')).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  test('reports skipped tests only if there are any', () => {
    expect(summary({ passed: 7, failed: 0, skipped: 0 })).toBe('7 passed, 0 failed');
    expect(summary({ passed: 7, failed: 1, skipped: 2 })).toBe('7 passed, 1 failed, 2 skipped');
  });
});

describe('the second try on a shared machine', () => {
  const root = path.join(import.meta.dirname, '..', '..');
  const file = (name: string, ...statuses: string[]) => ({
    name: path.join(root, 'tests', name),
    status: statuses.includes('failed') ? 'failed' : 'passed',
    assertionResults: statuses.map((status, place) => ({ status, fullName: `${name} ${place}` })),
  });

  test('runs the files with a failed test, one at a time', () => {
    const report = temporaryFile({ testResults: [file('a.test.ts', 'passed', 'failed'), file('b.test.ts', 'passed')] });
    expect(failedIn({ kind: 'vitest' }, report, '')).toEqual({
      arguments: ' --no-file-parallelism "tests/a.test.ts"',
      names: ['a.test.ts 1'],
    });
  });

  test('runs the failed browser tests at any depth of describe blocks', () => {
    const deep = { title: 'of', specs: [{ ok: false, title: 'buys', file: 'trade/a.spec.ts', line: 7 }] };
    const suites = [{ title: 'file', specs: [{ ok: true, title: 'opens' }], suites: [deep] }];
    const again = { arguments: ' --workers=1 "trade/a.spec.ts:7"', names: ['buys'] };
    expect(failedIn({ kind: 'playwright' }, temporaryFile({ suites }), '')).toEqual(again);
  });

  test('runs nothing if a whole suite fails, or no test does', () => {
    const many = Array.from({ length: 11 }, (_, place) => file(`${place}.test.ts`, 'failed'));
    expect(failedIn({ kind: 'vitest' }, temporaryFile({ testResults: many }), '').arguments).toBeUndefined();
    expect(
      failedIn({ kind: 'vitest' }, temporaryFile({ testResults: [file('a.test.ts', 'passed')] }), '').arguments,
    ).toBeUndefined();
    expect(failedIn({ kind: 'check' }, '/nowhere/report.json', '').arguments).toBeUndefined();
  });

  test('runs the file during which an error outside of tests occurred', () => {
    const report = temporaryFile({ testResults: [file('a.test.ts', 'passed')] });
    const output = 'Unhandled Rejection\nThis error originated in "tests/b.test.ts" test file. It does not mean';
    expect(failedIn({ kind: 'vitest' }, report, output)).toEqual({
      arguments: ' --no-file-parallelism "tests/b.test.ts"',
      names: ['tests/b.test.ts: an error beside its tests'],
    });
  });

  test('prints a failure with the first line of its reason', () => {
    const results = [{ error: { message: '\u001B[31mError: not seen\u001B[39m\n  at line 5' } }];
    const suites = [{ title: 'file', specs: [{ ok: false, title: 'buys', tests: [{ results }] }] }];
    expect(failedIn({ kind: 'playwright' }, temporaryFile({ suites }), '').names).toEqual(['buys: Error: not seen']);
  });

  test('runs nothing for an error outside of tests without a file, which would otherwise be lost', () => {
    const report = temporaryFile({ testResults: [file('a.test.ts', 'failed')] });
    expect(failedIn({ kind: 'vitest' }, report, 'Unhandled Rejection').arguments).toBeUndefined();
    const suites = [{ title: 'file', specs: [{ ok: false, title: 'buys' }] }];
    const broken = temporaryFile({ suites, errors: [{ message: 'worker teardown' }] });
    expect(failedIn({ kind: 'playwright' }, broken, '').arguments).toBeUndefined();
  });

  test('counts a second failure as failed, and a second success as passed', () => {
    const first = { passed: 10, failed: 2, skipped: 1 };
    const files = ' "tests/a.test.ts"';
    expect(withAgain(first, { passed: 5, failed: 1, skipped: 0 }, files)).toEqual({
      passed: 11,
      failed: 1,
      skipped: 1,
    });
    expect(withAgain(first, { passed: 6, failed: 0, skipped: 0 }, files)).toEqual({
      passed: 12,
      failed: 0,
      skipped: 1,
    });
    const all = { passed: 40, failed: 0, skipped: 2 };
    expect(withAgain(first, all, whole)).toEqual(all);
  });

  const closed = 'Error: browser.newContext: Target page, context or browser has been closed';
  const specs = (message: string, count: number) => [
    {
      title: 'file',
      specs: Array.from({ length: count }, (_, place) => ({
        ok: false,
        title: `buys ${place}`,
        file: 'trade/a.spec.ts',
        line: place + 1,
        tests: [{ results: [{ error: { message } }] }],
      })),
    },
  ];

  test('runs the whole suite if its browser ended and files did not run', () => {
    const report = temporaryFile({ testResults: [file('a.stories.tsx', 'passed'), file('b.stories.tsx', 'failed')] });
    const output =
      'Unhandled Errors\nError: Failed to run the test /app/stories/c.stories.tsx.\n\u001B[31mCaused by: Error: [vitest] Browser connection was closed while running tests.';
    expect(failedIn({ kind: 'vitest', browser: true }, report, output)).toEqual({
      arguments: whole,
      names: ['b.stories.tsx 0', 'the browser ended'],
    });
    const errors = [{ message: closed }];
    const playwright = { kind: 'playwright', browser: true } as const;
    expect(failedIn(playwright, temporaryFile({ suites: [], errors }), '').arguments).toBe(whole);
    expect(failedIn(playwright, temporaryFile({ suites: specs('Error: 1', 3), errors }), '').arguments).toBe(whole);
    expect(failedIn(playwright, temporaryFile({ suites: specs(closed, 21) }), '').arguments).toBe(whole);
    const pictures = temporaryFile({ passed: 3, failed: 1, skipped: 0 });
    expect(failedIn({ kind: 'visual', browser: true }, pictures, closed).arguments).toBe(whole);
  });

  test('runs nothing if more tests failed than the end of the browser explains', () => {
    const playwright = { kind: 'playwright', browser: true } as const;
    const late = temporaryFile({ suites: specs('Test timeout of 120000ms exceeded.', 21) });
    expect(failedIn(playwright, late, closed).arguments).toBeUndefined();
    const wrong = temporaryFile({ suites: specs('Error: 1', 21), errors: [{ message: closed }] });
    expect(failedIn(playwright, wrong, closed).arguments).toBeUndefined();
    const pictures = temporaryFile({ passed: 3, failed: 2, skipped: 0 });
    expect(failedIn({ kind: 'visual', browser: true }, pictures, closed).arguments).toBeUndefined();
    const lost = 'Unhandled Errors\nError: Failed to run the test /app/c.stories.tsx.';
    const many = temporaryFile({
      testResults: Array.from({ length: 11 }, (_, place) => file(`${place}.stories.tsx`, 'failed')),
    });
    expect(failedIn({ kind: 'vitest', browser: true }, many, lost).arguments).toBeUndefined();
  });

  test('runs only the failed files of a step without a browser, whatever its tests print', () => {
    const report = temporaryFile({ testResults: [file('a.test.ts', 'failed')] });
    const lost = 'Error: Failed to run the test /app/c.test.ts.';
    expect(failedIn({ kind: 'vitest' }, report, lost).arguments).toBe(' --no-file-parallelism "tests/a.test.ts"');
  });

  test('runs only the failed tests if few failed, even if each reports that its browser ended', () => {
    const report = temporaryFile({ suites: specs(closed, 1) });
    expect(failedIn({ kind: 'playwright', browser: true }, report, closed).arguments).toBe(
      ' --workers=1 "trade/a.spec.ts:1"',
    );
  });
});

describe('the lock check', () => {
  const optionalDependencies = { 'tool-linux': '1.0.0', 'tool-darwin': '1.0.0' };
  const entry = { license: 'MIT', version: '1.0.0', integrity: 'sha512-x' };
  const complete = {
    '': {},
    'node_modules/tool': { ...entry, optionalDependencies },
    'node_modules/tool-linux': entry,
    'node_modules/tool-darwin': entry,
  };
  const check = (packages: object) => run(['tests/support/checks/lockcheck.js', temporaryFile({ packages })]);

  test('passes a lock that serves all platforms', async () => {
    expect((await check(complete)).code).toBe(0);
  });

  test.each([
    ['lacks tool-darwin', { 'node_modules/tool-darwin': undefined }],
    ['has no integrity', { 'node_modules/tool-linux': { ...entry, integrity: undefined } }],
    ['has the licence GPL-3.0-only', { 'node_modules/tool-linux': { ...entry, license: 'GPL-3.0-only' } }],
    ['runs a script at installation', { 'node_modules/tool-linux': { ...entry, hasInstallScript: true } }],
    ['is known to be malicious', { 'node_modules/a/node_modules/chalk': { ...entry, version: '5.6.1' } }],
    [
      'names a registry of its own',
      { 'node_modules/tool-linux': { ...entry, resolved: 'https://registry.example/x.tgz' } },
    ],
  ])('refuses one that %s', async (problem, change) => {
    const { code, lines } = await check({ ...complete, ...change });
    expect(lines[0]).toContain(problem);
    expect(code).toBe(1);
  });
});
