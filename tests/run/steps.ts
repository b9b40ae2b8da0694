/** One thing that `npm test` does: a script of package.json, and how its tests are counted. */
export interface Step {
  /** What `npm test -- <name>` calls it. */
  name: string;
  /** The entry in package.json "scripts", the same that a developer types. */
  script: string;
  /** `check`: passes or fails as one. The others write a report, from which every single test is counted. */
  kind: 'check' | 'vitest' | 'playwright' | 'visual';
  browser?: boolean;
}

/** In order: cheap and telling first; `build` before `size` and `e2e`, and `storybook` before `visual`, which use what it wrote. */
export const steps: readonly Step[] = [
  { name: 'types', script: 'types', kind: 'check' },
  { name: 'lint', script: 'lint', kind: 'check' },
  { name: 'format', script: 'format:check', kind: 'check' },
  { name: 'tokens', script: 'tokens:check', kind: 'check' },
  { name: 'contract', script: 'contract:check', kind: 'check' },
  { name: 'mirror', script: 'mirror:check', kind: 'check' },
  { name: 'lock', script: 'lock:check', kind: 'check' },
  { name: 'node', script: 'test:node', kind: 'vitest' },
  { name: 'unit', script: 'test:unit', kind: 'vitest' },
  { name: 'server', script: 'test:server', kind: 'vitest' },
  { name: 'build', script: 'build', kind: 'check' },
  { name: 'size', script: 'size', kind: 'check' },
  { name: 'launch', script: 'test:launch', kind: 'vitest' },
  { name: 'storybook', script: 'storybook:build', kind: 'check' },
  { name: 'visual', script: 'visual', kind: 'visual', browser: true },
  { name: 'looks', script: 'test:looks', kind: 'vitest', browser: true },
  { name: 'stories', script: 'test:stories', kind: 'vitest', browser: true },
  { name: 'e2e', script: 'test:e2e', kind: 'playwright', browser: true },
];

/** The steps with these names, in the order of the table; all of them for no name. Throws on a name that is not there. */
export function chosen(names: readonly string[]): readonly Step[] {
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) {
    throw new Error(`No step ${unknown.join(', ')}. There are: ${steps.map(({ name }) => name).join(', ')}`);
  }
  return names.length === 0 ? steps : steps.filter(({ name }) => names.includes(name));
}
