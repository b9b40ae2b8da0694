// Algorithms whose analysis the exchange computes. Their address documents them: it is no source of rows, and sales do
// not depend on it.
import { sql } from 'kysely';
import { algorithmType, analysisKey } from '#contract/constants.ts';
import { Refusal } from '../kernel/refusal.ts';

export const isComputedBy = (alias: string) => sql<boolean>`(
  ${sql.ref(`${alias}.type`)} = ${sql.lit(algorithmType)} and jsonb_typeof(${sql.ref(`${alias}.metadata`)} -> ${sql.lit(analysisKey)}) = 'string')`;

export const noRowsRefusal = () =>
  new Refusal(409, 'no_rows', 'An algorithm has no rows: run it on data that you can read');
