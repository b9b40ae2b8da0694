import type { IconName } from '#design-system';
import { treasury } from '#contract/constants.ts';
import type { HistoryEntry } from '#contract/types.ts';
import { movementNames, refundMessages, walletMessages as messages } from './messages.ts';
import { tokensText } from '../shared/payment/tokensText.ts';

/** Icons show the direction; the label names the kind. */
export const movementIcons = {
  DEPOSIT: 'plus',
  WITHDRAWAL: 'minus',
  PURCHASE: 'outgoing',
  SALE: 'incoming',
  SHARE: 'users',
  FEE: 'tag',
} as const satisfies Record<HistoryEntry['txType'], IconName>;

export const isIncoming = ({ to }: HistoryEntry, userId: string): boolean => to === userId;

export const nameOf = ({ txType, refund }: HistoryEntry): string =>
  refund ? refundMessages.name : movementNames[txType];

export const partyOf = ({ from, to, party_name }: HistoryEntry): string =>
  party_name ?? (from === treasury || to === treasury ? messages.treasury : '–');

export const signedText = (entry: HistoryEntry, userId: string): string =>
  `${isIncoming(entry, userId) ? '+' : '−'}${tokensText(entry.value)}`;
