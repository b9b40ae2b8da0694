export class BulkFileError extends Error {
  override readonly name = 'BulkFileError';
  readonly status: 400 | 413;

  constructor(message: string, status: 400 | 413 = 400) {
    super(message);
    this.status = status;
  }
}

/** A problem with one field of one row. `row` counts data rows from 1. */
export interface RowProblem {
  readonly row: number;
  readonly field: string;
  readonly problem: string;
}

export interface ReadRow {
  readonly value: unknown;
  readonly problems: Readonly<Record<string, string>>;
}
