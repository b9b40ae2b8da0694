// Collects every passage of prose in the repository: comments, test titles, texts on screen, and pages.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, Visitor, type ESTree } from 'vite';
import type { Kind, Passage } from './rules.ts';

export const root = path.join(import.meta.dirname, '../..');

const code = /\.(ts|tsx|js|mjs)$/u;
const pages = /^(README|CHANGELOG|stories\/.*)\.(md|mdx)$|^(README|CHANGELOG)\.md$|^stories\/.*\.mdx?$/u;
const ignored = /(^|\/)generated\/|^stories\/guides\/specification\.md$|^package-lock/u;
/** Files of the product, whose names follow the glossary; those of the interface also name its texts. */
const product = /^(src|design-system|server|contract)\//u;
const inBrowser = /^(src|design-system)\//u;
/** Files whose string literals are shown to users. */
const screens =
  /^src\/(.*\/messages\.ts$|messages\/|config\/screens\.ts$|state\/machine\/actions\/)|^contract\/notificationKinds\.ts$/u;
/** The server's refusals, mails and reports are sentences among other literals. The seed holds texts of other people. */
const servers = /^server\/(?!seed\/)/u;
const sentence = /^[A-Z][a-z]*('s)? \S+ \S+/u;

/** Files of the checkout that .gitignore does not name. */
export const listed = (): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && existsSync(path.join(root, file)));

export const tracked = (): string[] =>
  listed().filter((file) => !ignored.test(file) && (code.test(file) || pages.test(file)));

const lineAt = (source: string, offset: number) => source.slice(0, offset).split('\n').length;

const directive = /^\s*(oxlint|eslint|@ts-|prettier|v8 ignore|c8|#|\/ ?<)/u;

interface Comment {
  type: 'Line' | 'Block';
  value: string;
  start: number;
  end: number;
}

const onlyBlanks = (source: string, from: number, to: number) => /^[ \t]*\r?\n[ \t]*$/u.test(source.slice(from, to));

/** Joins line comments on consecutive lines, since a sentence may run over several. */
function joined(source: string, comments: readonly Comment[]): Comment[] {
  const result: Comment[] = [];
  for (const comment of comments) {
    const last = result.at(-1);
    if (last && last.type === 'Line' && comment.type === 'Line' && onlyBlanks(source, last.end, comment.start)) {
      last.value += `\n${comment.value}`;
      last.end = comment.end;
    } else result.push({ ...comment });
  }
  return result;
}

const plain = (value: string) =>
  value
    .replaceAll(/^\s*\*+ ?/gmu, '')
    .replaceAll(/^ ?@(param|returns?|throws|example)\b\s*/gmu, '\n\n')
    .trim();

const titled = new Set(['it', 'test', 'describe']);

const textOf = ({ quasis }: ESTree.TemplateLiteral) => quasis.map(({ value }) => value.cooked ?? '').join('…');

/** Returns `it` for `it`, `it.skip` and `it.each(rows)`. */
function rootOf(callee: ESTree.Expression): string {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'MemberExpression') return rootOf(callee.object);
  return callee.type === 'CallExpression' ? rootOf(callee.callee) : '';
}

/** Comments, names of the product, test titles, texts of several words in files of messages, and sentences of the server. */
export function passagesOfCode(file: string, source: string): Passage[] {
  const { program, comments } = parseSync(file, source);
  const found: Passage[] = [];
  const add = (kind: Kind, text: string, offset: number) =>
    found.push({ kind, file, line: lineAt(source, offset), text });
  for (const { value, start } of joined(source, comments))
    if (!directive.test(value)) add('comment', plain(value), start);
  if (product.test(file)) {
    const names = new Map<string, number>();
    const note = ({ name, start }: { name: string; start: number }) => names.has(name) || names.set(name, start);
    new Visitor({ Identifier: note, JSXIdentifier: note }).visit(program);
    for (const [name, start] of names)
      for (const kind of inBrowser.test(file) ? (['name', 'interface'] as const) : (['name'] as const))
        add(kind, name, start);
  }
  const isTest = file.startsWith('tests/');
  const isServer = servers.test(file);
  const isShown = (text: string) => (isServer ? sentence.test(text) : screens.test(file) && /\s/u.test(text));
  if (!isTest && !isServer && !screens.test(file)) return found;
  new Visitor({
    CallExpression: ({ callee, arguments: [title] }) => {
      if (!isTest || !title || !titled.has(rootOf(callee))) return;
      if (title.type === 'Literal' && typeof title.value === 'string') add('title', title.value, title.start);
      if (title.type === 'TemplateLiteral') add('title', textOf(title), title.start);
    },
    Literal: ({ value, start }) => {
      if (typeof value === 'string' && isShown(value)) add('screen', value, start);
    },
    TemplateLiteral: (template) => {
      if (isShown(textOf(template))) add('screen', textOf(template), template.start);
    },
  }).visit(program);
  return found;
}

/** The paragraphs, list items and table cells of a page, without code, imports and tags. */
export function passagesOfPage(file: string, source: string): Passage[] {
  const text = source
    .replaceAll(/^```[\s\S]*?^```/gmu, (block) => block.replaceAll(/[^\n]/gu, ''))
    .replaceAll(/\{\/\*[\s\S]*?\*\/\}/gu, (block) => block.replaceAll(/[^\n]/gu, ''))
    .replaceAll(/^(import|export) .*$/gmu, '')
    .replaceAll(/<[^>]*>/gu, (tag) => tag.replaceAll(/[^\n]/gu, ''));
  const blocks: Passage[] = [];
  let current: Passage | undefined;
  for (const [index, line] of text.split('\n').entries()) {
    const starts = /^\s*([-*#>]|\d+\.|\|)/u.test(line);
    if (line.trim() === '' || starts) current = undefined;
    if (line.trim() === '') continue;
    const cells = line.trimStart().startsWith('|') ? line.split('|').join('\n\n') : line;
    const cleaned = cells.replaceAll(/\]\([^)]*\)/gu, ']').replaceAll(/^\s*([-*#>]+|\d+\.)\s*/gu, '');
    if (current) current.text += `\n${cleaned.trim()}`;
    else {
      current = { kind: 'page', file, line: index + 1, text: cleaned };
      blocks.push(current);
    }
  }
  return blocks;
}

export function passagesOf(file: string): Passage[] {
  const source = readFileSync(path.join(root, file), 'utf8');
  return code.test(file) ? passagesOfCode(file, source) : passagesOfPage(file, source);
}
