// Algorithms whose analysis the exchange computes. Their address documents them: it is no source of rows, and sales do
// not depend on it.
import { sql } from 'kysely';
import { algorithmType, analysisKey } from '#contract/constants.ts';
import { Refusal } from '../kernel/refusal.ts';

interface Listed {
  readonly type: string;
  readonly metadata: Readonly<Record<string, unknown>>;
}

export const isComputed = ({ type, metadata }: Listed): boolean =>
  type === algorithmType && typeof metadata[analysisKey] === 'string';

export const isComputedBy = (alias: string) => sql<boolean>`(
  ${sql.ref(`${alias}.type`)} = ${sql.lit(algorithmType)} and ${sql.ref(`${alias}.metadata`)} ->> ${sql.lit(analysisKey)} is not null)`;

export const noRowsRefusal = () =>
  new Refusal(409, 'no_rows', 'An algorithm has no rows: run it on data that you can read');
