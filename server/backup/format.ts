// Format of a backup: gzipped JSON lines. Head, files, tables, their rows, and fingerprints to verify them.
import type { Cells, Fingerprint } from '../database/copy/fingerprint.ts';
import type { Table } from '../database/copy/tables.ts';
import type { Step } from '../database/migrate.ts';

export const formatVersion = 1;

export interface Head {
  exchange: typeof formatVersion;
  /** RFC 3339 UTC: includes everything committed by then. */
  at: string;
  engine: 'embedded' | 'postgres';
}

/** Any later line. Bytes (base64) follow the name of their file, rows the name of their table. */
export type Line =
  | { file: string }
  | { bytes: string }
  | { steps: readonly Step[]; tables: readonly Table[] }
  | { table: string }
  | Cells
  | { end: { files: number; figures: Readonly<Record<string, Fingerprint>> } };

export const lineOf = (line: Head | Line) => `${JSON.stringify(line)}\n`;

/** A restore would revive ended sessions, processes and used recovery links, and send mails again. */
export const leftOut = ['sessions', 'recoveries', 'mails', 'deliveries', 'processes'] as const;
