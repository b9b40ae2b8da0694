import { sql } from 'kysely';
import { algorithmType, analysisKey, queryAnalysis } from '#contract/constants.ts';
import { Refusal } from '../kernel/refusal.ts';

/** True for an algorithm whose provider has not published its query yet: buyers would have nothing to run. */
export const lacksQuery = (alias: string) => sql<boolean>`(${sql.ref(`${alias}.type`)} = ${sql.lit(algorithmType)}
  and ${sql.ref(`${alias}.metadata`)} ->> ${sql.lit(analysisKey)} is not distinct from ${sql.lit(queryAnalysis)}
  and not exists (select 1 from algorithm_versions v where v.stream_id = ${sql.ref(`${alias}.id`)}))`;

export const noQueryRefusal = () =>
  new Refusal(
    409,
    'query_missing',
    'The provider has not published the query of this algorithm yet, so it cannot be bought',
  );
