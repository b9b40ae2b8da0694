/** One step of a test run: a script of package.json and the way its tests are counted. */
export interface Step {
  /** Name in `npm test -- <name>`. */
  name: string;
  /** Name of the script in package.json. */
  script: string;
  /** `check`: passes or fails as one. The others write a report, from which every single test is counted. */
  kind: 'check' | 'vitest' | 'playwright' | 'visual';
  browser?: boolean;
  /** Only in `npm run test:all`. */
  long?: boolean;
  /** Seconds that it takes beside another step on two idle cores. */
  seconds: number;
  /** Mostly idle: takes no lane. */
  waits?: boolean;
  /** Steps whose output this one reads. */
  needs?: readonly string[];
  /** Files that can change the result, as paths from the root; every file when absent. */
  sources?: RegExp;
}

const app = 'src|design-system|contract|public|index\\.html$';
const inBrowser = new RegExp(`^(?:${app}|server|tests/(?:e2e|support))`, 'u');
const onPages = new RegExp(`^(?:${app}|server|tests/(?:src|conformance|support))`, 'u');
const gallery = new RegExp(`^(?:${app}|stories|\\.storybook|tests/(?:visual|looks|stories|support))`, 'u');

/**
 * Cheap checks first. Then the builds, and the long suites before the short ones: two steps run at a time, so a long
 * step at the end would run alone. `looks` and `launch` end with one busy process, so they run beside the server's.
 */
export const steps: readonly Step[] = [
  { name: 'types', script: 'types', kind: 'check', seconds: 35 },
  { name: 'typesOfTools', script: 'types:tools', kind: 'check', long: true, seconds: 3, needs: ['types'] },
  { name: 'lint', script: 'lint', kind: 'check', seconds: 32 },
  { name: 'format', script: 'format:check', kind: 'check', seconds: 1 },
  { name: 'tokens', script: 'tokens:check', kind: 'check', seconds: 1, sources: /^design-system\/tokens/u },
  { name: 'contract', script: 'contract:check', kind: 'check', seconds: 1, sources: /^contract/u },
  { name: 'mirror', script: 'mirror:check', kind: 'check', seconds: 1 },
  { name: 'imports', script: 'imports:check', kind: 'check', seconds: 1 },
  { name: 'prose', script: 'prose:check', kind: 'check', seconds: 5 },
  { name: 'lock', script: 'lock:check', kind: 'check', seconds: 1, sources: /^package/u },
  { name: 'build', script: 'build', kind: 'check', seconds: 10, sources: new RegExp(`^(?:${app}|server/launch)`, 'u') },
  {
    name: 'e2eMore',
    script: 'test:e2e:more',
    kind: 'playwright',
    browser: true,
    long: true,
    seconds: 510,
    needs: ['build'],
    sources: inBrowser,
  },
  { name: 'storybook', script: 'storybook:build', kind: 'check', long: true, seconds: 97, sources: gallery },
  { name: 'server', script: 'test:server', kind: 'vitest', seconds: 430 },
  { name: 'serverMore', script: 'test:server:more', kind: 'vitest', long: true, seconds: 540 },
  { name: 'waits', script: 'test:waits', kind: 'vitest', waits: true, long: true, seconds: 340, needs: ['build'] },
  {
    name: 'looks',
    script: 'test:looks',
    kind: 'vitest',
    browser: true,
    long: true,
    seconds: 440,
    needs: ['storybook'],
    sources: gallery,
  },
  { name: 'launch', script: 'test:launch', kind: 'vitest', long: true, seconds: 147 },
  { name: 'pages', script: 'test:pages', kind: 'vitest', seconds: 133, sources: onPages },
  { name: 'pagesMore', script: 'test:pages:more', kind: 'vitest', long: true, seconds: 241, sources: onPages },
  {
    name: 'visual',
    script: 'visual',
    kind: 'visual',
    browser: true,
    long: true,
    seconds: 121,
    needs: ['storybook'],
    sources: gallery,
  },
  {
    name: 'unit',
    script: 'test:unit',
    kind: 'vitest',
    seconds: 83,
    sources: new RegExp(`^(?:${app}|server|tests/(?:src|design-system|conformance|support))`, 'u'),
  },
  {
    name: 'e2e',
    script: 'test:e2e',
    kind: 'playwright',
    browser: true,
    seconds: 23,
    needs: ['build'],
    sources: inBrowser,
  },
  { name: 'keys', script: 'test:keys', kind: 'vitest', browser: true, long: true, seconds: 36, sources: gallery },
  { name: 'node', script: 'test:node', kind: 'vitest', seconds: 17 },
  {
    name: 'size',
    script: 'size',
    kind: 'check',
    seconds: 3,
    needs: ['build'],
    sources: new RegExp(`^(?:${app}|tests/size)`, 'u'),
  },
];

/** Changes here can affect every step. */
const everywhere = /^(?:package(?:-lock)?\.json|vite\.config\.ts|tests\/[^/]+\.(?:ts|json)|tests\/run\/|\.npmrc)/u;

/** The steps whose result the changed files can alter, with the steps whose output those read. */
export function affected(files: readonly string[]): readonly Step[] {
  const reached = steps.filter(
    ({ sources }) => !sources || files.some((file) => everywhere.test(file) || sources.test(file)),
  );
  const needed = new Set(reached.flatMap(({ needs = [] }) => needs));
  return steps.filter((step) => reached.includes(step) || needed.has(step.name));
}

/**
 * The steps with these names, in the order of the table; those of `npm test` for no name, all of them for `all`, the
 * affected ones for `changed`. Throws on an unknown name.
 */
export function chosen(names: readonly string[], changedFiles: () => readonly string[] = () => []): readonly Step[] {
  const unknown = names.filter((name) => !groups.includes(name) && !steps.some((step) => step.name === name));
  if (unknown.length > 0) {
    throw new Error(
      `No step ${unknown.join(', ')}. There are: ${[...groups, ...steps.map(({ name }) => name)].join(', ')}`,
    );
  }
  if (names.length === 0) return steps.filter(({ long = false }) => !long);
  if (names.includes('all')) return steps;
  const reached = names.includes('changed') ? affected(changedFiles()) : [];
  return steps.filter((step) => names.includes(step.name) || reached.includes(step));
}

const groups = ['all', 'changed'];

/** The first line of a run: its steps, and how long they take `lanes` at a time on a machine of this slowness. */
export function announcement(running: readonly Step[], lanes: number, slowness: number): string {
  const busy = running.filter(({ waits = false }) => !waits).reduce((sum, { seconds }) => sum + seconds, 0);
  const longest = Math.max(0, ...running.map(({ seconds }) => seconds));
  const minutes = Math.max(1, Math.ceil((Math.max(busy / lanes, longest) * slowness) / 60));
  const names = running.map(({ name }) => name).join(', ');
  const speed = slowness > 1.5 ? ` (this machine takes ${slowness.toFixed(1)} times as long as a quiet one)` : '';
  return `Runs ${names}: about ${minutes} min${speed}.`;
}
