// Data whose owner shows groups only: others get results of the data room, and neither rows nor an address to read them.
import { sql } from 'kysely';
import { dataRoomKey } from '#contract/constants.ts';
import { Refusal } from '../kernel/refusal.ts';

/** THE rule, for a stream as a row. */
export const showsGroupsOnly = ({ metadata }: { readonly metadata: Readonly<Record<string, unknown>> }): boolean =>
  metadata[dataRoomKey] === true;

/** SQL condition: the same of the stream under the alias. */
export const isGroupsOnly = (alias: string) =>
  sql<boolean>`coalesce(${sql.ref(`${alias}.metadata`)} -> ${sql.lit(dataRoomKey)} = 'true'::jsonb, false)`;

/** Not 403, which would sign people out, and not 401: whoever asks has paid, and is told what to do instead. */
export const groupsOnlyRefusal = () =>
  new Refusal(
    409,
    'groups_only',
    'The owner of this data shows groups only: it cannot be read, but analyses can be run on it',
  );
