import { expect, it } from 'vitest';
import { slots } from '#contract/roles.ts';
import { readOwnRecord } from '#src/state/me/loadMe.ts';
import { grantedModes } from '#src/state/me/me.ts';

it.each([
  ['no roles', { id: 'u1', email: 'a@b.c' }],
  ['roles that are null', { id: 'u1', email: 'a@b.c', userModeType: null }],
  ['roles that are a word', { id: 'u1', email: 'a@b.c', userModeType: 'admin' }],
  ['roles that are a list', { id: 'u1', email: 'a@b.c', userModeType: ['admin'] }],
  ['roles that are numbers', { id: 'u1', email: 'a@b.c', userModeType: { admin: 1 } }],
  ['names that are null', { id: 'u1', email: null, first_name: null, last_name: 7, userModeType: {} }],
  ['nothing', {}],
  ['null', null],
  ['a text', 'u1'],
  ['a list', []],
])('an own record of %s is read with every field in its type and no role granted', (_what, value) => {
  const user = readOwnRecord(value);
  expect(Object.keys(user.userModeType)).toEqual([...slots]);
  expect(grantedModes(user)).toEqual([]);
  for (const text of [user.id, user.email, user.first_name, user.last_name]) expect(text).toBeTypeOf('string');
  for (const flag of [user.disabled, user.locked, user.mfa]) expect(flag).toBeTypeOf('boolean');
});

it('keeps the valid fields of an own record', () => {
  const given = {
    id: 'u1',
    email: 'a@b.c',
    first_name: 'Ada',
    mfa: true,
    picture: '/p',
    userModeType: { buyer: true },
  };
  expect(readOwnRecord(given)).toMatchObject({ ...given, userModeType: { buyer: true, admin: false } });
});
