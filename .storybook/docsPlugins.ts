// Facts for documentation, read at build time: importing the parts would make every story depend on each of them.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { innerElements } from '../stories/support/innerElements.ts';
import { keyboard } from '../stories/support/keyboard/keyboard.ts';
import { createTheme } from '../design-system/theme/createTheme.ts';
import { propsOf, sectionsOf } from './agents/describe.ts';
import { describeFunctions } from './agents/functions.ts';
import { tablesOf } from './agents/tables.ts';
import { brands, defaultBrand } from './brands.ts';
import { examplesIn } from './examples/exampleOf.ts';
import { formatExample } from './examples/formatExample.ts';
import { partOf, readEntriesByName, readExports } from './exports.ts';
import { innerElementsOf } from './innerElements.ts';
import { openProps } from './props/derive.ts';
import { screenFiles, screenStories, storyOf } from './screenCrops.ts';
import { tokenPrefixes } from './tokenPrefixes.ts';
import { usedIn } from './usedIn.ts';

/** A module of a computed value, which changes with the files. */
const computed = (
  id: string,
  value: () => object | Promise<object>,
  files: () => readonly string[] = () => [],
): Plugin => ({
  name: id,
  resolveId: (source) => (source === id ? `\0${id}` : undefined),
  async load(module) {
    if (module !== `\0${id}`) return undefined;
    for (const file of files()) this.addWatchFile(file);
    return `export default ${JSON.stringify(await value())};`;
  },
});

const entries = computed('virtual:entries', () =>
  Object.fromEntries(Object.entries(readExports()).map(([name, { entry }]) => [name, entry])),
);

/** Style sheets of the brands. Imported by the preview, `createTheme` would make every story depend on it. */
const brandCss = computed('virtual:brand-css', () =>
  Object.fromEntries(
    brands.map(({ name, options }) => [name, name === defaultBrand ? '' : createTheme(options).css()]),
  ),
);

const root = path.join(import.meta.dirname, '..');

const partPages = () =>
  globSync('stories/{charts,components,form,patterns}/*/*.mdx', { cwd: root })
    .toSorted()
    .map((file) => path.join(root, file));

/** Parts that have a page, with the sentence below its title. */
const parts = computed(
  'virtual:parts',
  () =>
    partPages().map((file) => {
      const group = path.basename(path.dirname(path.dirname(file)));
      const name = path.basename(file, '.mdx');
      const { '': summary = '' } = sectionsOf(readFileSync(file, 'utf8'));
      return { name, group, summary: summary.replaceAll('`', '') };
    }),
  partPages,
);

const partNames = () => partPages().map((file) => path.basename(file, '.mdx'));

const guides = () =>
  globSync('stories/{start,foundations,guides}/*.mdx', { cwd: root })
    .toSorted()
    .map((file) => path.join(root, file));

/** Pages that are of no part, with their first sentence, their headings and the tokens that they list. */
const otherPages = computed(
  'virtual:pages',
  () =>
    guides().flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      const title = /<Meta title="([^"]+)"/u.exec(text)?.[1];
      const { '': summary = '', ...sections } = sectionsOf(text);
      const docs = title?.toLowerCase().replaceAll(/[^a-z0-9]+/gu, '-');
      const lead = /^.*?[.:](?= |$)/u.exec(summary)?.[0] ?? summary;
      return title && docs
        ? [
            {
              title: path.basename(title),
              docs,
              summary: `${lead} ${Object.keys(sections).join(', ')}`.trim(),
              tokens: tokenPrefixes(text),
            },
          ]
        : [];
    }),
  guides,
);

/** Screens of the app by part. */
const screensByPart = computed(
  'virtual:used-in',
  () => {
    const stories = screenStories();
    return Object.fromEntries(
      Array.from(usedIn(partNames()), ([part, list]) => [
        part,
        list.map((screen) => ({ ...screen, ...storyOf([part, ...(partOf(part)?.names ?? [])], screen.name, stories) })),
      ]),
    );
  },
  screenFiles,
);

/** Stories of the app's screens. */
const screens = computed(
  'virtual:screens',
  () => screenStories().map(({ story, title }) => ({ story, title })),
  screenFiles,
);

/** Props of all parts, for their search. */
const props = computed('virtual:props', async () => {
  const reader = openProps();
  try {
    const tables = partPages().map(async (file) => {
      const part = path.basename(file, '.mdx');
      const group = path.basename(path.dirname(path.dirname(file)));
      const source = partOf(part)?.file;
      const found = source ? propsOf(await tablesOf(source, reader), part) : [];
      return found.map((prop) => ({ ...prop, part, group }));
    });
    return (await Promise.all(tables)).flat();
  } finally {
    reader.close();
  }
});

/** Functions of the package, for their page. */
const functions = computed('virtual:functions', () => {
  const reader = openProps();
  try {
    return describeFunctions(reader);
  } finally {
    reader.close();
  }
});

const support = (name: string) =>
  `import { ${name} } from '${path.join(import.meta.dirname, `../stories/support/${name}.tsx`)}';\n`;

const example = /^<Canvas of=\{Stories\.(?!Basic\b)(\w+)\} \/>$/gmu;
const nameOf = (story: string) => story.replaceAll(/(?<=[a-z])[A-Z]/gu, (letter) => ` ${letter.toLowerCase()}`);

function purposeOf(part: string, name: string): string {
  const purpose = innerElements[`${part}.${name}`] ?? innerElements[name];
  if (purpose === undefined) throw new Error(`Missing purpose of ${part}.${name} in stories/support/innerElements.ts`);
  return purpose;
}

const innerElementsText = (part: string, inner: readonly string[]) =>
  [
    `Style one with \`[data-component='${part}'] [data-part='${inner[0]}']\`.\n`,
    ...inner.map((name) => `- \`${name}\`: ${purposeOf(part, name)}`),
  ].join('\n');

/** Pages of parts by the names that the package exports for them. */
const pageByName = () =>
  new Map(
    partPages().flatMap((file) => {
      const part = path.basename(file, '.mdx');
      const docs = `${path.basename(path.dirname(path.dirname(file)))}-${part.toLowerCase()}--docs`;
      return [part, ...(partOf(part)?.names ?? [])].map((name) => [name, { part, docs }] as const);
    }),
  );

const useSections = /^## When (?:to use|not)$[\s\S]*?(?=^## |^<)/gmu;
/** In code, after "use", or of several words: `Menu`, use Select, KeyValueList. */
const namedPart = /`(\w+)`|(?<=\buse )([A-Z]\w+)|\b((?:[A-Z][a-z]+){2,})\b/gu;

/** Links the other parts that the lists of when to use a part name. */
function linkParts(page: string, part: string): string {
  const pages = pageByName();
  const linked = (text: string, ...names: readonly (string | undefined)[]) => {
    const named = pages.get(names.slice(0, 3).find(Boolean) ?? '');
    return named && named.part !== part ? `[${text}](?path=/docs/${named.docs})` : text;
  };
  return page.replaceAll(useSections, (section) =>
    section.replaceAll(/^- .*$/gmu, (item) => item.replaceAll(namedPart, linked)),
  );
}

/** Adds to the page of a part its status and playground below the title, names of its examples, its keys, inner elements and screens. Links other parts. */
const pages: Plugin = {
  name: 'part-pages',
  enforce: 'pre',
  transform: {
    filter: { id: /\/stories\/(?:charts|components|form|patterns)\/\w+\/\w+\.mdx$/u },
    handler(page, file) {
      const part = path.basename(file, '.mdx');
      const group = path.basename(path.dirname(path.dirname(file)));
      const story = `${group}-${part.toLowerCase()}--basic`;
      const header = part in readExports() ? `$&\n\n<PartHeader part="${part}" story="${story}" />` : '$&';
      const keyed = [...new Set([part, ...(partOf(part)?.names ?? [])])].filter((name) => name in keyboard);
      const inner = innerElementsOf(part);
      const elements = inner.length > 0 ? ['## Inner elements', innerElementsText(part, inner)] : [];
      const tables = keyed.map((name) => `<KeyTable part="${name}" />`);
      const keys = [...tables, ...elements, '## Used in', `<UsedIn part="${part}" />`, '$&'].join('\n\n');
      const added = linkParts(page, part)
        .replace(/^# .*$/mu, header)
        .replace(/^## Props$/mu, keys)
        .replaceAll(example, (canvas, name: string) => `\n### ${nameOf(name)}\n\n${canvas}\n`);
      return { code: support('PartHeader') + support('KeyTable') + support('UsedIn') + added, map: null };
    },
  },
};

/**
 * "Show code" of each story: a module that compiles; tests/docs/examples.test.ts compiles all. Stories that take no args show
 * no controls.
 */
const examples: Plugin = {
  name: 'story-examples',
  enforce: 'pre',
  transform: {
    filter: { id: /\/stories\/(?:charts|components|form|patterns)\/[^?]*\.stories\.tsx$/u },
    async handler(code, file) {
      const found = Object.entries(examplesIn(file, readEntriesByName()));
      const lines = await Promise.all(
        found.map(async ([story, text]) => {
          const shown = JSON.stringify(await formatExample(text));
          return `{ const { parameters = {}, render = meta.input.render } = ${story}.input;
  const controls = render?.length === 0 ? { controls: { disable: true } } : {};
  ${story}.input.parameters = { ...controls, ...parameters, docs: { ...parameters.docs, source: { ...parameters.docs?.source, code: ${shown} } } }; }`;
        }),
      );
      return { code: `${code}\n${lines.join('\n')}\n`, map: null };
    },
  },
};

export const docsPlugins: readonly Plugin[] = [
  entries,
  brandCss,
  parts,
  otherPages,
  screensByPart,
  screens,
  props,
  functions,
  pages,
  examples,
];
