import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}
interface Workflow {
  permissions?: unknown;
  concurrency?: unknown;
  jobs: Record<
    string,
    { 'timeout-minutes'?: number; permissions?: Record<string, string>; needs?: string; steps: Step[] }
  >;
}

const folder = path.join(import.meta.dirname, '../../.github/workflows');
const workflows = globSync('*.yml', { cwd: folder }).map((file) => {
  const text = readFileSync(path.join(folder, file), 'utf8');
  return { file, text, workflow: parse(text) as Workflow };
});
const jobsOf = ({ workflow }: (typeof workflows)[number]) => Object.values(workflow.jobs);

describe.each(workflows)('$file', (one) => {
  it('has read permission only, unless a job states more', () => {
    expect(one.workflow.permissions).toEqual({ contents: 'read' });
    expect(one.workflow.concurrency).toBeDefined();
    for (const job of jobsOf(one)) expect(job['timeout-minutes']).toBeLessThanOrEqual(60);
  });

  it('leaves no token of Git behind', () => {
    const checkouts = jobsOf(one)
      .flatMap(({ steps }) => steps)
      .filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    expect(checkouts.map((step) => step.with?.['persist-credentials'])).toEqual(checkouts.map(() => false));
  });
});

it('pins each action by one hash, with its version', () => {
  const lines = workflows.flatMap(({ text }) => Array.from(text.matchAll(/uses: (.*)$/gmu), ([, line = '']) => line));
  for (const line of lines) expect(line).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/u);
  const actions = new Set(lines.map((line) => line.split('@')[0]));
  expect(new Set(lines).size).toBe(actions.size);
});

it('releases a commit of main that passes all checks and has its version in tag and changelog', () => {
  const release = workflows.find(({ file }) => file === 'publish.yml');
  const runs = release?.workflow.jobs['build']?.steps.map(({ run = '' }) => run).join('\n');
  for (const guard of [
    'merge-base --is-ancestor',
    '.ci/run',
    'dist-library/llms.txt',
    'package.json").version',
    'CHANGELOG.md',
  ])
    expect(runs).toContain(guard);
});

it('signs in a job that runs no code of the repository or of packages', () => {
  const [signing] = workflows.flatMap(jobsOf).filter(({ permissions }) => permissions?.['id-token']);
  const runs = signing?.steps.flatMap(({ run }) => run ?? []);
  expect(runs).toEqual(['npm publish ./*.tgz --provenance --ignore-scripts']);
  expect(signing?.needs).toBe('build');
});

it('lets only the release job sign for the repository', () => {
  const more = workflows.flatMap((one) => jobsOf(one).map(({ permissions }) => [one.file, permissions] as const));
  expect(more.filter(([, permissions]) => permissions)).toEqual([
    ['publish.yml', { contents: 'read', 'id-token': 'write' }],
  ]);
});
