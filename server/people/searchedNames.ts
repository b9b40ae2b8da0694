import { sql } from 'kysely';

/** Must equal the expression of the index. */
export const searchedNames = sql`(first_name || ' ' || last_name || ' ' || company || ' ' || email)`;
