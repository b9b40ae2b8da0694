// The offer as a state machine: one table, walked by the code and by its tests.
import { offerOpenDays, offerPriceDays, type offerActions } from '#contract/constants.ts';
import type { OfferParty, OfferStatus } from '#contract/types.ts';

export type OfferAction = (typeof offerActions)[number];
/** Who makes a move; the clock lets offers expire. */
export type Actor = OfferParty | 'clock';

/** A state: the status, and whose turn it is while pending. */
export interface OfferState {
  status: OfferStatus;
  turn: OfferParty | null;
}

export interface Transition {
  readonly turn: OfferParty;
  readonly by: Actor;
  readonly action: OfferAction;
  readonly to: OfferState;
}

const pending = (turn: OfferParty): OfferState => ({ status: 'pending', turn });
const closed = (status: Exclude<OfferStatus, 'pending'>): OfferState => ({ status, turn: null });

export const firstState = pending('seller');

/** Every move there is. All start from `pending`; a closed offer stays closed. */
export const transitions: readonly Transition[] = [
  { turn: 'seller', by: 'seller', action: 'accepted', to: closed('accepted') },
  { turn: 'seller', by: 'seller', action: 'rejected', to: closed('rejected') },
  { turn: 'seller', by: 'seller', action: 'revised', to: pending('buyer') },
  { turn: 'buyer', by: 'buyer', action: 'accepted', to: closed('accepted') },
  { turn: 'buyer', by: 'buyer', action: 'rejected', to: closed('rejected') },
  { turn: 'buyer', by: 'buyer', action: 'revised', to: pending('seller') },
  { turn: 'seller', by: 'buyer', action: 'withdrawn', to: closed('withdrawn') },
  { turn: 'buyer', by: 'buyer', action: 'withdrawn', to: closed('withdrawn') },
  { turn: 'seller', by: 'clock', action: 'expired', to: closed('expired') },
  { turn: 'buyer', by: 'clock', action: 'expired', to: closed('expired') },
];

/** Where a move leads, or undefined when the table does not draw it. */
export const nextState = ({ status, turn }: OfferState, by: Actor, action: OfferAction): OfferState | undefined =>
  status === 'pending'
    ? transitions.find((row) => row.turn === turn && row.by === by && row.action === action)?.to
    : undefined;

const dayMs = 86_400_000;
const after = (at: Date, days: number) => new Date(at.getTime() + days * dayMs).toISOString();

/** Until when an offer stays open after a move, RFC 3339. */
export const openUntil = (movedAt: Date) => after(movedAt, offerOpenDays);
/** Until when an accepted price holds, RFC 3339. */
export const priceUntil = (acceptedAt: Date) => after(acceptedAt, offerPriceDays);

/** A pending offer whose time has passed counts as expired everywhere, stored so or not. */
export const isOverdue = ({ status, expires_at }: { status: OfferStatus; expires_at: string }, now: Date) =>
  status === 'pending' && Date.parse(expires_at) <= now.getTime();
