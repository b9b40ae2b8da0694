import type { User } from '#contract/types.ts';

export const personName = ({ first_name, last_name }: Pick<User, 'first_name' | 'last_name'>): string =>
  `${first_name} ${last_name}`.trim();

export const personOrEmail = (user: Pick<User, 'first_name' | 'last_name' | 'email'>): string =>
  personName(user) || user.email;
