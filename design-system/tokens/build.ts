/** Writes the generated files; with `--check`, fails when the committed ones are outdated. */
import { readFile, writeFile } from 'node:fs/promises';
import process from 'node:process';
import { build, defineConfig, Logger, parse, RECOMMENDED_CONFIG, type TokenNormalized } from '@terrazzo/parser';
import css from '@terrazzo/plugin-css';
import { printBrandScale } from './printBrandScale.ts';
import { printMailColours } from './printMailColours.ts';
import { printTypes } from './printTypes.ts';

const here = new URL('./', import.meta.url);
const source = new URL('source/ds.resolver.json', here);
const generated = new URL('generated/', here);

const themes = ['light', 'dark', 'contrast'] as const;
const densities = ['comfortable', 'compact'] as const;

const lines = (text: string) => text.split('\n').filter((line) => line.trim() !== '');
const depth = (text: string) =>
  text.includes('{')
    ? text
    : lines(text)
        .map((line) => line.trim())
        .join('\n');
const indent = (text: string) =>
  lines(depth(text))
    .map((line) => `  ${line}`)
    .join('\n');
const rule =
  (selector: string, first = '') =>
  (content: string) =>
    `${selector} {\n${indent(`${first}\n${content}`)}\n}`;
const inMedia = (query: string, selector: string, first: string) => (content: string) =>
  `@media ${query} {\n${indent(rule(selector, first)(content))}\n}`;
const scheme = { light: 'color-scheme: light;', dark: 'color-scheme: dark;' };

// Shadows contain theme colours. Custom properties resolve where they are declared, so each theme repeats them.
const themed = ['semantic.**', 'elevation.**'];
// Without a stored choice, <html> has no data-theme and these rules follow the system before any script runs.
const unset = ':root:not([data-theme])';

const permutations = [
  { input: {}, include: ['color.**'], prepare: rule(':root') },
  {
    input: {},
    include: [
      'space.**',
      'radius.**',
      'line.**',
      'focus.**',
      'icon.**',
      'width.**',
      'avatar.**',
      'chart.**',
      'type.**',
      'motion.**',
      'layer.**',
    ],
    prepare: rule(':root'),
  },
  { input: { theme: 'light' }, include: themed, prepare: rule(":root, [data-theme='light']", scheme.light) },
  { input: { theme: 'dark' }, include: themed, prepare: inMedia('(prefers-color-scheme: dark)', unset, scheme.dark) },
  { input: { theme: 'contrast' }, include: themed, prepare: inMedia('(prefers-contrast: more)', unset, scheme.light) },
  { input: { theme: 'dark' }, include: themed, prepare: rule("[data-theme='dark']", scheme.dark) },
  { input: { theme: 'contrast' }, include: themed, prepare: rule("[data-theme='contrast']", scheme.light) },
  { input: { density: 'comfortable' }, include: ['density.**'], prepare: rule(":root, [data-density='comfortable']") },
  { input: { density: 'compact' }, include: ['density.**'], prepare: rule("[data-density='compact']") },
];

// The token format has no unit that follows the text size.
const transform = ({ id, $value }: TokenNormalized) =>
  id.startsWith('type.tracking.') && typeof $value === 'number' ? `${$value}em` : undefined;

const variableName = ({ id }: { id: string }) => `--ds-${id.replace(/^semantic\./, '').replaceAll('.', '-')}`;

export async function buildTokens(): Promise<Record<string, string>> {
  const logger = new Logger({ level: 'error' });
  const config = defineConfig(
    {
      tokens: ['source/ds.resolver.json'],
      outDir: './generated/',
      plugins: [css({ legacyHex: true, filename: 'tokens.css', variableName, transform, permutations })],
      // The units of the format; Terrazzo accepts more.
      lint: { rules: { ...RECOMMENDED_CONFIG, 'core/valid-dimension': ['error', { allowedUnits: ['px', 'rem'] }] } },
    },
    { cwd: here, logger },
  );
  const input = { filename: source, src: await readFile(source, 'utf8') };
  const { tokens, resolver, sources } = await parse([input], { config, logger });
  const { outputFiles } = await build(tokens, { resolver, sources, config, logger });
  const sheet = outputFiles.find(({ filename }) => filename === 'tokens.css');
  if (!sheet) throw new Error('Terrazzo gave no tokens.css');
  // Descriptions are for documentation; the sheet would repeat them for each theme.
  const text = String(sheet.contents)
    .replaceAll(/^ +\/\* .* \*\/\n/gm, '')
    .replace(/\n*$/, '\n');
  return {
    'tokens.css': text,
    'tokens.ts': printTypes(text, { themes, densities }),
    'brandScale.ts': printBrandScale(text),
    // A mail reader knows no custom properties.
    '../../../server/mail/colours.ts': printMailColours(),
  };
}

async function main(check: boolean) {
  const files = await buildTokens();
  const stale: string[] = [];
  for (const [name, text] of Object.entries(files)) {
    const url = new URL(name, generated);
    if (!check) await writeFile(url, text);
    else if ((await readFile(url, 'utf8').catch(() => '')) !== text) stale.push(name);
  }
  if (stale.length === 0) return;
  console.error(`design-system/tokens/generated: ${stale.join(', ')} differ from the sources. Run: npm run tokens`);
  process.exitCode = 1;
}

if (import.meta.main) await main(process.argv.includes('--check'));
