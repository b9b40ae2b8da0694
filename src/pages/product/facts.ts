import { fillText, numberFormat } from '#design-system';
import { algorithmType, analysisKey, dataRoomKey, lockedKey } from '#contract/constants.ts';
import type { Sample, Stream } from '#contract/types.ts';
import { callUnitNames, productMessages as messages } from '../../messages/product.ts';

const hundredths = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

const degrees = (value: number, [positive, negative]: readonly [string, string]) =>
  `${numberFormat(hundredths).format(Math.abs(value))}° ${value < 0 ? negative : positive}`;

/** Formats a point: '47.61° N, 122.33° W'. */
export const pointText = ([longitude, latitude]: readonly [number, number]): string =>
  fillText(messages.point, { latitude: degrees(latitude, ['N', 'S']), longitude: degrees(longitude, ['E', 'W']) });

export const callsText = ({ max_calls, max_unit }: Pick<Stream, 'max_calls' | 'max_unit'>): string =>
  max_calls && max_unit
    ? fillText(messages.calls, { count: numberFormat().format(max_calls), unit: callUnitNames[max_unit] })
    : messages.unlimited;

// Shown elsewhere on the page.
const known = new Set<string>([dataRoomKey, 'tags', 'sample', 'covers', 'source', 'licence', 'records']);

const scalarText = (value: unknown) => (typeof value === 'number' ? numberFormat().format(value) : String(value));

export const otherFacts = ({ type, metadata }: Pick<Stream, 'type' | 'metadata'>) =>
  Object.entries(metadata)
    .filter(([key]) => !known.has(key) && !(type === algorithmType && (key === analysisKey || key === lockedKey)))
    .map(([label, value]) => ({ label, value: scalarText(value) }));

/** True when others get results of groups only, neither rows nor an address. */
export const showsGroupsOnly = ({ metadata }: Pick<Stream, 'metadata'>): boolean => metadata[dataRoomKey] === true;

/** True when the source sends events without an end, by the last measurement. */
export const isLive = ({ measured }: Pick<Stream, 'measured'>, sample: Sample | undefined): boolean =>
  (measured?.live ?? sample?.live) !== undefined;

export const analysisOf = ({ type, metadata }: Pick<Stream, 'type' | 'metadata'>): string | undefined =>
  type === algorithmType ? factOf(metadata, analysisKey) : undefined;

export const factOf = (metadata: Stream['metadata'], key: string): string | undefined =>
  metadata[key] === undefined ? undefined : scalarText(metadata[key]);
