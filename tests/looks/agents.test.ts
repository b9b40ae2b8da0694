// Files for agents and tools in the built Storybook.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as core from '#design-system';
import { about } from '#design-system/library/about.ts';
import * as marketplace from '#marketplace';
import { parts as mirrored } from '../support/checks/mirrorCheck.ts';
import type { PartEntry } from '../../.storybook/agents/describe.ts';
import { storybookFile } from './gallery.ts';

const read = (name: string) => readFileSync(storybookFile(name), 'utf8');
const { parts } = JSON.parse(read('components.json')) as { parts: readonly PartEntry[] };

it('describes every part: purpose, use, keys, props', () => {
  const names = mirrored().map(({ name }) => name);
  expect(parts.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
  const incomplete = parts.filter(
    ({ summary, whenToUse, whenNot, accessibility }) =>
      summary === '' || whenToUse.length === 0 || whenNot.length === 0 || accessibility === '',
  );
  expect(incomplete.map(({ name }) => name)).toEqual([]);
  const props = parts.flatMap((part) => part.props.map((prop) => ({ part: part.name, ...prop })));
  expect(props.length).toBeGreaterThan(300);
  expect(props.filter(({ type, description }) => type === '' || description === '')).toEqual([]);
});

it('names variants, defaults and slots', () => {
  const button = parts.find(({ name }) => name === 'Button');
  expect(button?.props).toContainEqual({
    name: 'size',
    type: "'small' | 'medium' | 'large'",
    required: false,
    default: "'medium'",
    description: 'Height and text size.',
  });
  expect(parts.find(({ name }) => name === 'Stat')?.slots).toEqual(['change', 'note', 'value']);
});

it('imports each part from an entry that exports it', () => {
  const entries: Record<string, object> = { [about.name]: core, [`${about.name}/marketplace`]: marketplace };
  const failing = parts.filter((part) => {
    const [, names = '', entry = ''] = /^import \{ (.+) \} from '(.+)';$/u.exec(part.import) ?? [];
    return names.split(', ').some((name) => !(name in (entries[entry] ?? {})));
  });
  expect(failing.map((part) => part.import)).toEqual([]);
});

it('lists every part in llms.txt, with an address that exists', () => {
  const text = read('llms.txt');
  const index = JSON.parse(read('index.json')) as { entries: Record<string, unknown> };
  const addresses = Array.from(text.matchAll(/path=\/docs\/([\w-]+)/gu), ([, id = '']) => id);
  expect(addresses.length).toBeGreaterThan(parts.length);
  expect(addresses.filter((id) => !(id in index.entries))).toEqual([]);
  const links = [
    ...Array.from(text.matchAll(/\]\(([^)]+)\)/gu), ([, link = '']) => link),
    ...parts.map(({ docs }) => docs),
  ];
  expect(links.filter((link) => new URL(link, 'http://localhost/llms.txt').pathname !== '/')).toEqual([]);
});
