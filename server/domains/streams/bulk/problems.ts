/** The file as a whole cannot be read. */
export class BulkFileError extends Error {
  override readonly name = 'BulkFileError';
  readonly status: 400 | 413;

  constructor(message: string, status: 400 | 413 = 400) {
    super(message);
    this.status = status;
  }
}

/** What is wrong with one field of one row; `row` counts data rows from 1. */
export interface RowProblem {
  readonly row: number;
  readonly field: string;
  readonly problem: string;
}

/** One row as it was read: an object to be validated, and what reading it has shown already. */
export interface ReadRow {
  readonly value: unknown;
  readonly problems: Readonly<Record<string, string>>;
}
