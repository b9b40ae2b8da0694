import type { IconName } from '#design-system';
import { treasury } from '#contract/constants.ts';
import type { HistoryEntry } from '#contract/types.ts';
import { walletWords as words } from '../../messages/wallet.ts';
import { tokensText } from '../shared/payment/tokensText.ts';

/** Which way the tokens went is in the picture, what for in the word beside it. */
export const movementIcons = {
  DEPOSIT: 'plus',
  WITHDRAWAL: 'minus',
  PURCHASE: 'outgoing',
  SALE: 'incoming',
  SHARE: 'users',
  FEE: 'tag',
} as const satisfies Record<HistoryEntry['txType'], IconName>;

/** Whether the tokens came to this person. */
export const isIncoming = ({ to }: HistoryEntry, userId: string): boolean => to === userId;

/** The other side of a movement, as people call it. */
export const partyOf = ({ from, to, party_name }: HistoryEntry): string =>
  party_name ?? (from === treasury || to === treasury ? words.treasury : '–');

/** The amount of a movement with the sign that it has for this person. */
export const signedText = (entry: HistoryEntry, userId: string): string =>
  `${isIncoming(entry, userId) ? '+' : '−'}${tokensText(entry.value)}`;
