import type { Exchange } from '../kernel/exchange.ts';
import { liveOf } from '../live/live.ts';
import { isEndless } from './source.ts';

export async function orLatest<Result>(
  exchange: Exchange,
  source: { readonly streamId: string; readonly url: string },
  read: (liveId?: string) => Promise<Result>,
): Promise<Result> {
  if (await liveOf(exchange).isLive(source)) return read(source.streamId);
  return read().catch((error: unknown) => {
    if (isEndless(error)) return read(source.streamId);
    throw error;
  });
}
