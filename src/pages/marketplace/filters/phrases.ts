import { dayAt } from '#design-system';
import type { StreamPage } from '#contract/types.ts';
import type { Filter } from '../../shared/lists/marketplaceFilter.ts';

export type Phrases = NonNullable<StreamPage['reading']>['understood'];
export type Phrase = Phrases[number];

const trimmed = (text: string) => text.replaceAll(/\s+/gu, ' ').trim();

type Place = Pick<Phrase, 'start' | 'end'>;

const isAt = (text: string, { start, end }: Place, part: string) =>
  text.slice(start, end).toLowerCase() === part.toLowerCase();

/** Drops phrases of an earlier text: the page may still show its results. */
export const phrasesIn = ({ text }: Filter, understood: Phrases): Phrase[] =>
  understood.filter((one) => isAt(text, one, one.text));

const replaceAt = (text: string, { start, end }: Place, by: string) => `${text.slice(0, start)}${by}${text.slice(end)}`;

export const withoutPhrases = (text: string, phrases: readonly Phrase[]): string =>
  trimmed(phrases.reduceRight((left, phrase) => replaceAt(left, phrase, ' '), text));

export function narrowingOf({ filter: { from, ...filter } }: Phrase): Partial<Filter> {
  return { ...filter, ...(from !== undefined && { from: dayAt(Date.parse(from)) }) } as Partial<Filter>;
}

const isSet = (value: unknown) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);

const unite = (one: unknown, other: unknown) =>
  Array.isArray(one) && Array.isArray(other)
    ? [...new Set<unknown>([...(one as unknown[]), ...(other as unknown[])])]
    : other;

/** Adds the filters of phrases. A filter set by hand wins, as on the server; several phrases of one filter are merged. */
export function withPhrases(filter: Filter, phrases: readonly Phrase[]): Filter {
  const added: Record<string, unknown> = {};
  for (const [key, value] of phrases.flatMap((one) => Object.entries(narrowingOf(one))))
    if (!isSet(filter[key as keyof Filter])) added[key] = key in added ? unite(added[key], value) : value;
  return { ...filter, ...(added as Partial<Filter>) };
}

/** Applies a change to the shown filter: a phrase with a changed part leaves the text, and its other parts stay. */
export function changeOf(filter: Filter, phrases: readonly Phrase[], change: Partial<Filter>): Partial<Filter> {
  const taken = phrases.filter((one) => Object.keys(narrowingOf(one)).some((key) => key in change));
  if (taken.length === 0) return change;
  return { ...withPhrases(filter, taken), text: withoutPhrases(filter.text, taken), ...change };
}

export type Corrected = NonNullable<NonNullable<StreamPage['reading']>['corrected']>;

/** Drops corrections of an earlier text, as `phrasesIn` does. */
export const correctionsIn = (text: string, corrected: Corrected = []): Corrected =>
  corrected.filter((one) => isAt(text, one, one.from));

/** Replaces the misspelt words of a text. */
export const correctedText = (text: string, corrections: Corrected): string =>
  corrections.reduceRight((now, one) => replaceAt(now, one, one.to), text);
