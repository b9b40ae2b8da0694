import type { z } from 'zod';
import type { StreamProbe } from '#contract/entities/data/streams.ts';
import { fileIdOf, isBrokerAddress } from '#contract/sources.ts';
import type { Sample } from '#contract/types.ts';
import type { Exchange } from '#server/kernel/exchange.ts';
import type { Handler } from '#server/kernel/handler.ts';
import { callRates } from '#server/kernel/rates/callRates.ts';
import { refuseOver } from '#server/kernel/rates/rateLimit.ts';
import { Refusal, wrongField } from '#server/kernel/refusal.ts';
import type { Feed } from '#server/live/feed.ts';
import { readSignIn } from '#server/live/signIns.ts';
import { addressProblem } from '#server/upstream/errors.ts';
import { isOwnFile } from '#server/uploads/dataFiles.ts';
import { eventHeaders, PreviewBody } from './previewBody.ts';
import { readableHead } from './readableHead.ts';
import { readHead, type HeadOptions } from './readHead.ts';
import { measureApart } from './measuring/measureApart.ts';

const tooManyProbes = (seconds: number) =>
  new Refusal(
    429,
    'too_many_requests',
    `You can test ${callRates.addressTest.max} addresses in ${callRates.addressTest.seconds / 60} minutes. Try again in ${Math.ceil(seconds / 60)} min`,
    { retryAfter: seconds },
  );

async function storedSignIn(exchange: Exchange, streamId: string, url: string, callerId: string) {
  const own = await exchange.db
    .selectFrom('streams')
    .select('id')
    .where('id', '=', streamId)
    .where('owner_id', '=', callerId)
    .where('url', '=', url)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return own && readSignIn(exchange.db, exchange, { streamId, url });
}

type ProbeRequest = z.output<typeof StreamProbe>;

async function admit(exchange: Exchange, { url, credentials, stream_id }: ProbeRequest, callerId: string) {
  const isFile = fileIdOf(url) !== undefined;
  if (isFile && !(await isOwnFile(exchange.db, url, callerId))) throw wrongField('url', 'is not one of your files');
  const problem = isFile ? undefined : addressProblem(url, exchange.upstream.assertAddress);
  if (problem) throw new Refusal(400, 'invalid_input', `url ${problem}`, { fields: { url: problem } });
  if (credentials && !isBrokerAddress(url)) throw wrongField('credentials', 'are for mqtt and mqtts addresses only');
  await refuseOver(exchange, `probe:${callerId}`, callRates.addressTest, tooManyProbes);
  return credentials ?? (stream_id === undefined ? undefined : await storedSignIn(exchange, stream_id, url, callerId));
}

async function measure(
  exchange: Exchange,
  request: ProbeRequest,
  callerId: string,
  watching?: HeadOptions,
): Promise<Sample> {
  const signIn = await admit(exchange, request, callerId);
  const head = await readHead(exchange, { url: request.url, unlisted: { signIn, personId: callerId } }, watching);
  const readable = await readableHead(exchange, head, {
    url: request.url,
    personId: callerId,
    choice: request.reading && JSON.stringify(request.reading),
  });
  return measureApart(readable, exchange.now().toISOString());
}

export const probe: Handler<'streams.probe'> = (exchange, { body, caller }) => measure(exchange, body, caller.id);

export const probeEvents: Handler<'streams.probeEvents'> = async (exchange, { body, caller, reply }) => {
  const left = new AbortController();
  reply.raw.once('close', () => left.abort());
  let events: PreviewBody | undefined;
  const onFeed = (feed: Feed) => {
    events = new PreviewBody(feed, undefined);
    void reply.headers(eventHeaders).send(events);
  };
  const sample = await measure(exchange, body, caller.id, { onFeed, signal: left.signal });
  if (!events) return reply.send(sample);
  events.endWith('reply', sample);
  return reply;
};
