// Compiled, never run: each marked line must be an error, or the check of types fails.
import type { Input, Params, Reply } from '#contract/types.ts';
import type { Handlers } from '#server/kernel/handler.ts';

const id = '01a1f96a-bbae-7000-96cd-8889395eed60';

export const right: [Input<'streams.get'>, Input<'offers.accept'>, Params<'access.read'>, Input<'streams.list'>] = [
  { params: { id } },
  { params: { id } },
  { subscriptionId: id },
  {},
];

// @ts-expect-error the id is missing
export const noId: Input<'streams.get'> = { params: {} };
// @ts-expect-error the body is missing
export const noBody: Input<'wallet.buy'> = {};
// @ts-expect-error an amount is a number of micro-tokens, not text
export const textAmount: Input<'wallet.buy'> = { body: { amount: '5' } };
// @ts-expect-error there is no such call
export type NoCall = Reply<'wallet.print'>;
// @ts-expect-error the query has no such field
export const noField: Input<'streams.list'> = { query: { colour: 'red' } };
// @ts-expect-error a balance is not a total
export const wrongReply: Reply<'wallet.balance'> = { total: 5 };
// @ts-expect-error a map of handlers must be whole
export const noHandlers: Handlers<'wallet.balance'> = {};
// @ts-expect-error a handler answers what its row promises
export const wrongHandler: Handlers<'wallet.balance'> = { 'wallet.balance': async () => ({ balance: '5' }) };
