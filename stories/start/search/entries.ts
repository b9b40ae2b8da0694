import functionTopics from 'virtual:functions';
import pages from 'virtual:pages';
import parts from 'virtual:parts';
import props from 'virtual:props';
import { colourOf, tokensByName } from '#design-system/tokens/sources.ts';
import { themes, tokens } from '#design-system/tokens/generated/tokens.ts';
import { iconWords } from '../../foundations/icons/iconWords.ts';
import { designerWords } from './designerWords.ts';
import type { Entry } from './findEntries.ts';

const docsOf = (group: string, part: string) => `${group}-${part.toLowerCase()}`;

function tokenEntry(name: string, description = ''): Entry {
  const page = pages.find(({ tokens: prefixes }) => prefixes.some((prefix) => name.startsWith(prefix)));
  if (!page) throw new Error(`No page lists the token ${name}`);
  const colours = [...new Set(themes.flatMap((theme) => colourOf(theme, name)?.hex ?? []))];
  return {
    kind: 'Token',
    name: `--ds-${name}`,
    page: page.title,
    docs: page.docs,
    description,
    ...(colours.length > 0 && { type: colours.join(' · ') }),
  };
}

/** Parts and pages come first, then what they take and are made of. */
export const entries: readonly Entry[] = [
  ...parts.map(({ name, group, summary }): Entry => ({
    kind: 'Part',
    name,
    page: name,
    docs: docsOf(group, name),
    words: designerWords[name],
    description: summary,
  })),
  ...pages.map(({ title, docs, summary }): Entry => ({
    kind: 'Page',
    name: title,
    page: title,
    docs,
    words: designerWords[title],
    description: summary,
  })),
  ...props.map(({ part, group, ...rest }): Entry => ({ kind: 'Prop', ...rest, page: part, docs: docsOf(group, part) })),
  ...Array.from(tokensByName)
    .filter(([name]) => name in tokens)
    .map(([name, { description }]) => tokenEntry(name, description)),
  ...Object.entries(iconWords).map(([name, description]): Entry => ({
    kind: 'Icon',
    name,
    page: 'Icons',
    docs: 'foundations-icons',
    description,
  })),
  ...functionTopics.flatMap(({ functions }) =>
    functions.map(({ name, signature, description }): Entry => ({
      kind: 'Function',
      name,
      page: 'Functions',
      docs: 'start-functions',
      type: signature,
      description,
    })),
  ),
];
