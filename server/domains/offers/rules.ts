// The offer as a state machine: one table that the code and its tests read.
import { offerOpenDays, offerPriceDays, type offerActions } from '#contract/constants.ts';
import type { OfferParty, OfferStatus } from '#contract/types.ts';

export type OfferAction = (typeof offerActions)[number];
export type Actor = OfferParty | 'clock';

export interface OfferState {
  status: OfferStatus;
  turn: OfferParty | null;
}

interface Transition {
  readonly turn: OfferParty;
  readonly by: Actor;
  readonly action: OfferAction;
  readonly to: OfferState;
}

const pending = (turn: OfferParty): OfferState => ({ status: 'pending', turn });
const closed = (status: Exclude<OfferStatus, 'pending'>): OfferState => ({ status, turn: null });

export const firstState = pending('seller');

/** All transitions. Each starts from `pending`; a closed offer stays closed. */
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

export const nextState = ({ status, turn }: OfferState, by: Actor, action: OfferAction): OfferState | undefined =>
  status === 'pending'
    ? transitions.find((row) => row.turn === turn && row.by === by && row.action === action)?.to
    : undefined;

const dayMs = 86_400_000;
const after = (at: Date, days: number) => new Date(at.getTime() + days * dayMs).toISOString();

export const openUntil = (movedAt: Date) => after(movedAt, offerOpenDays);
export const priceUntil = (acceptedAt: Date) => after(acceptedAt, offerPriceDays);

export const hasEnded = ({ status, end_at }: { status: string; end_at: string | null }, now: Date) =>
  status === 'expired' || (end_at !== null && Date.parse(end_at) <= now.getTime());

/** An overdue pending offer counts as expired before its expiry is stored. */
export const isOverdue = ({ status, expires_at }: { status: OfferStatus; expires_at: string }, now: Date) =>
  status === 'pending' && Date.parse(expires_at) <= now.getTime();
