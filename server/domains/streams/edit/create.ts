import type { StreamCreate } from '#contract/types.ts';
import { transaction } from '../../../database/transaction.ts';
import type { Exchange } from '../../../kernel/exchange.ts';
import type { Caller } from '../../../kernel/handler.ts';
import { isComputed } from '#contract/computed.ts';
import { addWords } from '../../../records/searchWords.ts';
import { writeSignIn } from '../../../live/signIns.ts';
import { newId } from '../../../kernel/newId.ts';
import { Refusal, unauthenticated } from '../../../kernel/refusal.ts';
import { lockSeller } from '../../../people/products.ts';
import { problemBetween, refusalOf } from './checks.ts';
import { assertOwnFile, describeSource } from './ownFile.ts';
import { clearCache } from '../cache.ts';
import { toNewColumns } from '../columns.ts';
import { mayList } from '../rules.ts';
import { categoryExists, insertStream } from '../store.ts';

export const wrongType = () =>
  new Refusal(422, 'wrong_type', 'A service provider lists streams of type Algorithm only', {
    fields: { type: 'is not Algorithm' },
  });

export const duplicateUrl = () =>
  new Refusal(409, 'duplicate_url', 'Another stream has this address', { fields: { url: 'is already listed' } });

export async function createStream(exchange: Exchange, stream: StreamCreate, caller: Caller): Promise<string> {
  const now = exchange.now().toISOString();
  const startAt = stream.start_date ?? now;
  const problem = problemBetween({ ...stream, startAt, endAt: stream.endDate }, exchange.upstream.assertAddress);
  if (problem) throw refusalOf(problem);
  if (!(await categoryExists(exchange.db, stream.subcategory))) throw refusalOf(['subcategory', 'is not a category']);
  if (!mayList(stream.type, caller)) throw wrongType();
  const id = newId();
  const row = {
    ...toNewColumns(stream),
    id,
    owner_id: caller.id,
    start_at: startAt,
    published_at: now,
    status: 'published' as const,
  };
  const inserted = await transaction(exchange.db, async (trx) => {
    if ((await lockSeller(trx, caller.id)).disabled) throw unauthenticated();
    await assertOwnFile(trx, row.url, caller.id);
    if (!(await insertStream(trx, row))) return false;
    if (stream.credentials) await writeSignIn(trx, exchange, id, stream.credentials);
    if (!isComputed(stream)) await describeSource(trx, { id, url: row.url, reading: row.reading ?? null }, now);
    await addWords(trx, [id]);
    return true;
  });
  if (!inserted) throw duplicateUrl();
  clearCache(exchange.db);
  return id;
}
