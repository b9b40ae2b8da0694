// Every operation of the app: the actions of the table, and the loads of all resources.
import { globSync, readFileSync } from 'node:fs';
import { resources } from '#src/state/machine/resource.ts';
import { rows, type OperationName } from '#src/state/machine/actions/index.ts';
import type { Row } from '#src/state/machine/actions/row.ts';
import { runRow } from '#src/state/machine/operations.ts';

const root = `${process.cwd()}/`;

// A resource exists once its module is loaded.
const modules = globSync('src/**/*.ts', { cwd: root })
  .map((file) => root + file)
  .filter((file) => / = resource\(|: resource\(|\bresource\(`/u.test(readFileSync(file, 'utf8')));
await Promise.all(modules.map((file) => import(/* @vite-ignore */ file) as Promise<unknown>));

const rowFiles = await Promise.all(
  globSync('src/state/machine/actions/*.ts', { cwd: root }).map(
    (file) => import(/* @vite-ignore */ root + file) as Promise<Record<string, object>>,
  ),
);
/** Names in the files, including duplicates and those missing from the index. */
export const writtenNames = rowFiles.flatMap((file) =>
  Object.entries(file).flatMap(([name, rows]) => (name.endsWith('Rows') ? Object.keys(rows) : [])),
);

const isAction = (name: string): name is OperationName => name in rows;

export const actionNames = Object.keys(rows) as OperationName[];
export const operationNames: readonly string[] = [...actionNames, ...resources.keys()];

export function rowOf(name: string): Row {
  const row = isAction(name) ? rows[name] : resources.get(name)?.row;
  if (!row) throw new Error(`No operation is called ${name}`);
  return row;
}

export const runAny = (name: string): Promise<unknown> => runRow(name, rowOf(name), {});
