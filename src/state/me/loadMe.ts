import { slots } from '#contract/roles.ts';
import type { User } from '#contract/types.ts';
import { ref } from '../machine/load.ts';
import { onReload } from '../machine/operations.ts';
import { resource } from '../machine/resource.ts';
import { me } from './me.ts';
import { session } from './session.ts';

const blank: User = {
  id: '',
  email: '',
  first_name: '',
  last_name: '',
  company: '',
  phone: '',
  address: '',
  country: '',
  userModeType: { user: false, buyer: false, seller: false, admin: false, sp: false, drUser: false },
  disabled: false,
  locked: false,
  mfa: false,
  created_date: '',
};

/** Returns a user in which every field has its type: a broken record must not crash every screen. */
export function readOwnRecord(value: unknown): User {
  const given = { ...(value as object) } as Record<string, unknown>;
  const roles = { ...(given['userModeType'] as object) } as Record<string, unknown>;
  const known = Object.entries(blank).map(([name, usual]) => [
    name,
    typeof given[name] === typeof usual ? given[name] : usual,
  ]);
  const optional = ['picture', 'last_login'].flatMap((name) =>
    typeof given[name] === 'string' ? [[name, given[name]]] : [],
  );
  const { picture: _picture, last_login: _lastLogin, ...others } = given;
  return {
    ...others,
    ...(Object.fromEntries([...known, ...optional]) as User),
    userModeType: Object.fromEntries(slots.map((slot) => [slot, roles[slot] === true])) as User['userModeType'],
  };
}

export const showMe = (value: unknown) => {
  me.user = ref(readOwnRecord(value));
};

const own = resource('me.load', { from: 'users.get', input: () => ({ params: { id: session.userId } }) });

export async function loadMe() {
  const outcome = await own.load();
  if (outcome.ok) showMe(outcome.value);
}

onReload('me.load', loadMe);
