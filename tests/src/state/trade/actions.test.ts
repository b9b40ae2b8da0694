import { describe, expect, it } from 'vitest';
import { algorithmType, rights, slots } from '#contract/constants.ts';
import type { Offer } from '#contract/generated/documents.ts';
import {
  actionRules,
  addressActions,
  hasRight,
  mayAct,
  offerActions,
  personActions,
  personSupportActions,
  productActions,
  requestActions,
  verbsFor,
  watchActions,
  type ActionName,
  type Actor,
} from '#src/state/trade/actionRules.ts';

const as = (...granted: Actor['granted']): Actor => ({ id: 'me', mode: granted[0], granted });
const offer = (turn: Offer['turn'], seller: string, status: Offer['status'] = 'pending') =>
  ({ status, turn, seller: { id: seller } }) as Offer;

describe('actions on an offer', () => {
  it.each([
    ['on one’s turn as seller', offer('seller', 'me'), ['accept', 'revise', 'reject']],
    ['on one’s turn as buyer', offer('buyer', 'you'), ['accept', 'revise', 'reject']],
    ['while the seller thinks', offer('seller', 'you'), ['withdraw']],
    ['while the buyer thinks', offer('buyer', 'me'), []],
    ['once it is closed', offer(null, 'me', 'accepted'), []],
  ])('%s', (_, subject, verbs) => {
    expect(verbsFor(offerActions, subject, as('user'))).toEqual(verbs);
  });

  it.each(slots)('is nothing for %s where the server would refuse it', (slot) => {
    const mayAnswer = (rights.answer as readonly string[]).includes(slot);
    expect(verbsFor(offerActions, offer('seller', 'me'), as(slot)).length > 0).toBe(mayAnswer);
  });
});

describe('actions on a person', () => {
  const person = { id: 'you', disabled: false, locked: true, mfa: false };

  it('offers only effective actions, to admins in their mode, and never on themselves', () => {
    expect(verbsFor(personActions, person, as('admin'))).toEqual(['disable', 'unlock']);
    expect(verbsFor(personActions, person, { ...as('user', 'admin'), mode: 'user' })).toEqual([]);
    expect(verbsFor(personActions, { ...person, id: 'me' }, as('admin'))).toEqual([]);
    expect(verbsFor(personSupportActions, person, as('admin'))).toEqual(['invite', 'signOut']);
    expect(verbsFor(personSupportActions, { ...person, mfa: true }, as('admin'))).toEqual([
      'invite',
      'signOut',
      'resetMfa',
    ]);
    expect(verbsFor(personSupportActions, { ...person, id: 'me', mfa: true }, as('admin'))).toEqual([]);
    expect(mayAct('person.edit', { ...person, id: 'me' }, as('admin'))).toBe(true);
  });
});

const access = { extendable: false, approval: null, active: true, groups_only: false, stream_type: 'Dataset' };

it('lets only the owner change a product, and only buyers extend what is still sold', () => {
  expect(verbsFor(productActions, { owner: 'me' }, as('sp'))).toEqual([
    'edit',
    'duplicate',
    'copyAddress',
    'logo',
    'delete',
  ]);
  expect(verbsFor(productActions, { owner: 'you' }, as('sp'))).toEqual([]);
  expect(verbsFor(productActions, { owner: 'me' }, as('buyer'))).toEqual([]);
  expect(verbsFor(watchActions, { owner: 'you' }, as('drUser'))).toEqual(['watch']);
  expect(verbsFor(watchActions, { owner: 'you', watched: true }, as('buyer'))).toEqual(['unwatch']);
  expect(verbsFor(watchActions, { owner: 'me' }, as('seller'))).toEqual([]);
  expect(mayAct('access.extend', { ...access, extendable: true }, as('drUser'))).toBe(true);
  expect(mayAct('access.ask', { ...access, approval: 'needed' }, as('buyer'))).toBe(true);
  expect(mayAct('access.ask', { ...access, approval: 'pending' }, as('buyer'))).toBe(false);
  expect(mayAct('access.extend', access, as('drUser'))).toBe(false);
  expect(mayAct('access.extend', { ...access, extendable: true }, as('seller'))).toBe(false);
});

it('takes one granted slot that has the right, in any mode where none is named', () => {
  const both = { ...as('buyer', 'seller'), mode: 'buyer' as const };
  expect(hasRight('product.add', both)).toBe(true);
  expect(hasRight('product.add', as('buyer'))).toBe(false);
  const nobody: Actor = { id: 'me', mode: undefined, granted: [] };
  const names = Object.keys(actionRules) as ActionName[];
  expect(names.filter((name) => hasRight(name, nobody))).toEqual([
    'contract.sign',
    'product.watch',
    'product.unwatch',
    'tokens.add',
    'notifications.read',
    'session.close',
  ]);
});

it('offers an analysis of data whose access runs, to those who may run one', () => {
  expect(mayAct('access.analyse', access, as('drUser'))).toBe(true);
  expect(mayAct('access.analyse', access, as('seller'))).toBe(false);
  expect(mayAct('access.analyse', { ...access, active: false }, as('drUser'))).toBe(false);
  expect(mayAct('access.analyse', { ...access, stream_type: algorithmType }, as('drUser'))).toBe(false);
});

it('gives an address to those who may read, while the access runs and rows are read at all', () => {
  expect(verbsFor(addressActions, access, as('buyer'))).toEqual(['address', 'replace']);
  expect(verbsFor(addressActions, access, as('drUser'))).toEqual([]);
  expect(verbsFor(addressActions, { ...access, active: false }, as('buyer'))).toEqual([]);
  expect(verbsFor(addressActions, { ...access, groups_only: true }, as('buyer'))).toEqual([]);
});

it('lets the owner decide a request that waits, and a partner sign what waits', () => {
  const party = (id: string) => ({ id, name: id });
  const request = { state: 'pending', owner: party('me') } as const;
  expect(verbsFor(requestActions, request, as('seller'))).toEqual(['approve', 'reject']);
  expect(verbsFor(requestActions, request, as('buyer'))).toEqual([]);
  expect(verbsFor(requestActions, { ...request, owner: party('you') }, as('seller'))).toEqual([]);
  expect(verbsFor(requestActions, { ...request, state: 'approved' }, as('seller'))).toEqual([]);
  expect(mayAct('contract.sign', { status: 'waiting', owner: party('you') }, as('buyer'))).toBe(true);
  expect(mayAct('contract.sign', { status: 'signed', owner: party('you') }, as('buyer'))).toBe(false);
  expect(mayAct('contract.sign', { status: 'waiting', owner: party('me') }, as('buyer'))).toBe(false);
});
