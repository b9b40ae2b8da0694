// Admission of one read by its key: rights, concurrency and the allowance of calls.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Exchange } from '../../kernel/exchange.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { EndReason } from '#server/live/endReasons.ts';
import { callLimit, unitOf, windowOf } from '../../rights/allowance.ts';
import { groupsOnlyRefusal } from '../../rights/groupsOnly.ts';
import { markHeader } from '../../upstream/headers.ts';
import { watchOf } from './openReads.ts';
import { openingKey, type OpenGrant } from './rules.ts';
import { countCall, noteUse, readGrants, undoUse, uncountCall, type GrantKey } from './store.ts';

const readsAtOnce = 8;

/** The exchange itself asks, for a stream whose source is an access address of this exchange under another name. */
const ownRequest = () => new Refusal(409, 'own_access', 'Bought access cannot be a data source');
const refused = () => new Refusal(401, 'access_refused', 'This address gives no access');

/** A reading under way that the exchange ends. */
export class ReadEndedError extends Refusal {
  readonly reason: EndReason;

  constructor(reason: EndReason) {
    super(401, 'access_refused', 'This address gives no access');
    this.reason = reason;
  }
}

export interface Admitted {
  readonly grant: OpenGrant;
  /** Aborted when the reader leaves or the access ends. */
  readonly left: AbortController;
  readonly forget: () => void;
  /** Takes the call back when no data was delivered. */
  readonly uncount: () => Promise<void>;
}

interface KeyedRead {
  readonly subscriptionId: string;
  readonly key: string;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** The key authenticates instead of a session. Every invalid key gets the same 401. */
async function grantOf(exchange: Exchange, { subscriptionId, key }: KeyedRead, now: Date) {
  const [grant] = await readGrants(exchange.db, [subscriptionId], now.toISOString());
  const opening = openingKey(grant, key, now);
  if (!opening || grant?.running_id == null) throw refused();
  if (grant.groups_only) throw groupsOnlyRefusal();
  return { grant: grant as OpenGrant, opening };
}

export async function admitRead(exchange: Exchange, read: KeyedRead): Promise<Admitted> {
  const { request, reply } = read;
  if (request.headers[markHeader] === exchange.upstream.mark) throw ownRequest();
  const now = exchange.now();
  const { grant, opening } = await grantOf(exchange, read, now);
  const watch = watchOf(exchange);
  if (watch.underWay(grant.running_id) >= readsAtOnce) {
    throw new Refusal(429, 'reads_at_once', `This data may be read ${readsAtOnce} times at once`, { retryAfter: 1 });
  }
  const left = new AbortController();
  reply.raw.once('close', () => left.abort(new Refusal(408, 'reader_left', 'The reader has disconnected')));
  const forget = watch.add({
    subscriptionId: grant.subscription_id,
    runningId: grant.running_id,
    keyId: opening.id,
    keyHash: opening.hash,
    endsAt: grant.ends_at ?? now.toISOString(),
    cut: (reason) => left.abort(new ReadEndedError(reason)),
  });
  try {
    return { grant, left, forget, uncount: await spendCall(exchange, grant, opening, now) };
  } catch (error) {
    forget();
    throw error;
  }
}

async function spendCall({ db }: Exchange, grant: OpenGrant, { id }: GrantKey, now: Date) {
  const key = { id, subscriptionId: grant.subscription_id };
  const used = () => noteUse(db, key, now.toISOString());
  if (grant.max_calls === null) {
    await used();
    return () => undoUse(db, key);
  }
  const window = windowOf(unitOf(grant), now).starts.toISOString();
  const counted = await countCall(db, grant.running_id, window, grant.max_calls);
  if (counted !== undefined) {
    await used();
    return async () => {
      await uncountCall(db, grant.running_id, window);
      await undoUse(db, key);
    };
  }
  throw callLimit(grant, now);
}
