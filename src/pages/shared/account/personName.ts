import type { User } from '#contract/types.ts';

/** First and last name; empty where neither is given. */
export const personName = ({ first_name, last_name }: Pick<User, 'first_name' | 'last_name'>): string =>
  `${first_name} ${last_name}`.trim();

/** How a person is called: the name, or the address of somebody who gave none. */
export const personOrEmail = (user: Pick<User, 'first_name' | 'last_name' | 'email'>): string =>
  personName(user) || user.email;
