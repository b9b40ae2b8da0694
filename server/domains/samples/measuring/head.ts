import type { FileReading, Live, ReadingChoice, Sample, SampleColumn } from '#contract/types.ts';

/** The first bytes of a source, or text that its table gave. */
export interface Head {
  readonly bytes: Uint8Array;
  readonly complete: boolean;
  readonly contentType: string;
  readonly name?: string;
  readonly choice?: ReadingChoice;
  /** Reading of the source, where the bytes are rows of its table. */
  readonly table?: {
    readonly reading: FileReading;
    readonly rows: number;
    /** Types of the table's columns, as far as their cells are no JSON. */
    readonly types: Readonly<Record<string, SampleColumn['type']>>;
  };
  /** Reason for which the source is no table. */
  readonly refused?: string;
  readonly live?: Live;
}

export const isLive = ({ contentType }: Pick<Head, 'contentType'>): boolean =>
  contentType.startsWith('text/event-stream');

export type Format = Sample['format'];
