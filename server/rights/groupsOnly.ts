// Streams that show groups only. Others get results of the data room, but no rows and no access address.
import { sql } from 'kysely';
import { dataRoomKey } from '#contract/constants.ts';
import { Refusal } from '../kernel/refusal.ts';

export const showsGroupsOnly = ({ metadata }: { readonly metadata: Readonly<Record<string, unknown>> }): boolean =>
  metadata[dataRoomKey] === true;

export const isGroupsOnly = (alias: string) =>
  sql<boolean>`coalesce(${sql.ref(`${alias}.metadata`)} -> ${sql.lit(dataRoomKey)} = 'true'::jsonb, false)`;

/** Not 403 or 401, which would sign the buyer out. The message says what to do instead. */
export const groupsOnlyRefusal = () =>
  new Refusal(
    409,
    'groups_only',
    'The owner of this data shows groups only: it cannot be read, but analyses can be run on it',
  );
