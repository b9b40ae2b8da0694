export interface Size {
  readonly streams: number;
  readonly users: number;
  readonly transfers: number;
  /** About so many purchases. Earlier transfers are deposits and withdrawals. */
  readonly purchases: number;
  /** Rows of `access_counts`. */
  readonly counts: number;
}

type Rows = Partial<Pick<Size, 'transfers' | 'purchases' | 'counts'>>;

const minStreams = 20;
const maxRows = 1_000_000_000;

export function sizeOf(
  streams: number,
  { transfers = streams * 5, purchases = transfers, counts = 0 }: Rows = {},
): Size {
  if (!Number.isSafeInteger(streams) || streams < minStreams || streams > 10_000_000) {
    throw new RangeError(`The number of streams must be a whole number from ${minStreams} to 10000000`);
  }
  for (const [name, rows] of Object.entries({ transfers, purchases, counts })) {
    if (!Number.isSafeInteger(rows) || rows < 0 || rows > maxRows) {
      throw new RangeError(`The number of ${name} must be a whole number from 0 to ${maxRows}`);
    }
  }
  return { streams, users: Math.floor(streams / 20) * 2, transfers, purchases, counts };
}

/** Ids consist of kind and number, so that tables can be filled without reading each other. */
const kinds = { person: 1, stream: 2, transfer: 3, movement: 4, subscription: 5 } as const;

const prefixOf = (kind: keyof typeof kinds) => `01900000-000${kinds[kind]}-7000-8000-`;

export const idSql = (kind: keyof typeof kinds, number: string): string =>
  `('${prefixOf(kind)}' || lpad(to_hex(${number}), 12, '0'))::uuid`;

export const idOf = (kind: keyof typeof kinds, number: number): string =>
  prefixOf(kind) + number.toString(16).padStart(12, '0');
