// A backup as lines of JSON, packed by gzip: the head, files, the tables, their rows, and figures to hold all against.
import type { Cells, Figures } from '../database/copy/figures.ts';
import type { Table } from '../database/copy/tables.ts';
import type { Step } from '../database/migrate.ts';

export const formatVersion = 1;

/** First line. */
export interface Head {
  exchange: typeof formatVersion;
  /** RFC 3339 UTC: what was committed by then is in it. */
  at: string;
  engine: 'embedded' | 'postgres';
}

/** Any line after it. A file's bytes (base64) follow its name, a table's rows its name. */
export type Line =
  | { file: string }
  | { bytes: string }
  | { steps: readonly Step[]; tables: readonly Table[] }
  | { table: string }
  | Cells
  | { end: { files: number; figures: Readonly<Record<string, Figures>> } };

export const lineOf = (line: Head | Line) => `${JSON.stringify(line)}\n`;

/**
 * Tables that a restore must not bring back: sessions and recovery links that ended since would be good again, and
 * mails that went out since would go out twice.
 */
export const leftOut = ['sessions', 'recoveries', 'mails'] as const;
