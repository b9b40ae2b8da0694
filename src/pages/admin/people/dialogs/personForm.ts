import { slots, textLimits } from '#contract/constants.ts';
import type { Slot, User, UserCreate, UserEdit } from '#contract/types.ts';

const texts = ['first_name', 'last_name', 'email', 'company', 'phone', 'address', 'country'] as const;
type TextName = (typeof texts)[number];

export type PersonValues = Record<TextName, string> & { password: string } & Record<Slot, boolean>;

export const maxCharactersOf: Readonly<Record<TextName, number>> = {
  first_name: textLimits.personName,
  last_name: textLimits.personName,
  email: textLimits.email,
  company: textLimits.company,
  phone: textLimits.phone,
  address: textLimits.address,
  country: textLimits.country,
};

export function valuesOf(user?: User): PersonValues {
  const held = texts.map((name) => [name, user?.[name] ?? ''] as const);
  const roles = slots.map((slot) => [slot, user ? user.userModeType[slot] : slot === 'user'] as const);
  return { password: '', ...Object.fromEntries([...held, ...roles]) } as PersonValues;
}

export const differing = (initial: PersonValues, values: Partial<PersonValues>): Partial<PersonValues> =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => value !== undefined && value !== initial[name as keyof PersonValues],
    ),
  );

export const hasRole = (values: PersonValues): boolean => slots.some((slot) => values[slot]);

const rolesIn = (values: PersonValues) =>
  Object.fromEntries(slots.map((slot) => [slot, values[slot]])) as Record<Slot, boolean>;

export function changesOf(user: User, values: PersonValues): UserEdit {
  const changed = texts.filter((name) => values[name].trim() !== user[name]);
  const roles = slots.filter((slot) => values[slot] !== user.userModeType[slot]);
  return {
    ...Object.fromEntries(changed.map((name) => [name, values[name].trim()])),
    ...(roles.length > 0 && { userModeType: Object.fromEntries(roles.map((slot) => [slot, values[slot]])) }),
  };
}

/** Random password: the person sets their own by the mailed link. */
export const unknownPassword = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(24)), (byte) => byte.toString(36).padStart(2, '0')).join('');

export function creationOf(values: PersonValues): UserCreate {
  const filled = texts.filter((name) => values[name].trim() !== '');
  return {
    ...(Object.fromEntries(filled.map((name) => [name, values[name].trim()])) as { email: string }),
    password: values.password || unknownPassword(),
    userModeType: rolesIn(values),
  };
}
