// Plans five million transfers without reading any: the round number determines the history of every account.
import type { Size } from './size.ts';

interface AccountState {
  readonly balance: number;
  readonly entries: number;
}

/** One transfer per person and round, so all buyers have equal balances after it, and all sellers too. */
export interface Round {
  readonly number: number;
  readonly type: 'DEPOSIT' | 'WITHDRAWAL' | 'PURCHASE';
  readonly value: number;
  readonly price: number;
  readonly hours: number;
  readonly transfersBefore: number;
  readonly purchasesBefore: number;
  readonly buyer: AccountState;
  readonly seller: AccountState;
  readonly treasury: AccountState;
}

export interface Ledger {
  readonly rounds: readonly Round[];
  readonly busiest: number;
  readonly singles: number;
  readonly purchases: number;
  readonly afterRounds: Pick<Round, 'buyer' | 'treasury' | 'transfersBefore'>;
  readonly ends: {
    readonly buyer: AccountState;
    readonly seller: AccountState;
    readonly busiest: AccountState;
    readonly treasury: AccountState;
  };
}

const deposit = 10_000_000;
const withdrawal = 1_000_000;
export const singleDeposit = 1_000_000;
/** One round in four is with the treasury. Every fourth of those is a withdrawal. */
const cycle = 4;
/** Share of purchases in a cycle: all people in one round, half of them in the others. */
const purchaseShare = (cycle - 1) / (cycle + 1);

const move = ({ balance, entries }: AccountState, value: number, times = 1): AccountState => ({
  balance: balance + value * times,
  entries: entries + times,
});

export function planLedger({ users, transfers, purchases: most }: Size): Ledger {
  const half = users / 2;
  const singles = Math.floor(transfers / 50);
  const withoutPurchases = transfers - singles - most / purchaseShare;
  const none: AccountState = { balance: 0, entries: 0 };
  let [buyer, seller, treasury] = [none, none, none];
  let [done, purchases] = [0, 0];
  const rounds: Round[] = [];
  for (let number = 0; ; number += 1) {
    const withTreasury = number % cycle === 0 || done < withoutPurchases;
    const count = withTreasury ? users : half;
    if (done + count > transfers - singles) break;
    const takesOut = withTreasury && Math.floor(number / cycle) % cycle === cycle - 1;
    const type = withTreasury ? (takesOut ? 'WITHDRAWAL' : 'DEPOSIT') : 'PURCHASE';
    const [price, hours] = [10_000 * (1 + (number % 9)), 1 + (number % 5)];
    const value = { DEPOSIT: deposit, WITHDRAWAL: withdrawal, PURCHASE: price * hours }[type];
    rounds.push({
      number,
      type,
      value,
      price,
      hours,
      transfersBefore: done,
      purchasesBefore: purchases,
      buyer,
      seller,
      treasury,
    });
    const gain = type === 'DEPOSIT' ? value : -value;
    buyer = move(buyer, gain);
    seller = move(seller, withTreasury ? gain : value);
    if (withTreasury) treasury = move(treasury, -gain, users);
    else purchases += half;
    done += count;
  }
  return {
    rounds,
    busiest: half,
    singles,
    purchases,
    afterRounds: { buyer, treasury, transfersBefore: done },
    ends: {
      buyer,
      seller,
      busiest: move(buyer, singleDeposit, singles),
      treasury: move(treasury, -singleDeposit, singles),
    },
  };
}

export function buyersOf({ rounds }: Ledger, { streams, users }: Size): number[] {
  const half = users / 2;
  const places = Math.floor(streams / half);
  const buyers = Array.from({ length: places }, () => new Set<number>());
  for (const { number, type } of rounds) if (type === 'PURCHASE') buyers[number % places]?.add(number % half);
  return buyers.map(({ size }) => size);
}
