// The behaviour table: one row for each operation with a message, and for each load that the specification names.
import { keyOf } from '#src/state/machine/status.ts';
import { rows } from '#src/state/machine/actions/index.ts';
import { rowOf } from '#tests/support/operations.ts';
import { failures, unspecifiedFailure, type FailureRow } from '../specification.ts';
import type { Given, Row, WrittenRow } from '../row.ts';
import { accountRows } from './account.ts';
import { paymentRows } from './payments.ts';
import { peopleRows } from './people.ts';
import { productRows } from './products.ts';
import { sessionRows } from './session.ts';
import { tradingRows } from './trading.ts';

export const table = { ...sessionRows, ...accountRows, ...productRows, ...tradingRows, ...paymentRows, ...peopleRows };

export type RowName = keyof typeof table;

/** Returns the row of an action or a resource with its defaults. */
export function tableRow(name: RowName): Row {
  const row: WrittenRow = table[name];
  // Loads show no message, so a load that gains one fails.
  const says = name in rows ? rowOf(name).success : undefined;
  return { says, sends: () => row.proves?.[0] ?? '', ...row };
}

export const tableRows = (Object.keys(table) as RowName[]).map((name) => [name, tableRow(name)] as const);

/** Key of the operation's state. */
export const stateKey = (name: string, { id }: Row, given: Given) => keyOf(name, id?.(given));

/** Success text as displayed; empty if there is none. */
export const successText = ({ says = '' }: Row, { stream, other }: Given): string =>
  says
    .replace('{name}', stream.name)
    .replace('{hours}', '12')
    .replace('{email}', other.email)
    .replace('{device}', 'Firefox on Linux');

/** Messages of its failures. */
export function failureOf({ fails }: Pick<Row, 'fails'>): FailureRow {
  if (fails === undefined) return unspecifiedFailure;
  if (typeof fails === 'string') return failures[fails];
  if ('data' in fails) return { ...unspecifiedFailure, tries: ['data'] };
  return { ...unspecifiedFailure, otherwise: fails.ours };
}

/** Body of the call; for a form the names of its fields. */
export const payloadOf = (body: unknown): unknown => (body instanceof FormData ? [...body.keys()] : body);
