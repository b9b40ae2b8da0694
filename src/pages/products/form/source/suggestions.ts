// Values of the form that a measured source suggests. Pure.
import { fillText } from '#design-system';
import { readEndings } from '#contract/dataFormats.ts';
import { coordinatesOf } from '#contract/coordinates.ts';
import type { Category, Sample, Stream } from '#contract/types.ts';
import { textLimits } from '#contract/textLimits.ts';
import { counted } from '../../../../messages/format.ts';
import { suggestionMessages as messages } from './messages.ts';
import { coverageOf } from '../../../shared/product/cardFacts.ts';
import type { ProductValues } from '../values.ts';

export const suggestedFields = [
  'name',
  'subcategory',
  'description',
  'snippet',
  'licence',
  'covers',
  'latitude',
  'longitude',
] as const;
type Suggested = (typeof suggestedFields)[number];
export type Suggestions = Partial<Pick<ProductValues, Suggested>>;

interface Facts {
  readonly sample: Sample;
  /** Name of the file, or the last part of the address. */
  readonly file: string;
  readonly categories: readonly Category[];
  readonly newest: Stream | null | undefined;
  /** The seller shows no rows, so that none becomes the public example. */
  readonly isHidden: boolean;
}

const shownColumns = 8;
/** Degrees within which one point describes all places. */
const onePlace = 5;

const ending = new RegExp(`(?:\\.(?:${readEndings.join('|')}))+$`, 'iu');

export function titleOf(file: string): string {
  const words = file
    .replace(ending, '')
    .replaceAll(/[\s._-]+/gu, ' ')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1, textLimits.name);
}

function describe({ schema, rows_measured, complete, live }: Sample): string {
  const names = schema.map(({ name }) => name);
  const more = names.length - shownColumns;
  const list = [...names.slice(0, shownColumns), ...(more > 0 ? [counted(messages.more, more)] : [])];
  const columns = new Intl.ListFormat('en').format(list);
  const rows = counted(complete ? messages.rows : messages.moreRows, rows_measured);
  return fillText(live ? messages.events : messages.table, { rows, columns }).slice(0, textLimits.description);
}

const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
/** Singular and plural count as one word. */
const stem = (word: string) => word.replace(/(?:ies|es|s|y)$/u, '');

function categoryOf({ sample, file, categories, newest }: Facts): string | undefined {
  const known = new Set(
    wordsOf([file, ...sample.schema.map(({ name }) => name)].join(' ').replaceAll('_', ' ')).map(stem),
  );
  const lower = categories.filter(({ parent }) => parent !== null);
  const counts = lower.map(({ id, name }) => ({
    id,
    count: wordsOf(name).filter((word) => known.has(stem(word))).length,
  }));
  const best = counts.toSorted((a, b) => b.count - a.count)[0];
  return best && best.count > 0 ? best.id : newest?.subcategory;
}

function middleOf({ schema }: Sample, name: string, most: number): string | undefined {
  const column = schema.find((one) => one.name === name);
  const [least, greatest] = [column?.min, column?.max];
  if (typeof least !== 'number' || typeof greatest !== 'number') return undefined;
  if (least < -most || greatest > most || greatest - least > onePlace) return undefined;
  return String(Math.round((least + greatest) * 5_000) / 10_000);
}

function pointOf(sample: Sample): Pick<Suggestions, 'latitude' | 'longitude'> {
  const names = coordinatesOf(sample.schema);
  if (!names) return {};
  const latitude = middleOf(sample, names.latitude, 90);
  const longitude = middleOf(sample, names.longitude, 180);
  return latitude === undefined || longitude === undefined ? {} : { latitude, longitude };
}

export function suggestionsOf(facts: Facts): Suggestions {
  const { sample, file, newest, isHidden } = facts;
  const [record] = sample.rows;
  const snippet = record === undefined ? '' : JSON.stringify(record);
  const licence = newest?.metadata['licence'];
  const found: Record<Suggested, string | undefined> = {
    name: titleOf(file),
    subcategory: categoryOf(facts),
    description: describe(sample),
    snippet: isHidden || snippet.length > textLimits.snippet ? undefined : snippet,
    licence: typeof licence === 'string' ? licence : undefined,
    // Only a complete sample covers all dates.
    covers: sample.complete ? coverageOf(sample) : undefined,
    latitude: undefined,
    longitude: undefined,
    ...pointOf(sample),
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value));
}
