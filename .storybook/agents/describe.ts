import type { DerivedProp } from '../props/derive.ts';

export interface ManifestDoc {
  title?: string;
  path?: string;
  content?: string;
  summary?: string;
}

export interface ManifestComponent {
  id: string;
  path: string;
  name: string;
  summary?: string;
  import?: string;
  /** Markdown that the MCP server shows in place of the props. */
  apiDescription?: string;
  reactDocgen?: unknown;
  /** Set where Storybook's parser finds no component. */
  error?: unknown;
  subcomponents?: unknown;
  stories?: readonly { id: string; name: string; snippet?: string }[];
  docs?: Record<string, ManifestDoc>;
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
  const rank = (name: string) => Number(name === part || name === 'Root');
  return Object.entries(tables)
    .toSorted(([a], [b]) => rank(b) - rank(a))
    .flatMap(([name, rows]) => own(rows).map((prop) => entryOf(prop, name === part ? '' : `${name}.`)));
}

export const slotsOf = (source: string): string[] =>
  [...new Set(Array.from(source.matchAll(/data-part="([\w-]+)"/gu), ([, part = '']) => part))].toSorted();

export const pagesFolder = 'llms';

/** Address of a documentation page as Markdown, relative to the root of the site. */
export const pageAddress = (id: string): string => `${pagesFolder}/${id}.md`;

/** Returns the text with its links leading to the Markdown pages. */
export const pageText = (text: string): string =>
  `${text.replaceAll(/\]\((?:\.\/)?\?path=\/docs\/([\w-]+)/gu, '](./$1.md')}\n`;

type Story = NonNullable<ManifestComponent['stories']>[number];

const plain = (name: string) => name.replaceAll(/[^a-z0-9]/giu, '').toLowerCase();

/** True for the story that a file exports by a name. */
export const isStory = ({ id }: Story, exported: string): boolean => plain(id.split('--')[1] ?? '') === plain(exported);

/** Stories that the page of a part shows, in its order. Others are tests, or pictures for their comparison. */
export const shownStories = (page: string, stories: readonly Story[]): readonly Story[] =>
  Array.from(page.matchAll(/^<Canvas of=\{Stories\.(\w+)\}/gmu), ([, name = '']) => name).flatMap(
    (name) => stories.find((story) => isStory(story, name)) ?? [],
  );

const statementStart = /\n+(?=(?:export|const|let|function|interface|type|class)\b)/u;
const declared = /^(?:const|let|function|interface|type|class) (\w+)/u;
const example = /^export const \w+Example\b/u;

/** Examples of a page. Each omits the declarations that an earlier one has, and those that add nothing are left out. */
function exampleTexts(stories: readonly Story[]): string[] {
  const known = new Set<string>();
  return stories.flatMap(({ name, snippet = '' }) => {
    const statements = snippet.trim().split(statementStart);
    const isKnown = (statement: string) => known.has(statement.replace(example, ''));
    const [repeated, own] = [statements.filter(isKnown), statements.filter((statement) => !isKnown(statement))];
    for (const statement of own) known.add(statement.replace(example, ''));
    if (!own.some((statement) => example.test(statement))) return [];
    const names = repeated.flatMap((statement) => declared.exec(statement)?.[1] ?? []);
    const note = names.length > 0 ? `// As above: ${names.join(', ')}\n\n` : '';
    const [imports = '', ...rest] = own;
    const code = imports.startsWith('import') ? [imports, '\n\n', note, rest.join('\n\n')] : [note, own.join('\n\n')];
    return [`## Example: ${name}\n\n\`\`\`tsx\n${code.join('')}\n\`\`\``];
  });
}

export function partPage({ docs = {}, apiDescription = '', stories = [] }: ManifestComponent): string {
  const examples = stories.filter(({ snippet = '' }) => snippet !== '' && !/data-matrix|fieldStates/u.test(snippet));
  return [...Object.values(docs).map(({ content = '' }) => content), apiDescription, ...exampleTexts(examples)].join(
    '\n\n',
  );
}

const groupTitles: Readonly<Record<string, string>> = {
  components: 'Basic parts',
  form: 'Form',
  patterns: 'Patterns',
  charts: 'Charts',
};

/** Short text for language models: https://llmstxt.org. */
export function llmsText(
  about: { name: string; version: string; description: string },
  parts: readonly PartEntry[],
  docs: Readonly<Record<string, ManifestDoc>>,
): string {
  const line = ({ name, docs: page, summary }: PartEntry) =>
    `- [${name}](./${pageAddress(page.split('/docs/')[1] ?? '')}): ${summary}`;
  const groups = Object.entries(Object.groupBy(parts, ({ group }) => group));
  const pagesOf = (prefix: RegExp) =>
    Object.entries(docs)
      .filter(([id]) => prefix.test(id))
      .map(([id, { title = '', summary }]) => {
        const name = title.split('/').at(-1) ?? '';
        return `- [${name}](./${pageAddress(id)})${summary ? `: ${summary}` : ''}`;
      });
  return [
    `# ${about.name} ${about.version}`,
    '',
    `> ${about.description}`,
    '',
    `Import parts from '${about.name}', those of a marketplace from '${about.name}/marketplace'. Parts with sub-parts are namespaces, such as \`Dialog.Root\`; props of their sub-parts are named \`Root.open\`.`,
    `Wrap the app in ThemeProvider and import '${about.name}/styles.css' once. Style by tokens only: --ds-… custom properties.`,
    'Each page has purpose, use, props, keys and examples. [components.json](./components.json) has all parts, functions and types in one file.',
    '',
    '## Start and foundations',
    '',
    ...pagesOf(/^(?:start|foundations)-/u),
    ...groups.flatMap(([group, list = []]) => ['', `## ${groupTitles[group] ?? group}`, '', list.map(line).join('\n')]),
    '',
    '## Optional',
    '',
    ...pagesOf(/^guides-/u),
    '',
  ].join('\n');
}
