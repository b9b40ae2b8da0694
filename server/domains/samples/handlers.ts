import type { Handlers } from '#server/handler.ts';
import { notFound } from '#server/refusal.ts';
import { maySee, maySeeRows } from './rules.ts';
import { findSampled } from './store.ts';
import { takeSample } from './take.ts';

export const samples: Handlers<'streams.sample'> = {
  'streams.sample': async (exchange, { params, caller }) => {
    const stream = await findSampled(exchange.db, params.id, caller.id, exchange.now().toISOString());
    if (!stream || !maySee(stream, caller, stream.has_access)) throw notFound('Stream');
    const sample = await takeSample(exchange, stream);
    return maySeeRows(stream, caller) ? sample : { ...sample, rows: [] };
  },
};
