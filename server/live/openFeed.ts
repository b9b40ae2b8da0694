import type { Exchange } from '../kernel/exchange.ts';
import { Refusal } from '../kernel/refusal.ts';
import { UpstreamError } from '../upstream/errors.ts';
import type { Claim, Claiming, LiveSource } from './claim.ts';
import { liveOf } from './live.ts';

export async function openFeed(exchange: Exchange, source: LiveSource, claiming: Claiming): Promise<Claim> {
  try {
    return await liveOf(exchange).claim(source, claiming);
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    if (error.code === 'noStream') throw new Refusal(409, 'not_live', 'Only live streams can be read event by event');
    throw new Refusal(502, 'source_failed', error.message);
  }
}
