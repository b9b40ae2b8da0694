// Method and path of every call as plain constants: what the browser imports, free of zod. Checked against the table.
import type { Calls } from './calls.ts';

// prettier-ignore
export const paths = {
  'session.open':      { method: 'POST',   path: '/auth/tokens' },
  'session.close':     { method: 'DELETE', path: '/auth/tokens' },
  'users.get':         { method: 'GET',    path: '/auth/users/:id' },
  'categories.list':   { method: 'GET',    path: '/streams/categories' },
  'streams.list':      { method: 'GET',    path: '/streams/streams' },
  'streams.get':       { method: 'GET',    path: '/streams/streams/:id' },
  'streams.create':    { method: 'POST',   path: '/streams/streams' },
  'streams.search':    { method: 'POST',   path: '/streams/search' },
  'streams.sample':    { method: 'GET',    path: '/streams/streams/:id/sample' },
  'offers.create':     { method: 'POST',   path: '/offers/offers' },
  'offers.accept':     { method: 'PUT',    path: '/offers/offers/:id/accept' },
  'offers.reject':     { method: 'PUT',    path: '/offers/offers/:id/reject' },
  'offers.revise':     { method: 'PUT',    path: '/offers/offers/:id' },
  'access.buy':        { method: 'POST',   path: '/subscriptions/subscriptions' },
  'access.replaceKey': { method: 'POST',   path: '/access/:subscriptionId/key' },
  'access.read':       { method: 'GET',    path: '/access/:subscriptionId' },
  'wallet.balance':    { method: 'GET',    path: '/transactions/tokens' },
  'wallet.buy':        { method: 'POST',   path: '/transactions/tokens/buy' },
  'wallet.withdraw':   { method: 'POST',   path: '/transactions/tokens/withdraw' },
  'wallet.history':    { method: 'GET',    path: '/transactions/tokens-history' },
  'server.health':     { method: 'GET',    path: '/health' },
  'server.ready':      { method: 'GET',    path: '/ready' },
} as const satisfies { [N in keyof Calls]: Pick<Calls[N], 'method' | 'path'> };
