// Every operation of the app: the actions of the table, and the loads of all resources.
import { globSync, readFileSync } from 'node:fs';
import { resources } from '#src/state/machine/resource.ts';
import { rows, type OperationName, type Row } from '#src/state/machine/rows.ts';
import { run, runRow } from '#src/state/machine/operations.ts';
import { standard } from '#src/messages/operations.ts';

const root = `${process.cwd()}/`;

// A resource exists once its module is loaded.
const modules = globSync('src/**/*.ts', { cwd: root })
  .map((file) => root + file)
  .filter((file) => / = resource\(|: resource\(|\bresource\(`/u.test(readFileSync(file, 'utf8')));
await Promise.all(modules.map((file) => import(/* @vite-ignore */ file) as Promise<unknown>));

const isAction = (name: string): name is OperationName => name in rows;

export const actionNames = Object.keys(rows) as OperationName[];
export const operationNames: readonly string[] = [...actionNames, ...resources.keys()];

export function rowOf(name: string): Row {
  const row = isAction(name) ? rows[name] : resources.get(name)?.row;
  if (!row) throw new Error(`No operation is called ${name}`);
  return row;
}

export const runAny = (name: string): Promise<unknown> =>
  isAction(name) ? run(name, {} as never) : runRow(name, rowOf(name), standard, {});
