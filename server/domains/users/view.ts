import type { User, UserCard } from '#contract/types.ts';
import { slots } from '#contract/constants.ts';
import type { Row } from '../../database/schema.ts';
import { displayName } from '../../people/names.ts';

type Stored = Omit<Row<'users'>, 'password'>;

/** Only admins see a hold. */
export const toUserForAdmin = (row: Omit<Stored, 'settings'>): User => ({
  ...toUser({ ...row, settings: null }),
  held: row.held,
});

export function toUser(row: Stored): User {
  const {
    slots: granted,
    created_at,
    last_login_at,
    picture,
    start_page,
    settings,
    erased_at,
    held: _held,
    ...rest
  } = row;
  const userModeType = Object.fromEntries(slots.map((slot) => [slot, granted.includes(slot)])) as User['userModeType'];
  return {
    ...rest,
    userModeType,
    created_date: created_at,
    ...(picture !== null && { picture }),
    ...(start_page !== null && { start_page }),
    ...(settings !== null && { settings: JSON.parse(settings) as NonNullable<User['settings']> }),
    ...(erased_at !== null && { erased_date: erased_at }),
    ...(last_login_at !== null && { last_login: last_login_at }),
  };
}

export const toCard = (row: Stored): UserCard => ({
  id: row.id,
  name: displayName(row),
  company: row.company,
  created_date: row.created_at,
  ...(row.picture !== null && { picture: row.picture }),
});
