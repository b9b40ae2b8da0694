export interface Size {
  readonly streams: number;
  readonly users: number;
  readonly transfers: number;
}

const minStreams = 20;

export function sizeOf(streams: number): Size {
  if (!Number.isSafeInteger(streams) || streams < minStreams || streams > 10_000_000) {
    throw new RangeError(`The number of streams must be a whole number from ${minStreams} to 10000000`);
  }
  return { streams, users: Math.floor(streams / 20) * 2, transfers: streams * 5 };
}

/** Ids consist of kind and number, so that tables can be filled without reading each other. */
const kinds = { person: 1, stream: 2, transfer: 3, movement: 4, subscription: 5 } as const;

const prefixOf = (kind: keyof typeof kinds) => `01900000-000${kinds[kind]}-7000-8000-`;

export const idSql = (kind: keyof typeof kinds, number: string): string =>
  `('${prefixOf(kind)}' || lpad(to_hex(${number}), 12, '0'))::uuid`;

export const idOf = (kind: keyof typeof kinds, number: number): string =>
  prefixOf(kind) + number.toString(16).padStart(12, '0');
