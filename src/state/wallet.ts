import type { History, Input } from '#contract/types.ts';
import { useSnapshot } from 'valtio';
import { hold, load, type Held } from './load.ts';
import { run } from './operations.ts';
import { createStore } from './registry.ts';

interface Wallet {
  /** Micro-tokens. */
  balance: number | undefined;
  history: Held<History> | undefined;
}

export const initialWallet = (): Wallet => ({ balance: undefined, history: undefined });
export const wallet = createStore(initialWallet, { persist: false });

const readBalance = load('wallet.balance', ({ balance }) => {
  wallet.balance = balance;
});
const readHistory = load('wallet.history', (history) => {
  wallet.history = hold(history);
});

/** Loads the balance. It outlives screens: the header shows it. */
export const loadBalance = () => readBalance({});

export type HistoryFilter = NonNullable<Input<'wallet.history'>['query']>;

/** Loads one page of the own movements, newest first. */
export const loadHistory = Object.assign((query: HistoryFilter) => readHistory({ query }), {
  leave: readHistory.leave,
});

/** Micro-tokens in the own wallet; none before the first answer. */
export const useBalance = () => useSnapshot(wallet).balance;

const move = async (name: 'wallet.buy' | 'wallet.withdraw', amount: number) => {
  const outcome = await run(name, { body: { amount } });
  if (outcome.ok) wallet.balance = outcome.value.balance;
  return outcome;
};

/** Buys tokens; the amount in micro-tokens. */
export const buyTokens = (amount: number) => move('wallet.buy', amount);

/** Withdraws tokens; the amount in micro-tokens. */
export const withdrawTokens = (amount: number) => move('wallet.withdraw', amount);
