// THE table of calls: one row each. Routes, OpenAPI, client types and fixtures derive from it.
import { z } from 'zod';
import type { slots } from './constants.ts';
import { None } from './entities/common.ts';
import { Health, Readiness } from './entities/operation.ts';
import { Offer, OfferAnswer, OfferCreate, OfferRevise } from './entities/offers.ts';
import {
  Category,
  Created,
  Sample,
  Stream,
  StreamCreate,
  StreamPage,
  StreamQuery,
  StreamSearch,
} from './entities/streams.ts';
import { AccessAddress, AccessQuery, SubscriptionCreate, SubscriptionReply } from './entities/subscriptions.ts';
import { Credentials, Token, User, UserCard } from './entities/users.ts';
import { Balance, History, HistoryQuery, WalletMove } from './entities/wallet.ts';

type Slot = (typeof slots)[number];

/** Who may call: anybody, anybody signed in, or holders of one of the slots (403 for others). */
export type Access = 'public' | 'session' | readonly Slot[];

interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly access: Access;
  readonly summary: string;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly status: 200 | 201 | 204;
  readonly reply: z.ZodType;
  /** Statuses beyond 400, 401, 403, 429 and 503 that a caller must expect. */
  readonly refusals?: readonly number[];
  /** Takes an Idempotency-Key. */
  readonly idempotent?: true;
  /** The reply is a byte stream, not JSON. */
  readonly raw?: true;
}

const buyers = ['user', 'buyer'] as const;
const sellers = ['user', 'seller', 'sp'] as const;
const traders = ['user', 'buyer', 'seller', 'sp'] as const;
const purchasers = ['user', 'buyer', 'drUser'] as const;

// prettier-ignore
export const calls = {
  'session.open':       { method: 'POST',   path: '/auth/tokens', access: 'public', body: Credentials, status: 201, reply: Token, summary: 'Sign in' },
  'session.close':      { method: 'DELETE', path: '/auth/tokens', access: 'session', status: 204, reply: None, summary: 'Sign out; the token is dead at once' },
  'users.get':          { method: 'GET',    path: '/auth/users/:id', access: 'session', status: 200, reply: z.union([User, UserCard]), refusals: [404], summary: 'Own record, or what is public of another' },

  'categories.list':    { method: 'GET',    path: '/streams/categories', access: 'session', status: 200, reply: z.array(Category), summary: 'All categories, two levels' },
  'streams.list':       { method: 'GET',    path: '/streams/streams', access: 'session', query: StreamQuery, status: 200, reply: StreamPage, summary: 'Streams that the caller may see, newest first' },
  'streams.get':        { method: 'GET',    path: '/streams/streams/:id', access: 'session', status: 200, reply: Stream, refusals: [404], summary: 'One stream; its address only for the owner' },
  'streams.create':     { method: 'POST',   path: '/streams/streams', access: sellers, body: StreamCreate, status: 201, reply: Created, refusals: [409, 422], summary: 'List a stream' },
  'streams.search':     { method: 'POST',   path: '/streams/search', access: 'session', body: StreamSearch, status: 200, reply: StreamPage, summary: 'Search streams by name' },
  'streams.sample':     { method: 'GET',    path: '/streams/streams/:id/sample', access: 'session', status: 200, reply: Sample, refusals: [404, 409, 502], summary: 'First rows and the measured schema' },

  'offers.create':      { method: 'POST',   path: '/offers/offers', access: buyers, body: OfferCreate, status: 201, reply: Offer, refusals: [404, 409], summary: 'Propose a price' },
  'offers.accept':      { method: 'PUT',    path: '/offers/offers/:id/accept', access: traders, body: OfferAnswer, status: 200, reply: Offer, refusals: [404, 409], summary: 'Accept the terms on the table' },
  'offers.reject':      { method: 'PUT',    path: '/offers/offers/:id/reject', access: traders, body: OfferAnswer, status: 200, reply: Offer, refusals: [404, 409], summary: 'Reject the terms on the table' },
  'offers.revise':      { method: 'PUT',    path: '/offers/offers/:id', access: traders, body: OfferRevise, status: 200, reply: Offer, refusals: [404, 409], summary: 'Answer with other terms' },

  'access.buy':         { method: 'POST',   path: '/subscriptions/subscriptions', access: purchasers, body: SubscriptionCreate, status: 201, reply: SubscriptionReply, refusals: [402, 404, 409, 422], idempotent: true, summary: 'Buy access by the hour' },
  'access.replaceKey':  { method: 'POST',   path: '/access/:subscriptionId/key', access: 'session', status: 201, reply: AccessAddress, refusals: [404, 409], summary: 'Replace the key of an access address' },
  'access.read':        { method: 'GET',    path: '/access/:subscriptionId', access: 'public', query: AccessQuery, status: 200, reply: z.unknown(), raw: true, refusals: [416, 502], summary: 'Read the bought data; the key stands for the session' },

  'wallet.balance':     { method: 'GET',    path: '/transactions/tokens', access: 'session', status: 200, reply: Balance, summary: 'Balance of the own wallet' },
  'wallet.buy':         { method: 'POST',   path: '/transactions/tokens/buy', access: 'session', body: WalletMove, status: 200, reply: Balance, refusals: [409, 422], idempotent: true, summary: 'Buy tokens' },
  'wallet.withdraw':    { method: 'POST',   path: '/transactions/tokens/withdraw', access: 'session', body: WalletMove, status: 200, reply: Balance, refusals: [402, 409, 422], idempotent: true, summary: 'Withdraw tokens' },
  'wallet.history':     { method: 'GET',    path: '/transactions/tokens-history', access: 'session', query: HistoryQuery, status: 200, reply: History, summary: 'Movements of the own wallet, newest first' },

  'server.health':      { method: 'GET',    path: '/health', access: 'public', status: 200, reply: Health, summary: 'The process is alive' },
  'server.ready':       { method: 'GET',    path: '/ready', access: 'public', status: 200, reply: Readiness, summary: 'The database answers' },
} as const satisfies Record<string, Call>;

export type Calls = typeof calls;
