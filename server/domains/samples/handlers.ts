import type { Handlers } from '#server/kernel/handler.ts';
import { callRates } from '#server/kernel/rates/callRates.ts';
import { refuseOver } from '#server/kernel/rates/rateLimit.ts';
import { notFound, Refusal } from '#server/kernel/refusal.ts';
import { noRowsRefusal } from '#server/rights/computed.ts';
import { isComputed } from '#contract/computed.ts';
import type { Sample } from '#contract/types.ts';
import type { Feed } from '#server/live/feed.ts';
import { liveOf } from '#server/live/live.ts';
import { addFile } from './addFile.ts';
import { describeStream } from './asyncapi.ts';
import { previewStream } from './preview.ts';
import { probe, probeEvents } from './probe.ts';
import { readRows } from './rows.ts';
import { maySee, shownOf } from './rules.ts';
import { findSampled } from './store.ts';
import { measureOnce, takeSample } from './takeSample.ts';

type SampleCall =
  | 'streams.sample'
  | 'streams.rows'
  | 'streams.preview'
  | 'streams.asyncapi'
  | 'streams.measure'
  | 'streams.probe'
  | 'streams.probeEvents'
  | 'streams.addFile';

/** Adds the oldest event that a table would have. Each process holds the events of one connection. */
function withHeld(sample: Sample, feed: Feed | undefined): Sample {
  if (!sample.live || !feed) return sample;
  feed.ring.forget(Date.now());
  const [oldest] = feed.ring.all();
  return oldest ? { ...sample, live: { ...sample.live, held_since: new Date(oldest.at).toISOString() } } : sample;
}

const tooSlow = () =>
  new Refusal(
    502,
    'source_slow',
    'The data source is too slow to be measured now. The earlier sample stays, and the exchange tries again',
  );

export const samples: Handlers<SampleCall> = {
  'streams.sample': async (exchange, { params, caller }) => {
    const stream = await findSampled(exchange.db, params.id, caller.id, exchange.now().toISOString());
    if (!stream || !maySee(stream, caller, stream.has_access)) throw notFound('Stream');
    if (isComputed(stream)) throw noRowsRefusal();
    return shownOf(
      withHeld(await takeSample(exchange, stream), liveOf(exchange).find({ streamId: stream.id, url: stream.url })),
      stream,
      caller,
    );
  },

  'streams.rows': readRows,
  'streams.preview': previewStream,
  'streams.asyncapi': describeStream,

  'streams.measure': async (exchange, { params, caller }) => {
    const stream = await findSampled(exchange.db, params.id, caller.id, exchange.now().toISOString());
    if (stream?.owner_id !== caller.id || stream.deleted_at !== null) throw notFound('Stream');
    if (isComputed(stream)) throw noRowsRefusal();
    await refuseOver(exchange, `measure:${caller.id}`, callRates.measurement);
    const { sample, isKept } = await measureOnce(exchange, stream);
    if (isKept) throw tooSlow();
    return sample;
  },

  'streams.probe': probe,
  'streams.probeEvents': probeEvents,
  'streams.addFile': addFile,
};
