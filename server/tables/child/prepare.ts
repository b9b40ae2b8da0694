import type { FileReading } from '#contract/types.ts';
import { parquetRows } from '../../duckdb/database.ts';
import { jsonNotes } from '../../reading/json/notes.ts';
import { columnNames } from '../../reading/names.ts';
import { recognise } from '../../reading/recognise.ts';
import type { FormatName, Recognised } from '#server/reading/types.ts';
import { sentenceOf } from '../../reading/sentence.ts';
import type { TableInfo } from '../job.ts';
import type { PrepareTask } from './prepareTask.ts';
import { prepareArrow, prepareParquet } from '../columnar/prepareColumnar.ts';
import { isLarge, prepareDelimited } from './delimited.ts';
import { storedOf } from './hidden.ts';
import { readShape, storeJson } from './json.ts';
import { storeLines } from './jsonLines.ts';
import { refuseWidth } from './store.ts';

type Preparer = (preparing: PrepareTask, recognised: Recognised) => Promise<FileReading>;

const withSentence = (found: Omit<FileReading, 'sentence'>): FileReading => ({ ...found, sentence: sentenceOf(found) });

async function prepareJson({ open, source, table }: PrepareTask, recognised: Recognised): Promise<FileReading> {
  if ((await isLarge(source)) && (await storeLines(open, source, table, recognised)))
    return withSentence({ ...recognised.found, format: 'ndjson' });
  const shape = await readShape(source, recognised);
  refuseWidth(shape.columns.length);
  const database = await open(2 * shape.columns.length);
  await storeJson(database, { source, table, shape, recognised });
  const keys = shape.columns.map(({ key }) => key);
  const notes = jsonNotes(shape.leftOut, keys, columnNames(keys));
  return withSentence({
    ...recognised.found,
    notes,
    format: shape.isGeo ? 'geojson' : shape.isLines ? 'ndjson' : 'json',
  });
}

/** One row per format. The rest are rows of cells without types. */
const preparers: Readonly<Partial<Record<FormatName, Preparer>>> = {
  json: prepareJson,
  ndjson: prepareJson,
  geojson: prepareJson,
  parquet: prepareParquet,
  arrow: prepareArrow,
};

/** Stores a source as one Parquet file, row by row, so that the memory does not bound the size. */
export async function prepare(preparing: PrepareTask): Promise<TableInfo> {
  const { open, source, table, declared, choice } = preparing;
  const recognised = await recognise(source, declared, choice);
  const reading = await (preparers[recognised.found.format] ?? prepareDelimited)(preparing, recognised);
  const database = await open(1);
  const { columns } = await storedOf(database, table);
  const [[rows = 0] = []] = await database.rows(`select count(*) from ${parquetRows(table)}`);
  return { columns, rows: Number(rows), reading };
}
