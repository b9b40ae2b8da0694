// Form values and their API counterparts. Pure.
import { dayAt, readNumber, utcRange } from '#design-system';
import { formatTokens, parseTokens } from '#marketplace';
import { algorithmType, analysisKey, dataRoomKey, lockedKey, streamTypes } from '#contract/constants.ts';
import { streamFieldRows, type StreamField, type StreamFieldName } from '#contract/streamFields.ts';
import type { AccessType, Input, Stream, StreamUpdate, Visibility } from '#contract/types.ts';
import {
  addressOf,
  credentialsChange,
  credentialsIn,
  emptySource,
  sourceOf,
  type SourceValues,
} from './source/liveSource.ts';
import { emptyReading, readingChoiceOf, readingValuesOf, type ReadingValues } from './source/reading.ts';
import { meaningsIn, meaningValuesOf, type MeaningValues } from './columns/meanings.ts';
import { algorithmFacts, lockedIn, presetsIn, withoutPresets, type Presets } from './algorithm/presets.ts';

type TextName = Exclude<
  StreamFieldName,
  'location' | 'metadata' | 'reading' | 'meanings' | 'start_date' | 'visibility' | 'accessType' | 'offer'
>;

/** Texts as typed, the price in tokens, days as 'YYYY-MM-DD'. A type of one's own is `otherType` with `ownType`. */
export interface ProductValues extends Record<TextName, string>, SourceValues {
  visibility: Visibility;
  accessType: AccessType;
  offer: boolean;
  ownType: string;
  analysis: string;
  presets: Presets;
  locked: readonly string[];
  queryText: string;
  queryColumns: string;
  queryParameters: string;
  /** Rows for a trial; never saved. */
  trialRows: string;
  tags: readonly string[];
  keepRows: boolean;
  groupsOnly: boolean;
  /** Parts of the reading that the seller set. */
  reading: ReadingValues;
  /** Also of columns that the data does not have now. */
  meanings: readonly MeaningValues[];
  licence: string;
  covers: string;
  source: string;
  longitude: string;
  latitude: string;
}

export const otherType = 'other';

const apart: ReadonlySet<StreamFieldName> = new Set([
  'location',
  'metadata',
  'reading',
  'meanings',
  'start_date',
  'visibility',
  'accessType',
  'offer',
]);
const textRows = streamFieldRows.filter((row): row is [TextName, StreamField] => !apart.has(row[0]));
const textsOf = (write: (kind: StreamField['kind'], name: TextName) => string) =>
  Object.fromEntries(textRows.map(([name, { kind }]) => [name, write(kind, name)])) as Record<TextName, string>;

export const emptyValues: ProductValues = {
  ...textsOf(() => ''),
  ...emptySource,
  type: streamTypes[0],
  visibility: 'public',
  accessType: 'PUBLIC',
  offer: true,
  ownType: '',
  analysis: '',
  presets: {},
  locked: [],
  queryText: '',
  queryColumns: '',
  queryParameters: '',
  trialRows: '',
  tags: [],
  keepRows: false,
  groupsOnly: false,
  reading: emptyReading,
  meanings: [],
  licence: '',
  covers: '',
  source: '',
  longitude: '',
  latitude: '',
};

/** Service providers list algorithms only. */
export const typesFor = (anyType: boolean): readonly string[] =>
  anyType ? [...streamTypes, otherType] : [algorithmType];

const textOf = (value: unknown) => {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
};

/** Last full day before a moment, in the reader's time zone. */
const dayOf = (moment: string): string => dayAt(Date.parse(moment) - 1);

export function valuesOf(stream: Stream): ProductValues {
  const { metadata, location } = stream;
  const usual = streamTypes.some((type) => type === stream.type);
  const [longitude, latitude] = location?.coordinates ?? [];
  return {
    ...textsOf((kind, name) => {
      const value = stream[name];
      if (kind === 'amount') return formatTokens(Number(value));
      return kind === 'instant' && typeof value === 'string' ? dayOf(value) : textOf(value);
    }),
    ...sourceOf(stream),
    type: usual ? stream.type : otherType,
    ownType: usual ? '' : stream.type,
    analysis: stream.type === algorithmType ? textOf(metadata[analysisKey]) : '',
    presets: stream.type === algorithmType ? presetsIn(metadata) : {},
    locked: stream.type === algorithmType ? lockedIn(metadata) : [],
    queryText: '',
    queryColumns: '',
    queryParameters: '',
    trialRows: '',
    tags: metadata.tags ?? [],
    keepRows: metadata['sample'] === false,
    groupsOnly: metadata[dataRoomKey] === true,
    reading: readingValuesOf(stream.reading),
    meanings: meaningValuesOf(stream.meanings),
    visibility: stream.visibility,
    accessType: stream.accessType,
    offer: stream.offer,
    licence: textOf(metadata['licence']),
    covers: textOf(metadata['covers']),
    source: textOf(metadata['source']),
    longitude: textOf(longitude),
    latitude: textOf(latitude),
  };
}

const formFacts = ['licence', 'covers', 'source'] as const;

function metadataOf(values: ProductValues, listed?: Stream) {
  const { tags: _tags, sample: _sample, [dataRoomKey]: _groups, ...rest } = listed?.metadata ?? {};
  // Other types may use the key as an ordinary fact.
  if (values.type === algorithmType || listed?.type === algorithmType) {
    delete rest[analysisKey];
    delete rest[lockedKey];
  }
  const facts = withoutPresets(rest, values.type === algorithmType ? listed : undefined);
  const others = Object.entries(facts).filter(([name]) => !formFacts.some((fact) => fact === name));
  const { tags } = values;
  const named = formFacts.map((name) => [name, values[name].trim()] as const).filter(([, text]) => text !== '');
  return {
    ...Object.fromEntries(others),
    ...Object.fromEntries(named),
    ...(tags.length > 0 && { tags }),
    ...(values.keepRows && { sample: false }),
    ...(values.groupsOnly && { [dataRoomKey]: true }),
    ...(values.type === algorithmType && values.analysis !== '' && algorithmFacts(values)),
  } as NonNullable<StreamUpdate['metadata']>;
}

/** Value of a text on the wire; null clears an optional field. */
function wireValue(text: string, { kind, required, options }: StreamField): unknown {
  const trimmed = text.trim();
  if (kind === 'amount') return parseTokens(text) ?? 0;
  if (kind === 'instant') return utcRange({ from: text, to: text })?.end ?? null;
  if (kind === 'choice') return options?.find((option) => option === text) ?? null;
  if (required) return trimmed;
  if (kind === 'count') return trimmed === '' ? null : readNumber(trimmed);
  // An example record may begin with blanks.
  const kept = kind === 'text' ? text : trimmed;
  return kept === '' ? null : kept;
}

/** Returns the whole form as an update; null clears a field. */
function changeOf(values: ProductValues, listed?: Stream): StreamUpdate {
  const { type, ownType, longitude, latitude, visibility, accessType, offer } = values;
  const texts = {
    ...values,
    url: addressOf(values),
    type: type === otherType ? ownType : type,
    // Runs are not counted as reads.
    ...(type === algorithmType && { max_calls: '', max_unit: '' }),
  };
  return {
    ...Object.fromEntries(textRows.map(([name, field]) => [name, wireValue(texts[name], field)])),
    visibility,
    accessType,
    offer,
    reading: readingChoiceOf(values.reading) ?? null,
    meanings: meaningsIn(values.meanings) ?? null,
    location:
      longitude.trim() === '' ? null : { type: 'Point', coordinates: [readNumber(longitude), readNumber(latitude)] },
    metadata: metadataOf(values, listed),
  };
}

export const createBody = (values: ProductValues) =>
  Object.fromEntries(
    Object.entries({ ...changeOf(values), credentials: credentialsIn(values) ?? null }).filter(
      ([, value]) => value !== null,
    ),
  ) as Input<'streams.create'>['body'];

export function editBody(values: ProductValues, listed: Stream): StreamUpdate {
  const was: Record<string, unknown> = { ...changeOf(valuesOf(listed), listed) };
  const now = Object.entries(changeOf(values, listed));
  const changed = now.filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(was[name]));
  return { ...Object.fromEntries(changed), ...credentialsChange(values, listed) };
}
