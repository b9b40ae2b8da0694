// What the form holds, and the same as the wire takes it. Pure.
import { dayAt, formatTokens, parseTokens, utcRange } from '#design-system';
import { algorithmType, analysisKey, callUnits, dataRoomKey, streamTypes } from '#contract/constants.ts';
import type { AccessType, Input, Stream, StreamUpdate, Visibility } from '#contract/types.ts';

/** Texts as typed, so that nothing is lost; the price in tokens, days as 'YYYY-MM-DD', tags parted by commas. */
export interface ProductValues {
  name: string;
  /** One of the usual types, or `otherType`: then `ownType` holds the word. */
  type: string;
  ownType: string;
  /** Name of the analysis that an algorithm runs. */
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

/** Types to choose from; a service provider lists algorithms only. */
export const typesFor = (anyType: boolean): readonly string[] =>
  anyType ? [...streamTypes, otherType] : [algorithmType];

const textOf = (value: unknown) => {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
};

/** The last day that ends by a moment, in the reader's time zone. */
const dayOf = (moment: string): string => dayAt(Date.parse(moment) - 1);

/** The values that show a product. */
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

/** What the form says of the metadata; facts that the form does not know stay as they are. */
function metadataOf(values: ProductValues, before?: Stream) {
  const { tags: _tags, sample: _sample, [dataRoomKey]: _groups, ...rest } = before?.metadata ?? {};
  // Of other types the key is a fact like any other.
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

/** Everything the form says, as a change; null clears. */
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

/** The body of a new product. */
export const createBody = (values: ProductValues) =>
  Object.fromEntries(
    Object.entries(changeOf(values)).filter(([, value]) => value !== null),
  ) as Input<'streams.create'>['body'];

/** What has changed against a stored product; empty when nothing has. */
export function editBody(values: ProductValues, before: Stream): StreamUpdate {
  const was: Record<string, unknown> = { ...changeOf(valuesOf(before), before) };
  const now = Object.entries(changeOf(values, before));
  return Object.fromEntries(now.filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(was[name])));
}
