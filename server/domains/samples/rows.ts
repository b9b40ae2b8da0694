import type { Caller, Handler } from '#server/kernel/handler.ts';
import { callRates } from '#server/kernel/rates/callRates.ts';
import { refuseOver } from '#server/kernel/rates/rateLimit.ts';
import { notFound, Refusal, wrongField } from '#server/kernel/refusal.ts';
import { refuseSpent } from '#server/rights/allowance.ts';
import { orLatest } from '#server/tables/orLatest.ts';
import { tablesOf } from '#server/tables/tables.ts';
import { parseWhere, WhereError, type Where } from '#server/tables/where.ts';
import { maySee, refuseHidden } from './rules.ts';
import { findSampled, type SampledStream } from './store.ts';

function whereOf(text: string | undefined): Where | undefined {
  try {
    return text === undefined ? undefined : parseWhere(text);
  } catch (error) {
    if (error instanceof WhereError) throw wrongField('where', error.message);
    throw error;
  }
}

function refuseUnlessReader(stream: SampledStream, caller: Caller): void {
  if (stream.owner_id === caller.id) return;
  if (!stream.has_access) throw new Refusal(409, 'no_access', 'Buy access to read all rows');
  refuseHidden(stream, caller);
}

export const readRows: Handler<'streams.rows'> = async (exchange, { params, query, caller, request }) => {
  const where = whereOf(query.where);
  const stream = await findSampled(exchange.db, params.id, caller.id, exchange.now().toISOString());
  if (!stream || !maySee(stream, caller, stream.has_access)) throw notFound('Stream');
  refuseUnlessReader(stream, caller);
  if (stream.owner_id !== caller.id) await refuseSpent(exchange, stream, caller.id);
  await refuseOver(exchange, `rows:${caller.id}`, callRates.pageOfRows);
  const { offset, limit, sort, order, search } = query;
  const wanted = {
    where,
    search,
    limit,
    offset,
    ...(sort !== undefined && { sort: { column: sort, descending: order === 'DESC' } }),
  };
  const found = await orLatest(exchange, { streamId: stream.id, url: stream.url }, (liveId) =>
    tablesOf(exchange).rows({ url: stream.url, choice: stream.reading, personId: caller.id, liveId }, wanted),
  );
  request.log.info({ stream: stream.id, rows: found.rows.length }, 'rows read');
  const columns = found.columns.map(({ name, kind }) => ({ name, type: kind }));
  return { offset, limit, total: found.total, columns, rows: found.rows.map((row) => [...row]) };
};
