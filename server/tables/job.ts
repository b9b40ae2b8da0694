import type { TableFormat } from '#contract/dataFormats.ts';
import type { FileReading, ReadingChoice } from '#contract/types.ts';
import type { Declared } from '../reading/types.ts';
import type { Where } from './where.ts';

export interface TableColumn {
  readonly name: string;
  /** Type in DuckDB, such as BIGINT. */
  readonly type: string;
  readonly kind: 'number' | 'date' | 'boolean' | 'text' | 'other';
}

/** A part of a table. Without columns all of them; order is that of the source unless sorted. */
export interface TableQuery {
  readonly columns?: readonly string[] | undefined;
  readonly where?: Where | undefined;
  /** Text that any cell of a row holds, whatever its case. */
  readonly search?: string | undefined;
  /** Regular expression that any text of a row matches, whatever its case. Never from outside. */
  readonly pattern?: string | undefined;
  readonly sort?: { readonly column: string; readonly descending: boolean } | undefined;
  readonly limit?: number | undefined;
  readonly offset?: number | undefined;
}

interface Common {
  /** Bytes of memory of the database. */
  readonly memory: number;
  /** The only folder that the child reads and writes. */
  readonly folder: string;
  readonly table: string;
}

export type TableJob =
  | (Common & {
      readonly kind: 'prepare';
      readonly source: string;
      /** The source's own description of its file. */
      readonly declared: Declared;
      /** Parts of the reading that the seller set. */
      readonly choice: ReadingChoice;
    })
  | (Common & {
      readonly kind: 'write';
      readonly width: number;
      readonly query: TableQuery;
      readonly format: TableFormat;
      readonly out: string;
    })
  | (Common & {
      readonly kind: 'rows';
      readonly width: number;
      readonly query: TableQuery;
      /** Rows that match, if counted before. */
      readonly total: number | undefined;
    });

export type TableNote = FileReading['notes'][number];

export interface TableInfo {
  readonly columns: readonly TableColumn[];
  readonly rows: number;
  readonly reading: FileReading;
}

export type TableCell = string | number | boolean | null;

export interface TableRows {
  readonly columns: readonly TableColumn[];
  readonly rows: readonly (readonly TableCell[])[];
  readonly total: number;
}

export interface ArgumentProblem {
  readonly field: 'columns' | 'where' | 'sort' | 'limit';
  readonly problem: string;
}

export type TableOutcome<Result> =
  | { readonly result: Result; readonly peak: number }
  | { readonly wrong: ArgumentProblem; readonly peak: number }
  | { readonly reason: string; readonly fault?: string; readonly peak: number };
