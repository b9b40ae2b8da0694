import type { z } from 'zod';
import type { StreamProbe } from '#contract/entities/streams.ts';
import { isBrokerAddress } from '#contract/sources.ts';
import type { Sample } from '#contract/types.ts';
import type { Exchange } from '#server/kernel/exchange.ts';
import { refuseOver } from '#server/kernel/limits.ts';
import { Refusal, wrongField } from '#server/kernel/refusal.ts';
import { readSignIn } from '#server/live/signIns.ts';
import { addressProblem } from '#server/upstream/errors.ts';
import { readHead } from './source.ts';
import { measureHead } from './take.ts';

export const perPerson = { max: 60, seconds: 600 };

/** The stored sign-in of the caller's own stream, while its address is the probed one. */
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

export async function probe(
  exchange: Exchange,
  { url, credentials, stream_id }: z.output<typeof StreamProbe>,
  callerId: string,
): Promise<Sample> {
  const problem = addressProblem(url, exchange.upstream.assertAddress);
  if (problem) throw new Refusal(400, 'invalid_input', `url ${problem}`, { fields: { url: problem } });
  if (credentials && !isBrokerAddress(url)) throw wrongField('credentials', 'are for mqtt and mqtts addresses only');
  await refuseOver(exchange, `probe:${callerId}`, perPerson);
  const signIn =
    credentials ?? (stream_id === undefined ? undefined : await storedSignIn(exchange, stream_id, url, callerId));
  const head = await readHead(exchange, { url, unlisted: { signIn } });
  return measureHead(head, exchange.now().toISOString());
}
