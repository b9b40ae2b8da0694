// Form values and their API counterparts. Pure.
import { dayAt, formatTokens, parseTokens, utcRange } from '#design-system';
import { algorithmType, analysisKey, callUnits, dataRoomKey, streamTypes } from '#contract/constants.ts';
import type { AccessType, Input, Stream, StreamUpdate, Visibility } from '#contract/types.ts';

/** Texts as typed; the price in tokens, days as 'YYYY-MM-DD', tags separated by commas. */
export interface ProductValues {
  name: string;
  /** A common type, or `otherType` with the word in `ownType`. */
  type: string;
  ownType: string;
  analysis: string;
  subcategory: string;
  description: string;
  tags: string;
  url: string;
  snippet: string;
  keepRows: boolean;
  groupsOnly: boolean;
  price: string;
  offer: boolean;
  max_calls: string;
  max_unit: string;
  visibility: Visibility;
  accessType: AccessType;
  terms: string;
  licence: string;
  covers: string;
  source: string;
  endDate: string;
  longitude: string;
  latitude: string;
}

export const otherType = 'other';

export const emptyValues: ProductValues = {
  name: '',
  type: streamTypes[0],
  ownType: '',
  analysis: '',
  subcategory: '',
  description: '',
  tags: '',
  url: '',
  snippet: '',
  keepRows: false,
  groupsOnly: false,
  price: '',
  offer: false,
  max_calls: '',
  max_unit: '',
  visibility: 'public',
  accessType: 'PUBLIC',
  terms: '',
  licence: '',
  covers: '',
  source: '',
  endDate: '',
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
    name: stream.name,
    type: usual ? stream.type : otherType,
    ownType: usual ? '' : stream.type,
    analysis: stream.type === algorithmType ? textOf(metadata[analysisKey]) : '',
    subcategory: stream.subcategory,
    description: stream.description,
    tags: (metadata.tags ?? []).join(', '),
    url: textOf(stream.url),
    snippet: textOf(stream.snippet),
    keepRows: metadata['sample'] === false,
    groupsOnly: metadata[dataRoomKey] === true,
    price: formatTokens(stream.price),
    offer: stream.offer,
    max_calls: textOf(stream.max_calls),
    max_unit: textOf(stream.max_unit),
    visibility: stream.visibility,
    accessType: stream.accessType,
    terms: textOf(stream.terms),
    licence: textOf(metadata['licence']),
    covers: textOf(metadata['covers']),
    source: textOf(metadata['source']),
    endDate: stream.endDate ? dayOf(stream.endDate) : '',
    longitude: textOf(longitude),
    latitude: textOf(latitude),
  };
}

const formFacts = ['licence', 'covers', 'source'] as const;

/** Merges the form into the metadata; facts unknown to the form stay. */
function metadataOf(values: ProductValues, before?: Stream) {
  const { tags: _tags, sample: _sample, [dataRoomKey]: _groups, ...rest } = before?.metadata ?? {};
  // Other types may use the key as an ordinary fact.
  if (values.type === algorithmType || before?.type === algorithmType) delete rest[analysisKey];
  const others = Object.entries(rest).filter(([name]) => !formFacts.some((fact) => fact === name));
  const tags = values.tags
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean);
  const facts = formFacts.map((name) => [name, values[name].trim()] as const).filter(([, text]) => text !== '');
  return {
    ...Object.fromEntries(others),
    ...Object.fromEntries(facts),
    ...(tags.length > 0 && { tags }),
    ...(values.keepRows && { sample: false }),
    ...(values.groupsOnly && { [dataRoomKey]: true }),
    ...(values.type === algorithmType && values.analysis !== '' && { [analysisKey]: values.analysis }),
  } as NonNullable<StreamUpdate['metadata']>;
}

const textOrNull = (text: string) => (text.trim() === '' ? null : text.trim());

/** Returns the whole form as an update; null clears a field. */
function changeOf(values: ProductValues, before?: Stream): StreamUpdate {
  const { endDate, longitude, latitude, max_calls, max_unit } = values;
  return {
    name: values.name.trim(),
    type: (values.type === otherType ? values.ownType : values.type).trim(),
    subcategory: values.subcategory,
    description: values.description.trim(),
    url: values.url.trim(),
    snippet: values.snippet === '' ? null : values.snippet,
    price: parseTokens(values.price) ?? 0,
    offer: values.offer,
    visibility: values.visibility,
    accessType: values.accessType,
    terms: textOrNull(values.terms),
    location: longitude.trim() === '' ? null : { type: 'Point', coordinates: [Number(longitude), Number(latitude)] },
    endDate: utcRange({ from: endDate, to: endDate })?.end ?? null,
    max_calls: max_calls.trim() === '' ? null : Number(max_calls),
    max_unit: callUnits.find((unit) => unit === max_unit) ?? null,
    metadata: metadataOf(values, before),
  };
}

export const createBody = (values: ProductValues) =>
  Object.fromEntries(
    Object.entries(changeOf(values)).filter(([, value]) => value !== null),
  ) as Input<'streams.create'>['body'];

/** Returns changed fields only. */
export function editBody(values: ProductValues, before: Stream): StreamUpdate {
  const was: Record<string, unknown> = { ...changeOf(valuesOf(before), before) };
  const now = Object.entries(changeOf(values, before));
  return Object.fromEntries(now.filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(was[name])));
}
