import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { dataFormats, type TableFormat } from '#contract/dataFormats.ts';
import type { Exchange } from '../../kernel/exchange.ts';
import type { Handler } from '../../kernel/handler.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { upgradeOf, type Upgrade } from '../../kernel/upgrade.ts';
import { UpstreamError } from '../../upstream/errors.ts';
import { isEventStream } from '../../upstream/live/events.ts';
import { liveOf } from '../../live/live.ts';
import type { Upstream } from '../../upstream/guardedFetch.ts';
import type { OpenOptions, UpstreamAnswer } from '../../upstream/types.ts';
import { admitRead, type Admitted } from './admitRead.ts';
import {
  formatAccepted,
  formatNamed,
  isPart,
  otherTypes,
  unknownFormat,
  liveEndings,
  liveFormatAccepted,
  partOf,
} from './tablePart.ts';
import { readLive } from './readLive.ts';
import { keyInProtocol, readSocket, refuseBrokenHandshake, refuseOtherOrigins } from './readSocket.ts';
import { headersFor, headersFrom, typeOf } from './rules.ts';
import { sendTable } from './sendTable.ts';
import { cutStalled } from './cutStalled.ts';

const passed = new Set([200, 206, 304, 416]);
const openLimitMs = 15_000;
/** Milliseconds of silence allowed within a body. Live streams can pause for minutes. */
const idleMs = 300_000;
const limits = { totalMs: Infinity, maxBytes: Infinity, idleMs };
/** Milliseconds until the answer to HEAD, which some sources do not support. */
const headMs = 3_000;

type CallInput = Parameters<Handler<'access.read'>>[1];

async function uncountOnFailure<Result>(
  { uncount, forget }: Admitted,
  { request }: CallInput,
  work: () => Promise<Result>,
) {
  try {
    return await work();
  } catch (error) {
    forget();
    // Reports the refusal, not a failure to take back the call.
    if (isUndelivered(error)) await uncount().catch((err: unknown) => request.log.error({ err }, 'call still counted'));
    throw error;
  }
}

/** A reader that left, or whose access ended, used the call. */
const isUndelivered = (error: unknown) => error instanceof Refusal && ![401, 408].includes(error.status);

async function answerTable(exchange: Exchange, input: CallInput, admitted: Admitted, format: TableFormat) {
  return uncountOnFailure(admitted, input, () =>
    sendTable(exchange, admitted, { ...input, format, query: partOf(input.query) }),
  );
}

const isLive = (exchange: Exchange, { grant }: Admitted) =>
  liveOf(exchange).isKnownLive({ streamId: grant.stream_id, url: grant.url }, grant.live);

function answerLive(
  exchange: Exchange,
  input: CallInput,
  admitted: Admitted,
  format: 'events' | 'lines' | TableFormat,
) {
  if (format !== 'events' && format !== 'lines') return answerTable(exchange, input, admitted, format);
  return uncountOnFailure(admitted, input, () => readLive(exchange, admitted, { ...input, format }));
}

async function answerUpgrade(exchange: Exchange, input: CallInput, upgrade: Upgrade) {
  const { params, query, request, reply } = input;
  if (isPart(query)) throw new Refusal(400, 'invalid_input', 'A WebSocket gives whole events: read a part as a table');
  refuseOtherOrigins(request, exchange);
  refuseBrokenHandshake(request);
  const key = query.key || (keyInProtocol(request.headers) ?? '');
  const admitted = await admitRead(exchange, { ...params, key, request, reply });
  return uncountOnFailure(admitted, input, () => readSocket(exchange, admitted, { request, reply, upgrade }));
}

export const readAccess: Handler<'access.read'> = async (exchange, input) => {
  const { params, query, request, reply } = input;
  const upgrade = upgradeOf(request.raw);
  if (upgrade) return answerUpgrade(exchange, input, upgrade);
  const accepted = formatAccepted(request.headers.accept);
  const part = isPart(query);
  if (part) partOf(query);
  const admitted = await admitRead(exchange, { ...params, key: query.key, request, reply });
  if (part) return answerTable(exchange, input, admitted, accepted ?? 'csv');
  const wanted = liveFormatAccepted(request.headers.accept);
  const others = otherTypes(request.headers.accept);
  const refuse = () => uncountOnFailure(admitted, input, () => Promise.reject<FastifyReply>(unknownFormat()));
  if (isLive(exchange, admitted)) return others ? refuse() : answerLive(exchange, input, admitted, wanted);
  const { grant, left, forget } = admitted;
  const head = request.method === 'HEAD';
  // A range or a condition refers to the converted file, not to the source's.
  const wantedHeaders = accepted ? { accept: request.headers.accept } : request.headers;
  const answer = await uncountOnFailure(admitted, input, () =>
    fetchFrom(exchange, grant.url, { headers: headersFor(wantedHeaders), head, left }),
  );
  if (answer.status === 200 && isEventStream(answer.headers)) {
    answer.body.on('error', () => undefined).destroy();
    return others ? refuse() : answerLive(exchange, input, admitted, wanted);
  }
  if (others && answer.status === 200 && !others.includes(typeOf(answer.headers['content-type']))) {
    answer.body.on('error', () => undefined).destroy();
    return refuse();
  }
  if (accepted && answer.status === 200 && typeOf(answer.headers['content-type']) !== dataFormats[accepted].type) {
    answer.body.on('error', () => undefined).destroy();
    return answerTable(exchange, input, admitted, accepted);
  }
  const log = { subscription: grant.subscription_id, stream: grant.stream_id, status: answer.status };
  request.log.info(log, 'data read');

  // Only delivered data counts as a call.
  if (head || answer.status === 304 || answer.status === 416) await admitted.uncount();
  const { body } = answer;
  body.once('close', forget);
  // The response has started or its reader is gone, so the error has no recipient.
  body.on('error', () => undefined);
  reply.code(answer.status).headers(headersFrom(answer.headers, grant)).header('vary', 'Accept');
  if (!head && answer.status !== 304) {
    cutStalled(reply.raw);
    return reply.send(body);
  }
  body.destroy();
  if (!head) return reply.send();
  // A stream, because an empty body would replace the source's content length with 0.
  return reply.send(Readable.from([]));
};

export const readAccessAs: Handler<'access.readAs'> = async (exchange, input) => {
  const { params, query, request, reply } = input;
  const ending = params.format.toLowerCase();
  const asLive = isPart(query) ? undefined : liveEndings[ending];
  const format = ending === 'sse' ? undefined : formatNamed(ending);
  partOf(query);
  const admitted = await admitRead(exchange, { ...params, key: query.key, request, reply });
  if (asLive && isLive(exchange, admitted)) return answerLive(exchange, input, admitted, asLive);
  if (format) return answerTable(exchange, input, admitted, format);
  return uncountOnFailure(admitted, input, () => {
    throw new Refusal(406, 'unknown_format', 'Only live streams can be read as events');
  });
};

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
    const headAnswer = head && (await askHead(upstream, url, { headers, signal: left.signal }));
    if (headAnswer) return headAnswer;
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
