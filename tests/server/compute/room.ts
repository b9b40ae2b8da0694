// A data room for tests: runs analyses with the code of the child process, in the process of the test.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { dataRoom, queryAnalysis } from '#contract/constants.ts';
import type { AnalysisName, ExecutionResult } from '#contract/types.ts';
import { runJob } from '#server/compute/child/runJob.ts';
import { catalogue } from '#server/compute/catalogue.ts';
import { checkParameters } from '#server/compute/parameters.ts';
import type { Query } from '#server/compute/queryForm.ts';
import { databaseBytes } from '#server/duckdb/spawn.ts';
import { prepared } from './prepared.ts';
import { folderForFile } from '#tests/support/folderForFile.ts';

export type Row = Readonly<Record<string, string | number | null>>;

/** Opens a data room for one test file, with a separate folder for its data. */
export function roomForFile() {
  const folder = folderForFile('data-room');
  let files = 0;

  /** Writes rows as CSV and returns the path. */
  function write(rows: readonly Row[]): string {
    const names = Object.keys(rows[0] ?? {});
    files += 1;
    const file = path.join(folder, `data-${files}`);
    writeFileSync(file, [names, ...rows.map((row) => names.map((name) => row[name] ?? ''))].map(String).join('\n'));
    return file;
  }

  /** Runs an analysis in the data room with this secret, or for a buyer if it is null. Throws refusals. */
  async function ask(
    analysis: AnalysisName,
    files_: string | readonly string[],
    parameters: object,
    secret: string | null = 'secret',
  ) {
    const checked = checkParameters(catalogue[analysis].parameters, { ...parameters });
    if (!('values' in checked)) throw new Error(JSON.stringify(checked.fields));
    return runJob({
      analysis,
      parameters: checked.values,
      tables: await Promise.all([files_].flat().map((file) => prepared(file))),
      room: secret === null ? null : { minimumGroup: dataRoom.minimumGroup, salt: secret },
      memory: databaseBytes,
    });
  }

  /** Runs a provider's query, for a buyer if the secret is null. Columns map to equal names, except in `mapped`. */
  const askQuery = async (
    file: string,
    query: string,
    columns: Query['columns'],
    { mapped = {}, secret = 'secret' }: { mapped?: Readonly<Record<string, string>>; secret?: string | null } = {},
  ) =>
    runJob({
      analysis: queryAnalysis,
      query: { query, columns, parameters: [] },
      parameters: { ...Object.fromEntries(columns.map(({ name }) => [name, name])), ...mapped },
      tables: [await prepared(file)],
      room: secret === null ? null : { minimumGroup: dataRoom.minimumGroup, salt: secret },
      memory: databaseBytes,
    });

  return { folder, write, ask, askQuery };
}

/** Returns the cells of one column of a result. */
export function cells({ columns, rows = [] }: ExecutionResult, name: string) {
  const place = columns.findIndex((column) => column.name === name);
  return rows.map((row) => row[place] ?? null);
}

/** Every value of a result: its content, cells and facts. */
export const valuesOf = ({ content = null, rows = [], facts }: ExecutionResult) => [
  content,
  ...rows.flat(),
  ...Object.values(facts),
];
