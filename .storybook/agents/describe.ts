import type { DerivedProp } from '../props/derive.ts';

export interface ManifestComponent {
  id: string;
  path: string;
  name: string;
  import?: string;
  /** Markdown that the MCP server shows in place of the props. */
  apiDescription?: string;
  reactDocgen?: unknown;
  subcomponents?: unknown;
  stories?: readonly { id: string; name: string; snippet?: string }[];
  docs?: Record<string, { title: string; content: string }>;
}

export interface PropEntry {
  name: string;
  type: string;
  required: boolean;
  default?: string;
  description: string;
}

export interface KeyEntry {
  keys: string;
  effect: string;
}

/** Exported component without a page, such as a provider. */
export interface OtherEntry {
  name: string;
  import: string;
  props: readonly PropEntry[];
}

export interface PartEntry {
  name: string;
  group: string;
  status: string;
  since: string;
  import: string;
  summary: string;
  whenToUse: readonly string[];
  whenNot: readonly string[];
  /** Roles, announcements and what the caller provides. */
  accessibility: string;
  keys: readonly KeyEntry[];
  decisions: string;
  props: readonly PropEntry[];
  /** Values of `data-part`: elements that a style sheet or a test may address. */
  slots: readonly string[];
  example: string;
  /** Address relative to the file that names it. */
  docs: string;
}

export function sectionsOf(mdx: string): Record<string, string> {
  const [lead = '', ...rest] = mdx.split(/^## /mu);
  const summary = lead
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^(?:import|<|#)/u.test(line))
    .join(' ');
  const sections = rest.map((section) => {
    const [heading = '', ...body] = section.split('\n');
    return [
      heading.trim(),
      body
        .filter((line) => !/^<\/?[A-Z]/u.test(line))
        .join('\n')
        .trim(),
    ] as const;
  });
  return { '': summary, ...Object.fromEntries(sections) };
}

export const items = (section = '') =>
  section
    .split('\n')
    .filter((line) => line.startsWith('- '))
    .map((line) => line.slice(2));

type PropTables = Readonly<Record<string, readonly DerivedProp[]>>;

const entryOf = ({ name, type, required, default: standard, description }: DerivedProp, part = ''): PropEntry => ({
  name: part + name,
  type,
  required,
  ...(standard && { default: standard }),
  description,
});

/** Props of a part, and of its sub-parts as `Content.title`. */
export function propsOf(tables: PropTables, part: string): PropEntry[] {
  const own = (props: readonly DerivedProp[]) => props.filter(({ inherited }) => !inherited);
  return Object.entries(tables)
    .toSorted(([a], [b]) => Number(b === part) - Number(a === part))
    .flatMap(([name, rows]) => own(rows).map((prop) => entryOf(prop, name === part ? '' : `${name}.`)));
}

export const slotsOf = (source: string): string[] =>
  [...new Set(Array.from(source.matchAll(/data-part="([\w-]+)"/gu), ([, part = '']) => part))].toSorted();

/** Short text for language models: https://llmstxt.org. */
export function llmsText(about: { name: string; version: string; description: string }, parts: readonly PartEntry[]) {
  const line = ({ name, docs, summary }: PartEntry) => `- [${name}](${docs}): ${summary}`;
  const groups = Object.entries(Object.groupBy(parts, ({ group }) => group));
  return [
    `# ${about.name} ${about.version}`,
    '',
    `> ${about.description}`,
    '',
    `Import parts from '${about.name}', those of a marketplace from '${about.name}/marketplace'; \`import\` in components.json names the entry.`,
    `Wrap the app in ThemeProvider and import '${about.name}/styles.css' once.`,
    'Props, slots, keys and examples of every part, providers, functions and types: components.json. Style by tokens only: --ds-… custom properties.',
    ...groups.flatMap(([group, list = []]) => ['', `## ${group}`, '', list.map(line).join('\n')]),
    '',
    '## Guides',
    '',
    '- [Getting started](./?path=/docs/start-getting-started--docs): install, first form, table and dialog',
    '- [Theming](./?path=/docs/foundations-theming--docs): createTheme, ThemeProvider, ThemeRegion',
    '- [Tokens](./?path=/docs/foundations-tokens--docs): names, purpose, contrast, DTCG and Figma files',
    '- [Icons](./?path=/docs/foundations-icons--docs): by the words that people use',
    '- [Accessibility](./?path=/docs/start-accessibility--docs): what parts do and what remains',
    '- [Content](./?path=/docs/start-content--docs): labels, errors, empty states',
    '',
  ].join('\n');
}
