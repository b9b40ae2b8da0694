import { defaultSort, firstPage } from '#contract/constants.ts';
import type { Changes } from '#contract/types.ts';
import type { Exchange } from '../../kernel/exchange.ts';
import type { Caller, Handlers } from '../../kernel/handler.ts';
import { readBalanceSince } from '../../ledger/history.ts';
import { partnerStreams } from '../../rights/partners.ts';
import { listFreshSearches } from '../streams/saved/searches.ts';
import { readTotal } from '../streams/facets/totals.ts';
import { readOfferChanges } from './offers.ts';
import { readProductChanges } from './products.ts';
import { moveBaseline, noteVisit } from './visits.ts';

const countPublished = async ({ db }: Exchange, caller: string, from: string, now: string) =>
  readTotal(db, {
    caller,
    now,
    owner: { id: caller, except: true },
    filter: { from },
    sort: defaultSort.type,
    order: defaultSort.order,
    page: firstPage,
    limit: 1,
    partnerOf: await partnerStreams(db, caller),
  });

async function readChanges(exchange: Exchange, caller: Caller): Promise<Changes> {
  const { db } = exchange;
  const now = exchange.now();
  const as_of = now.toISOString();
  const baseline = await noteVisit(db, caller.id, now);
  const [balance, published, products, offers] = await Promise.all([
    readBalanceSince(db, caller.id, baseline),
    countPublished(exchange, caller.id, baseline, as_of),
    readProductChanges(db, caller, baseline, as_of),
    readOfferChanges(db, caller, baseline, as_of),
  ]);
  // Without new products, no saved search has new matches.
  const searches = published > 0 ? await listFreshSearches(exchange, caller.id, baseline) : [];
  return { baseline, as_of, balance, published, products, searches, offers };
}

export const changesHandlers: Handlers<'changes.read' | 'changes.dismiss'> = {
  'changes.read': (exchange, { caller }) => readChanges(exchange, caller),

  'changes.dismiss': async ({ db, now }, { body, caller }) => {
    await moveBaseline(db, caller.id, body.as_of, now());
    return undefined;
  },
};
