// Presets of an algorithm: its metadata without the facts that every product has. Pure.
import { algorithmType, analysisKey, dataRoomKey, lockedKey } from '#contract/constants.ts';
import type { Stream } from '#contract/types.ts';

export type Presets = Readonly<Record<string, string | number | boolean | null>>;
type Metadata = Readonly<Record<string, unknown>>;

const facts: ReadonlySet<string> = new Set([
  'tags',
  'licence',
  'covers',
  'source',
  'sample',
  dataRoomKey,
  analysisKey,
  lockedKey,
]);

const isPlain = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

export const isSet = (value: unknown) => isPlain(value) && value !== '';

export const presetsIn = (metadata: Metadata): Presets =>
  Object.fromEntries(
    Object.entries(metadata).flatMap(([name, value]) => (!facts.has(name) && isPlain(value) ? [[name, value]] : [])),
  );

export const listOf = (text: unknown): string[] =>
  typeof text === 'string'
    ? text
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '')
    : [];

export const lockedIn = (metadata: Metadata) => listOf(metadata[lockedKey]);

export function withoutPresets(metadata: Metadata, listed: Stream | undefined): Metadata {
  if (listed?.type !== algorithmType) return metadata;
  const held = presetsIn(listed.metadata);
  return Object.fromEntries(Object.entries(metadata).filter(([name]) => !Object.hasOwn(held, name)));
}

interface Algorithm {
  analysis: string;
  presets: Presets;
  locked: readonly string[];
}

export function algorithmFacts({ analysis, presets, locked }: Algorithm) {
  const names = locked.filter((name) => isSet(presets[name]));
  return {
    ...Object.fromEntries(Object.entries(presets).filter(([, value]) => isSet(value))),
    [analysisKey]: analysis,
    ...(names.length > 0 && { [lockedKey]: names.join(', ') }),
  };
}
