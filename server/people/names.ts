import { sql } from 'kysely';

interface Named {
  readonly first_name: string;
  readonly last_name: string;
  readonly company: string;
}

const nameless = 'Unnamed user';

/** Display name for other people. Never a part of the e-mail address. */
export const displayName = ({ first_name, last_name, company }: Named): string =>
  `${first_name} ${last_name}`.trim() || company || nameless;

export const displayNameOf = (alias: string) => {
  const column = (name: keyof Named) => sql.ref(`${alias}.${name}`);
  return sql<string>`coalesce(nullif(trim(${column('first_name')} || ' ' || ${column('last_name')}), ''), nullif(${column('company')}, ''), ${sql.lit(nameless)})`;
};

/** Must equal the expression of the index. */
export const searchedNames = sql`(first_name || ' ' || last_name || ' ' || company || ' ' || email)`;
