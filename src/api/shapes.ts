import type { CallName, Reads, Reply } from '#contract/types.ts';
import { Failure } from './failure.ts';

type Kind = 'array' | 'string' | 'number' | 'boolean' | 'object';
type Shape = 'array' | 'string' | Readonly<Record<string, Kind>>;

type KeyOf<Value> = Value extends unknown ? keyof Value : never;
/** Names fields of the call's own reply only. */
type ShapeOf<N extends CallName> = 'array' | 'string' | { readonly [Key in KeyOf<Reply<N>>]?: Kind };

const page = { content: 'array', total: 'number' } as const;
const entity = { id: 'string' } as const;

// Minimum shape of each reply, against proxy pages and cut bodies. Calls without a reply have no row.
const shapes: { readonly [N in CallName]?: ShapeOf<N> | readonly ShapeOf<N>[] } = {
  'session.open': { token: 'string' },
  'recovery.request': { accepted: 'boolean' },
  'recovery.validate': { valid: 'boolean' },
  'recovery.complete': { email: 'string' },
  'joining.request': { accepted: 'boolean' },
  'joining.confirm': { state: 'string' },
  'joining.list': page,
  'joining.approve': entity,
  'joining.decline': entity,
  'mfa.systemStatus': { enabled: 'boolean', required: 'boolean' },
  'mfa.userStatus': { recoveryCodesLeft: 'number' },
  'mfa.createQr': { url: 'string', secret: 'string' },
  'mfa.verify': { token: 'string' },
  'mfa.renewCodes': { recoveryCodes: 'array' },
  'users.get': entity,
  'users.edit': entity,
  'users.setPicture': entity,
  'users.removePicture': entity,
  'users.export': { user: 'object' },
  'session.list': { sessions: 'array' },
  'session.listOf': { sessions: 'array' },
  'wallet.summary': { balance: 'number', bought: 'number', withdrawn: 'number', earned: 'number', spent: 'number' },
  'users.list': { users: 'array', total: 'number' },
  'users.add': entity,
  'categories.list': 'array',
  'streams.list': page,
  'streams.search': page,
  'executions.analyses': { analyses: 'array', algorithms: 'array' },
  'streams.get': { id: 'string', name: 'string', price: 'number', stats: 'object' },
  'streams.sample': { schema: 'array', rows: 'array' },
  'streams.rows': { columns: 'array', rows: 'array', total: 'number' },
  'streams.asyncapi': { asyncapi: 'string', channels: 'object' },
  'streams.measure': { schema: 'array', rows: 'array' },
  'streams.probe': { schema: 'array', rows: 'array' },
  'streams.probeEvents': { schema: 'array', rows: 'array' },
  'streams.create': entity,
  'streams.update': entity,
  'streams.setLogo': entity,
  'streams.upload': { created: 'number' },
  'streams.checkUpload': { problems: 'array', rows: 'number' },
  'files.read': { columns: 'array', rows: 'array', reading: 'object' },
  'streams.addFile': { id: 'string', sample: 'object' },
  'streams.suggestPrice': { products: 'number' },
  'streams.exportOwned': 'string',
  'streams.history': 'array',
  'streams.notices': 'array',
  'streams.notify': { id: 'string', buyers: 'number' },
  'favourites.list': 'array',
  'searches.list': 'array',
  'changes.read': { balance: 'object', published: 'number', products: 'array', searches: 'array', offers: 'array' },
  'searches.save': entity,
  'offers.create': entity,
  'offers.accept': entity,
  'offers.reject': entity,
  'offers.revise': entity,
  'offers.withdraw': entity,
  'contracts.create': { ids: 'array' },
  'contracts.sign': entity,
  'accessRequests.create': entity,
  'accessRequests.approve': entity,
  'accessRequests.reject': entity,
  'access.buy': [entity, { Responses: 'array' }],
  'access.replaceKey': { stream_url: 'string' },
  'access.keys': 'array',
  'access.addKey': { id: 'string', stream_url: 'string' },
  'access.link': { stream_url: 'string' },
  'executions.start': { results: 'array' },
  'executions.get': entity,
  'executions.cancel': entity,
  'executions.result': { result: 'object' },
  'executions.trial': { result: 'object' },
  'algorithms.check': { hash: 'string', result: 'object' },
  'algorithms.publish': { version: 'number', hash: 'string' },
  'algorithms.get': { versions: 'array' },
  'algorithms.asked': { algorithms: 'array' },
  'algorithms.allowed': { algorithms: 'array' },
  'algorithms.allow': { algorithms: 'array' },
  'algorithms.withdraw': { algorithms: 'array' },
  'notifications.read': { unread: 'number', kinds: 'object' },
  'notifications.choices': { mail: 'array' },
  'notifications.choose': { mail: 'array' },
  'webhooks.list': 'array',
  'webhooks.add': { id: 'string', secret: 'string' },
  'webhooks.change': entity,
  'webhooks.rotate': { id: 'string', secret: 'string' },
  'webhooks.test': entity,
  'webhooks.attempts': page,
  'notifications.snooze': { unread: 'number', kinds: 'object' },
  'wallet.balance': { balance: 'number' },
  'wallet.buy': { balance: 'number' },
  'wallet.withdraw': { balance: 'number' },
  'wallet.history': { txList: 'array', total: 'number' },
  'wallet.explain': { entry: 'object', together: 'array', contracts: 'array' },
  'wallet.check': { received: 'number', paid: 'number' },
  'wallet.course': { steps: 'array' },
  'payments.terms': { flow: 'string' },
  'server.report': {
    at: 'string',
    findings: 'array',
    version: 'string',
    database: 'object',
    processes: 'array',
    queues: 'array',
    sources: 'object',
    disk: 'object',
    limits: 'object',
  },
  'payments.own': page,
  'payments.list': page,
  'payments.confirm': entity,
  'payments.decline': entity,
};

const kindOf = (value: unknown) => (Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value);

const fits = (value: unknown, shape: Shape): boolean => {
  if (typeof shape === 'string') return kindOf(value) === shape;
  if (kindOf(value) !== 'object') return false;
  const record = value as Record<string, unknown>;
  return Object.entries(shape).every(([key, kind]) => kindOf(record[key]) === kind);
};

const checked = (value: unknown, shape: Shape | readonly Shape[] | undefined) => {
  if (shape && ![shape].flat().some((one) => fits(value, one))) throw new Failure({ kind: 'unreadable', fields: {} });
  return value;
};

export const checkReply = (name: CallName, value: unknown) =>
  checked(value, shapes[name] as Shape | readonly Shape[] | undefined);

const readShapes: { readonly [N in keyof Reads]?: Shape } = {
  people: 'array',
  report: { totals: 'object', steps: 'array' },
  sales: { totals: 'object', steps: 'array', offers: 'object', discount: 'object' },
  spending: { totals: 'object', steps: 'array', free: 'object' },
  exchange: { totals: 'object', steps: 'array', people: 'object' },
  offer: { id: 'string', history: 'array' },
  otherSide: { side: 'string', name: 'string' },
};

/** Null where there is no such record. */
const mayBeNull: readonly (keyof Reads)[] = ['offer', 'otherSide'];

export const checkRead = (name: keyof Reads, value: unknown) =>
  value === null && mayBeNull.includes(name) ? value : checked(value, readShapes[name] ?? page);
