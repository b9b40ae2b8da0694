import { Readable } from 'node:stream';
import type { callUnits } from '#contract/constants.ts';
import type { Exchange } from '../../kernel/exchange.ts';
import type { Handler } from '../../kernel/handler.ts';
import { groupsOnlyRefusal } from '../../rights/groupsOnly.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { UpstreamError } from '../../upstream/errors.ts';
import { markHeader } from '../../upstream/headers.ts';
import type { OpenOptions, Upstream, UpstreamAnswer } from '../../upstream/guardedFetch.ts';
import { watchOf } from './openReads.ts';
import { headersFor, headersFrom, opens, windowOf } from './rules.ts';
import { countCall, readGrants, uncountCall, type Grant } from './store.ts';

const passed = new Set([200, 206, 304, 416]);
const readsAtOnce = 8;
const openLimitMs = 15_000;
/** Milliseconds of silence allowed within a body. Live streams can pause for minutes. */
const idleMs = 300_000;
const limits = { totalMs: Infinity, maxBytes: Infinity, idleMs };
/** Milliseconds until the answer to HEAD, which some sources do not support. */
const headMs = 3_000;

/** The exchange itself asks, for a stream whose source is an access address of this exchange under another name. */
const ownRequest = () => new Refusal(409, 'own_access', 'Bought access is no data source');
const refused = () => new Refusal(401, 'access_refused', 'This address gives no access');

/** The key authenticates instead of a session. Every invalid key gets the same 401. */
export const readAccess: Handler<'access.read'> = async (exchange, { params, query, request, reply }) => {
  if (request.headers[markHeader] === exchange.upstream.mark) throw ownRequest();
  const now = exchange.now();
  const [grant] = await readGrants(exchange.db, [params.subscriptionId], now.toISOString());
  if (!opens(grant, query.key, now)) throw refused();
  if (grant.groups_only) throw groupsOnlyRefusal();
  const watch = watchOf(exchange);
  if (watch.underWay(grant.running_id) >= readsAtOnce) {
    throw new Refusal(429, 'reads_at_once', `This data may be read ${readsAtOnce} times at once`, { retryAfter: 1 });
  }
  const left = new AbortController();
  reply.raw.once('close', () => left.abort(new Refusal(408, 'reader_left', 'The reader has left')));
  const forget = watch.add({
    subscriptionId: grant.subscription_id,
    runningId: grant.running_id,
    keyHash: grant.key_hash,
    endsAt: grant.ends_at ?? now.toISOString(),
    cut: () => left.abort(refused()),
  });
  const answer = await spendCall(exchange, grant, now)
    .then((giveBack) => {
      const head = request.method === 'HEAD';
      const opening = fetchFrom(exchange, grant.url, { headers: headersFor(request.headers), head, left });
      return opening.catch(async (error: unknown) => {
        // Report the source's failure even when the count cannot be taken back.
        if (isSourceFailure(error))
          await giveBack().catch((err: unknown) => request.log.error({ err }, 'call not given back'));
        throw error;
      });
    })
    .catch((error: unknown) => {
      forget();
      throw error;
    });
  const log = { subscription: grant.subscription_id, stream: grant.stream_id, status: answer.status };
  request.log.info(log, 'data read');

  const { body } = answer;
  body.once('close', forget);
  // The response has started or its reader is gone, so the error has no recipient.
  body.on('error', () => undefined);
  reply.code(answer.status).headers(headersFrom(answer.headers, grant));
  const head = request.method === 'HEAD';
  if (!head && answer.status !== 304) return reply.send(body);
  body.destroy();
  if (!head) return reply.send();
  // A stream, because an empty body would replace the source's content length with 0.
  return reply.send(Readable.from([]));
};

const isSourceFailure = (error: unknown) => error instanceof Refusal && error.code === 'source_failed';

async function spendCall({ db }: Exchange, grant: Grant & { running_id: string }, now: Date) {
  if (grant.max_calls === null) return () => Promise.resolve();
  const unit = (grant.max_unit ?? 'day') as (typeof callUnits)[number];
  const { starts, ends } = windowOf(unit, now);
  const window = starts.toISOString();
  const counted = await countCall(db, grant.running_id, window, grant.max_calls);
  if (counted !== undefined) return () => uncountCall(db, grant.running_id, window);
  const retryAfter = Math.max(1, Math.ceil((ends.getTime() - now.getTime()) / 1000));
  throw new Refusal(429, 'call_limit', `This data may be read ${grant.max_calls} times a ${unit}`, { retryAfter });
}

async function askHead(upstream: Upstream, url: string, options: OpenOptions): Promise<UpstreamAnswer | undefined> {
  try {
    const answer = await upstream.open(url, { ...options, method: 'HEAD', limits: { ...limits, headersMs: headMs } });
    return passed.has(answer.status) ? answer : undefined;
  } catch (error) {
    if (options.signal?.aborted || !(error instanceof UpstreamError)) throw error;
    return undefined;
  }
}

/** Fetches from the source. Fails with 502 and a reason that reveals nothing about the internal network. */
async function fetchFrom(
  { upstream }: Exchange,
  url: string,
  { headers, head, left }: { headers: Record<string, string>; head: boolean; left: AbortController },
): Promise<UpstreamAnswer> {
  const slow = AbortSignal.timeout(openLimitMs);
  const tooSlow = () => left.abort(new UpstreamError('timeout'));
  slow.addEventListener('abort', tooSlow);
  try {
    const asked = head && (await askHead(upstream, url, { headers, signal: left.signal }));
    if (asked) return asked;
    const answer = await upstream.open(url, { headers, signal: left.signal, limits });
    if (passed.has(answer.status)) return answer;
    answer.body.on('error', () => undefined).destroy();
    throw new Refusal(502, 'source_failed', 'The data source answered with an error');
  } catch (error) {
    if (error instanceof UpstreamError) throw new Refusal(502, 'source_failed', error.message);
    throw error;
  } finally {
    slow.removeEventListener('abort', tooSlow);
  }
}
