// Rules of every action: required right, and the state in which it applies. Buttons and the palette share this table.
import { algorithmType, rights } from '#contract/constants.ts';
import type { Access, AccessRequest, ContractSet, Offer } from '#contract/generated/documents.ts';
import type { Slot, Stream, User } from '#contract/types.ts';
import { useMemo } from 'react';
import { grantedModes, useMe, useMode } from '../me/me.ts';
import type { Right } from '../me/rights.ts';
import { useSession } from '../me/session.ts';
import { isApplicable, type AccountAction } from './users.ts';

export interface Actor {
  id: string;
  mode: Slot | undefined;
  granted: readonly Slot[];
}

interface Subjects {
  none: undefined;
  offer: Offer;
  access: Pick<Access, 'approval' | 'extendable' | 'active' | 'groups_only' | 'stream_type'>;
  request: Pick<AccessRequest, 'state' | 'owner'>;
  contract: Pick<ContractSet, 'status' | 'owner'>;
  person: Pick<User, 'id' | 'disabled' | 'locked' | 'mfa' | 'held'>;
  product: Pick<Stream, 'approval' | 'owner' | 'watched'>;
}
export type Subject = keyof Subjects;

interface Row<S extends Subject> {
  subject: S;
  right?: Right;
  mode?: Slot;
  can?: (subject: Subjects[S], who: Actor) => boolean;
}

type AnyRow = Omit<Row<Subject>, 'can'> & { can?: unknown };

const sideIn = ({ seller }: Offer, { id }: Actor) => (seller.id === id ? 'seller' : 'buyer');
const onMyTurn = (offer: Offer, who: Actor) => offer.status === 'pending' && offer.turn === sideIn(offer, who);
// On their turn buyers reject; both would mean the same. The exchange accepts a withdrawal at any time.
const isMineToWithdraw = (offer: Offer, who: Actor) =>
  offer.status === 'pending' && offer.turn === 'seller' && sideIn(offer, who) === 'buyer';
// Admins cannot change their own rights.
const isAnother = ({ id }: Pick<User, 'id'>, who: Actor) => id !== who.id;
const isAnotherWithMfa = (user: Pick<User, 'id' | 'mfa'>, who: Actor) => isAnother(user, who) && user.mfa;
type Held = Pick<User, 'id' | 'held'>;
const isAnotherToHold = (user: Held, who: Actor) => isAnother(user, who) && !user.held;
const isAnotherHeld = (user: Held, who: Actor) => isAnother(user, who) && user.held === true;
const isAnotherToErase = (user: Pick<User, 'id' | 'disabled' | 'held'>, who: Actor) =>
  isAnother(user, who) && user.disabled && !user.held;
const isOwn = ({ owner }: Pick<Stream, 'owner'>, who: Actor) => owner === who.id;

const answer = { subject: 'offer', right: 'answer', can: onMyTurn } as const;
const people = { subject: 'none', right: 'administer', mode: 'admin' } as const;
const person = { subject: 'person', right: 'administer', mode: 'admin' } as const;
const accountAction = (name: AccountAction): Row<'person'> => ({
  ...person,
  can: (user, who) => isAnother(user, who) && isApplicable(name, user),
});
const isReadable = ({ active, groups_only }: Subjects['access']) => active && !groups_only;
const address = { subject: 'access', right: 'read', can: isReadable } as const;
const isMineToDecide = ({ state, owner }: Subjects['request'], who: Actor) =>
  state === 'pending' && owner.id === who.id;
const decision = { subject: 'request', right: 'sell', can: isMineToDecide } as const;
// A named person may sign, whatever their slots.
const isMineToSign = ({ status, owner }: Subjects['contract'], who: Actor) =>
  status === 'waiting' && owner.id !== who.id;

const product = { subject: 'product', right: 'sell', can: isOwn } as const;

// prettier-ignore
export const actionRules = {
  'offer.accept':        answer,
  'offer.revise':        answer,
  'offer.reject':        answer,
  'offer.withdraw':      { ...answer, can: isMineToWithdraw },
  'access.extend':       { subject: 'access', right: 'buy', can: ({ extendable }) => extendable },
  'access.ask':          { subject: 'access', right: 'buy', can: ({ approval }) => approval === 'needed' },
  'access.analyse':      { subject: 'access', right: 'run', can: ({ active, stream_type }) => active && stream_type !== algorithmType },
  'access.address':      address,
  'access.replace':      address,
  'request.approve':     decision,
  'request.reject':      decision,
  'contract.sign':       { subject: 'contract', can: isMineToSign },
  'product.edit':        product,
  'product.duplicate':   product,
  'product.copyAddress': product,
  'product.logo':        product,
  'product.delete':      product,
  'product.buy':         { subject: 'product', right: 'buy', can: (stream, who) => !isOwn(stream, who) && !stream.approval },
  'product.watch':       { subject: 'product', can: (stream, who) => !isOwn(stream, who) && !stream.watched },
  'product.unwatch':     { subject: 'product', can: ({ watched }) => watched === true },
  'product.add':         { subject: 'none', right: 'sell' },
  'person.edit':         person,
  'person.invite':       { ...person, can: isAnother },
  'person.signOut':      { ...person, can: isAnother },
  'person.resetMfa':     { ...person, can: isAnotherWithMfa },
  'person.hold':         { ...person, can: isAnotherToHold },
  'person.release':      { ...person, can: isAnotherHeld },
  'person.erase':        { ...person, can: isAnotherToErase },
  'person.disable':      accountAction('disable'),
  'person.enable':       accountAction('enable'),
  'person.lock':         accountAction('lock'),
  'person.unlock':       accountAction('unlock'),
  'people.add':          people,
  'people.import':       people,
  'people.activity':     people,
  'exchange.health':     people,
  'tokens.add':          { subject: 'none' },
  'notifications.read':  { subject: 'none' },
  'session.close':       { subject: 'none' },
} as const satisfies Record<string, { [S in Subject]: Row<S> }[Subject]>;

export type ActionName = keyof typeof actionRules;
type SubjectOf<A extends ActionName> = Subjects[(typeof actionRules)[A]['subject']];

export function hasRight(name: ActionName, { mode, granted }: Actor): boolean {
  const { right, mode: only }: AnyRow = actionRules[name];
  if (only && only !== mode) return false;
  return right === undefined || granted.some((slot) => rights[right].some((other) => other === slot));
}

export function mayAct<A extends ActionName>(name: A, subject: SubjectOf<A>, who: Actor): boolean {
  const { can }: AnyRow = actionRules[name];
  return (
    hasRight(name, who) &&
    (typeof can !== 'function' || (can as (subject: SubjectOf<A>, who: Actor) => boolean)(subject, who))
  );
}

type Verb<A extends ActionName> = A extends `${string}.${infer Name}` ? Name : never;

export const verbsFor = <A extends ActionName>(names: readonly A[], subject: SubjectOf<A>, who: Actor): Verb<A>[] =>
  names.filter((name) => mayAct(name, subject, who)).map((name) => name.slice(name.indexOf('.') + 1) as Verb<A>);

export const offerActions = ['offer.accept', 'offer.revise', 'offer.reject', 'offer.withdraw'] as const;
export const addressActions = ['access.address', 'access.replace'] as const;
export const requestActions = ['request.approve', 'request.reject'] as const;
export const personSupportActions = ['person.invite', 'person.signOut', 'person.resetMfa'] as const;
export const personRecordActions = [...personSupportActions, 'person.hold', 'person.release', 'person.erase'] as const;
export const personActions = ['person.disable', 'person.enable', 'person.lock', 'person.unlock'] as const;
export const productActions = [
  'product.edit',
  'product.duplicate',
  'product.copyAddress',
  'product.logo',
  'product.delete',
] as const;

export const watchActions = ['product.watch', 'product.unwatch'] as const;

export function useActor(): Actor {
  const { userId: id } = useSession();
  const mode = useMode();
  const user = useMe();
  return useMemo(() => ({ id, mode, granted: grantedModes(user) }), [id, mode, user]);
}
