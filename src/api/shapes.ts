import type { CallName } from '#contract/types.ts';
import { Failure } from './failure.ts';

type Kind = 'array' | 'string' | 'number' | 'object';
type Shape = 'array' | Readonly<Record<string, Kind>>;

const page = { content: 'array', total: 'number' } as const;

// The parts that screens cannot do without. The server checks its replies in full; this catches what stands between: a proxy's page, a cut body.
const shapes: { readonly [N in CallName]?: Shape } = {
  'session.open': { token: 'string' },
  'mfa.createQr': { url: 'string', secret: 'string' },
  'mfa.verify': { token: 'string' },
  'users.get': { id: 'string' },
  'categories.list': 'array',
  'streams.list': page,
  'streams.search': page,
  'streams.get': { id: 'string', name: 'string', price: 'number', stats: 'object' },
  'streams.sample': { schema: 'array', rows: 'array' },
  'offers.create': { id: 'string' },
  'access.replaceKey': { stream_url: 'string' },
  'wallet.balance': { balance: 'number' },
  'wallet.buy': { balance: 'number' },
  'wallet.withdraw': { balance: 'number' },
  'wallet.history': { txList: 'array', total: 'number' },
};

const kindOf = (value: unknown) => (Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value);

const fits = (value: unknown, shape: Shape): boolean => {
  if (shape === 'array') return Array.isArray(value);
  if (kindOf(value) !== 'object') return false;
  const record = value as Record<string, unknown>;
  return Object.entries(shape).every(([key, kind]) => kindOf(record[key]) === kind);
};

const checked = (value: unknown, shape: Shape | undefined) => {
  if (shape && !fits(value, shape)) throw new Failure({ kind: 'unreadable', fields: {} });
  return value;
};

/** Gives the reply back when it has the parts that the screens need. */
export const checkReply = (name: CallName, value: unknown) => checked(value, shapes[name]);

/** The same for a list read by GraphQL. */
export const checkPage = (value: unknown) => checked(value, page);
