/** One thing that `npm test` does: a script of package.json, and how its tests are counted. */
export interface Step {
  /** Name in `npm test -- <name>`. */
  name: string;
  /** The entry in package.json "scripts", the same that a developer types. */
  script: string;
  /** `check`: passes or fails as one. The others write a report, from which every single test is counted. */
  kind: 'check' | 'vitest' | 'playwright' | 'visual';
  browser?: boolean;
  /** Mostly idle: takes no lane. */
  waits?: boolean;
  /** Steps whose output this one reads. */
  needs?: readonly string[];
  /** Files that can change the result, as paths from the root; every file when absent. */
  sources?: RegExp;
}

const app = 'src|design-system|contract|public|index\\.html$';
const gallery = new RegExp(`^(?:${app}|stories|\\.storybook|tests/(?:visual|looks|stories|support))`, 'u');

/**
 * Cheap checks first. Then the builds, and the long suites before the short ones: two steps run at a time, so a long
 * step at the end would run alone. `looks` and `launch` end with one busy process, so they run beside the server's.
 */
export const steps: readonly Step[] = [
  { name: 'types', script: 'types', kind: 'check' },
  { name: 'lint', script: 'lint', kind: 'check' },
  { name: 'format', script: 'format:check', kind: 'check' },
  { name: 'tokens', script: 'tokens:check', kind: 'check', sources: /^design-system\/tokens/u },
  { name: 'contract', script: 'contract:check', kind: 'check', sources: /^contract/u },
  { name: 'mirror', script: 'mirror:check', kind: 'check' },
  { name: 'imports', script: 'imports:check', kind: 'check' },
  { name: 'prose', script: 'prose:check', kind: 'check' },
  { name: 'lock', script: 'lock:check', kind: 'check', sources: /^package/u },
  { name: 'build', script: 'build', kind: 'check', sources: new RegExp(`^(?:${app}|server/launch)`, 'u') },
  {
    name: 'e2e',
    script: 'test:e2e',
    kind: 'playwright',
    browser: true,
    needs: ['build'],
    sources: new RegExp(`^(?:${app}|server|tests/(?:e2e|support))`, 'u'),
  },
  { name: 'storybook', script: 'storybook:build', kind: 'check', sources: gallery },
  { name: 'server', script: 'test:server', kind: 'vitest' },
  { name: 'waits', script: 'test:waits', kind: 'vitest', waits: true, needs: ['build'] },
  { name: 'looks', script: 'test:looks', kind: 'vitest', browser: true, needs: ['storybook'], sources: gallery },
  { name: 'launch', script: 'test:launch', kind: 'vitest' },
  {
    name: 'pages',
    script: 'test:pages',
    kind: 'vitest',
    sources: new RegExp(`^(?:${app}|server|tests/(?:src|support))`, 'u'),
  },
  { name: 'visual', script: 'visual', kind: 'visual', browser: true, needs: ['storybook'], sources: gallery },
  {
    name: 'unit',
    script: 'test:unit',
    kind: 'vitest',
    sources: new RegExp(`^(?:${app}|server|tests/(?:src|design-system|conformance|support))`, 'u'),
  },
  { name: 'keys', script: 'test:keys', kind: 'vitest', browser: true, sources: gallery },
  { name: 'node', script: 'test:node', kind: 'vitest' },
  { name: 'size', script: 'size', kind: 'check', needs: ['build'], sources: new RegExp(`^(?:${app}|tests/size)`, 'u') },
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
 * The steps with these names, in the order of the table; all of them for no name, the affected ones for `changed`.
 * Throws on an unknown name.
 */
export function chosen(names: readonly string[], changedFiles: () => readonly string[] = () => []): readonly Step[] {
  const unknown = names.filter((name) => name !== 'changed' && !steps.some((step) => step.name === name));
  if (unknown.length > 0) {
    throw new Error(`No step ${unknown.join(', ')}. There are: changed, ${steps.map(({ name }) => name).join(', ')}`);
  }
  if (names.length === 0) return steps;
  const reached = names.includes('changed') ? affected(changedFiles()) : [];
  return steps.filter((step) => names.includes(step.name) || reached.includes(step));
}
