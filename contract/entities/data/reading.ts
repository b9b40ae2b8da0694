import { z } from 'zod';
import { readingNotes, readingQuestions } from '../../constants.ts';
import { sampleFormats } from '../../dataFormats.ts';

const Line = z.int().min(1);

/** Parts of a reading that a seller can set. Absent parts are found in the file. */
export const ReadingChoice = z.strictObject({
  format: z.enum(sampleFormats).optional(),
  /** Label of the WHATWG encoding standard, or utf-32le and utf-32be. */
  encoding: z.string().max(40).optional(),
  /** One or more characters between two cells. A blank means any number of blanks. Empty for a single column. */
  delimiter: z.string().max(8).optional(),
  /** Empty where quotes have no meaning. */
  quote: z.string().max(1).optional(),
  /** Character before a quote inside a quoted cell: the quote itself, or a backslash. */
  escape: z.string().max(1).optional(),
  /** Line of the first row with names, or 0 for a file without names. */
  header: z.int().min(0).max(10_000).optional(),
  dates: z.enum(['day', 'month']).optional(),
  decimal: z.enum(['.', ',']).optional(),
  /** Name of a sheet in a workbook. */
  sheet: z.string().max(255).optional(),
});

/** A finding about cells that a buyer should know, with its extent and the lines of the first few. */
const ReadingNote = z.object({
  code: z.enum(readingNotes),
  count: z.int().min(0),
  lines: z.array(Line).max(5),
  column: z.string().optional(),
});

/** The reading of a file: its sample, rows, formats and runs all use it. */
export const FileReading = z.object({
  format: z.enum(sampleFormats),
  compression: z.enum(['gzip', 'zstd', 'brotli', 'zip']).optional(),
  encoding: z.string().optional(),
  delimiter: z.string().optional(),
  quote: z.string().optional(),
  escape: z.string().optional(),
  /** Character or text that begins a comment line. */
  comment: z.string().optional(),
  /** Lines before the first row with names, or before the first row where no row has names. */
  before: z.int().min(0).optional(),
  /** Rows with names: 0 where the file has none, 2 or more where several make one name. */
  headerRows: z.int().min(0).optional(),
  /** Rows below the table that do not belong to it, such as notes and totals. */
  after: z.int().min(0).optional(),
  decimal: z.enum(['.', ',']).optional(),
  thousands: z.string().max(1).optional(),
  /** True if the seller set that whole numbers have thousands separators too. */
  grouped: z.boolean().optional(),
  dates: z.enum(['day', 'month']).optional(),
  sheet: z.string().optional(),
  /** Names of all sheets of a workbook. */
  sheets: z.array(z.string()).optional(),
  /** Tables found in the file. The first one is read. */
  tables: z.int().min(1).optional(),
  notes: z.array(ReadingNote),
  /** Parts for which two choices fit alike. */
  questions: z.array(z.enum(readingQuestions)),
  /** The reading in one sentence. */
  sentence: z.string(),
});

/** All rows of a file as text, for a form that checks each cell. */
export const FileTable = z.object({
  columns: z.array(
    z.object({
      /** Name in the file, empty where it has none. */
      name: z.string(),
      /** Meaning of the commas in numbers, where there are any. `ambiguous`: all are such as 1,234. */
      comma: z.enum(['decimal', 'ambiguous']).optional(),
    }),
  ),
  rows: z.array(z.array(z.string())),
  reading: FileReading,
});
