import type { Reads } from '#contract/generated/documents.ts';
import type { CallName } from '#contract/types.ts';
import { Failure } from './failure.ts';

type Kind = 'array' | 'string' | 'number' | 'object';
type Shape = 'array' | 'string' | Readonly<Record<string, Kind>>;

const page = { content: 'array', total: 'number' } as const;

// The parts that screens cannot do without. The server checks its replies in full; this catches what stands between: a proxy's page, a cut body.
const shapes: { readonly [N in CallName]?: Shape } = {
  'session.open': { token: 'string' },
  'recovery.complete': { email: 'string' },
  'mfa.systemStatus': {},
  'mfa.userStatus': { recoveryCodesLeft: 'number' },
  'mfa.createQr': { url: 'string', secret: 'string' },
  'mfa.verify': { token: 'string' },
  'mfa.renewCodes': { recoveryCodes: 'array' },
  'users.get': { id: 'string' },
  'users.edit': { id: 'string' },
  'users.setPicture': { id: 'string' },
  'users.removePicture': { id: 'string' },
  'users.export': { user: 'object' },
  'session.list': { sessions: 'array' },
  'session.listOf': { sessions: 'array' },
  'wallet.summary': { balance: 'number', bought: 'number', withdrawn: 'number', earned: 'number', spent: 'number' },
  'users.list': { users: 'array', total: 'number' },
  'users.add': { id: 'string' },
  'categories.list': 'array',
  'streams.list': page,
  'streams.search': page,
  'streams.ask': { ...page, filter: 'object' },
  'executions.analyses': { analyses: 'array', algorithms: 'array' },
  'streams.get': { id: 'string', name: 'string', price: 'number', stats: 'object' },
  'streams.sample': { schema: 'array', rows: 'array' },
  'streams.measure': { schema: 'array', rows: 'array' },
  'streams.probe': { schema: 'array', rows: 'array' },
  'streams.create': { id: 'string' },
  'streams.checkUpload': { problems: 'array', rows: 'number' },
  'streams.exportOwned': 'string',
  'streams.history': 'array',
  'favourites.list': 'array',
  'searches.list': 'array',
  'offers.create': { id: 'string' },
  'access.replaceKey': { stream_url: 'string' },
  'executions.start': { results: 'array' },
  'executions.result': { result: 'object' },
  'notifications.read': { unread: 'number', kinds: 'object' },
  'wallet.balance': { balance: 'number' },
  'wallet.buy': { balance: 'number' },
  'wallet.withdraw': { balance: 'number' },
  'wallet.history': { txList: 'array', total: 'number' },
  'wallet.explain': { entry: 'object', together: 'array', contracts: 'array' },
  'wallet.check': { received: 'number', paid: 'number' },
  'wallet.course': { steps: 'array' },
};

const kindOf = (value: unknown) => (Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value);

const fits = (value: unknown, shape: Shape): boolean => {
  if (typeof shape === 'string') return kindOf(value) === shape;
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

/** Reads by GraphQL that give no page. */
const readShapes: { readonly [N in keyof Reads]?: Shape } = {
  people: 'array',
  report: { totals: 'object', steps: 'array' },
  sales: { totals: 'object', steps: 'array', offers: 'object', discount: 'object' },
  spending: { totals: 'object', steps: 'array', free: 'object' },
  exchange: { totals: 'object', steps: 'array', people: 'object' },
  offer: { id: 'string', history: 'array' },
};

/** The same for what is read by GraphQL: a page unless said otherwise. */
export const checkRead = (name: keyof Reads, value: unknown) =>
  // The one read that may find nothing.
  name === 'offer' && value === null ? value : checked(value, readShapes[name] ?? page);
