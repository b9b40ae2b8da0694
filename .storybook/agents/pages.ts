// Documentation pages as Markdown for agents: imports are left out, and blocks become lists and code.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { about } from '../../design-system/library/about.ts';
import { tokensByName } from '../../design-system/tokens/sources.ts';
import { iconWords } from '../../stories/foundations/icons/iconWords.ts';
import { tokenPrefixes } from '../tokenPrefixes.ts';
import type { PropEntry } from './describe.ts';
import { read } from './tables.ts';

export interface PageFacts {
  /** Folder of the page. */
  folder: string;
  propsOf: (name: string) => readonly PropEntry[];
  /** List of the functions of the package. */
  functions: string;
}

const nested = (text: string) => text.replaceAll('\n\n', '\n').replaceAll('\n- ', '\n  - ');

const propLine = ({ name, type, required, default: standard, description }: PropEntry) =>
  `- \`${name}${required ? '' : '?'}: ${type}\`${standard ? `, default \`${standard}\`` : ''}: ${nested(description)}`;

export const propLines = (props: readonly PropEntry[]): string => props.map(propLine).join('\n');

const attribute = (block: string, name: string) =>
  new RegExp(`\\b${name}=(?:"([^"]*)"|\\{(.*?)\\}$|\\{([^}]*)\\})`, 'mu').exec(block)?.slice(1).find(Boolean);

const section = (text: string, heading: string) =>
  text.split(/^(?=## )/mu).find((part) => part.startsWith(`## ${heading}\n`)) ?? '';

const library = (name: string) => read(`design-system/library/${name}`);

function tokenLines(block: string): string {
  const prefixes = tokenPrefixes(block);
  return [...tokensByName]
    .filter(([name]) => prefixes.some((prefix) => name.startsWith(prefix)))
    .map(([name, { description }]) => `- \`--ds-${name}\`: ${description}`)
    .join('\n');
}

type Block = (block: string, facts: PageFacts, raw: (name: string) => string) => string;

/** Text of each block; those without one are left out. */
const blocks: Readonly<Record<string, Block>> = {
  ArgTypes: (block, { propsOf }) => propLines(propsOf(attribute(block, 'of') ?? '')),
  DoDont: (block) => `- Do: ${attribute(block, 'goodText')}\n- Don’t: ${attribute(block, 'badText')}`,
  Example: (block, _facts, raw) => `\`\`\`tsx\n${raw(attribute(block, 'code') ?? '').trimEnd()}\n\`\`\``,
  Functions: (_block, { functions }) => functions,
  IconSearch: () =>
    Object.entries(iconWords)
      .map(([name, words]) => `- \`${name}\`: ${words}`)
      .join('\n'),
  Markdown: (block, _facts, raw) => {
    const heading = /readmeSection\('([^']+)'\)/u.exec(block)?.[1];
    return heading ? section(library('README.md'), heading) : raw(/\{(\w+)\}/u.exec(block)?.[1] ?? '');
  },
  TokenTable: tokenLines,
  WhatsNew: () => library('CHANGELOG.md').replace(/^# .*$/mu, ''),
};

/** Elements around a page, whose content is the page. */
const wrappers = /^<\/?(?:ThemeProvider|ThemeRegion)\b/u;

/** Last line of the block that begins at a line. */
function endOf(lines: readonly string[], first: number, name: string): number {
  const line = lines[first] ?? '';
  if (line.endsWith('/>') || line.includes(`</${name}>`)) return first;
  return lines.findIndex((one, at) => at > first && (one === '/>' || one.startsWith(`</${name}>`)));
}

/** Page without the code that only Storybook runs. */
export function plainPage(mdx: string, facts: PageFacts): string {
  const files = new Map(
    Array.from(mdx.matchAll(/^import (\w+) from '(.+)\?raw';$/gmu), ([, name = '', file = '']) => [name, file]),
  );
  const raw = (name: string) => {
    const file = files.get(name);
    return file ? readFileSync(path.join(facts.folder, file), 'utf8') : '';
  };
  const lines = mdx.split('\n');
  const text: string[] = [];
  let isCode = false;
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (line.startsWith('```')) isCode = !isCode;
    const name = isCode || wrappers.test(line) ? undefined : /^<([A-Z]\w*)/u.exec(line)?.[1];
    if (name) {
      const end = endOf(lines, at, name);
      text.push(blocks[name]?.(lines.slice(at, end + 1).join('\n'), facts, raw) ?? '');
      at = end;
    } else if (isCode || (!wrappers.test(line) && !/^import .* from /u.test(line))) text.push(line);
  }
  return text
    .join('\n')
    .replaceAll("'#design-system'", `'${about.name}'`)
    .replaceAll(/\n{3,}/gu, '\n\n')
    .replaceAll(/^## Examples\n+(?=## )/gmu, '')
    .trim();
}

/** Page of a part without the props, which its description lists with the sub-parts. */
export const withoutProps = (page: string): string => page.replace(/^## Props\n[^]*?(?=^## |$(?![^]))/mu, '').trim();
