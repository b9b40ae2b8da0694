import type { StreamUpdate } from '#contract/types.ts';
import type { Transaction } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import { transaction } from '../../../database/transaction.ts';
import type { Exchange } from '../../../kernel/exchange.ts';
import type { Caller } from '../../../kernel/handler.ts';
import { dropMeasurement } from '../../../records/measurementQueue.ts';
import { isComputed } from '#contract/computed.ts';
import { addWords } from '../../../records/searchWords.ts';
import { writeSignIn } from '../../../live/signIns.ts';
import { notFound, Refusal, unauthenticated } from '../../../kernel/refusal.ts';
import { forgetSuspension, lockSeller } from '../../../people/products.ts';
import { problemBetween, refusalOf } from './checks.ts';
import { toColumns } from '../columns.ts';
import { duplicateUrl, wrongType } from './create.ts';
import { assertOwnFile, describeSource } from './ownFile.ts';
import { recordChanges } from './history.ts';
import { adminFields, mayList } from '../rules.ts';
import { notifyWatchers } from '../saved/notifyWatchers.ts';
import {
  categoryExists,
  deleteSample,
  readLockedStream,
  lockStream,
  writeStream,
  type LockedStream,
} from '../store.ts';

export async function updateStream(
  exchange: Exchange,
  id: string,
  change: StreamUpdate,
  caller: Caller,
): Promise<LockedStream> {
  const { db, upstream, now } = exchange;
  return transaction(db, async (trx) => {
    if (change.status === 'published') await assertEnabled(trx, id, caller);
    const stream = await lockStream(trx, id);
    const own = stream?.owner_id === caller.id;
    if (!stream || (!own && !isModeration(change, caller))) throw notFound('Stream');
    const { status, credentials } = change;
    const columns = { ...toColumns(change), ...(status && { status }) };
    const { metadata: _, ...plain } = columns;
    const metadata = change.metadata ?? stream.metadata;
    const next = { ...stream, ...(plain as Partial<Omit<typeof stream, 'metadata'>>), metadata };
    if (own) {
      const problem = problemBetween(
        { ...next, credentials, startAt: next.start_at, endAt: next.end_at },
        upstream.assertAddress,
      );
      if (problem) throw refusalOf(problem);
      if (change.subcategory && !(await categoryExists(trx, change.subcategory))) {
        throw refusalOf(['subcategory', 'is not a category']);
      }
      if (!mayList(next.type, caller)) throw wrongType();
      if (next.url !== stream.url) await assertOwnFile(trx, next.url, caller.id);
    }
    const at = now().toISOString();
    if (Object.keys(change).length > 0) {
      if (!(await writeStream(trx, id, columns))) throw duplicateUrl();
      if (status !== undefined) await forgetSuspension(trx, id);
      const fields = await recordChanges(trx, stream, change, { at, by: caller.id });
      await notifyWatchers(trx, { before: stream, after: next, fields, by: caller.id, at });
      const moved = next.url !== stream.url;
      if (credentials !== undefined || moved) await writeSignIn(trx, exchange, id, credentials ?? null);
      // A sample of the earlier source, or of another reading, describes data that is no longer sold.
      const isReread = columns.reading !== undefined && columns.reading !== stream.reading;
      if (moved || isReread || credentials || isComputed(stream) !== isComputed(next)) {
        await deleteSample(trx, id);
        await (isComputed(next) ? dropMeasurement(trx, id) : describeSource(trx, next, at, stream.url));
      }
      await addWords(trx, [id]);
    }
    return readLockedStream(trx, { id, caller: caller.id, now: at });
  });
}

async function assertEnabled(trx: Transaction<Database>, id: string, caller: Caller): Promise<void> {
  const stream = await trx.selectFrom('streams').select('owner_id').where('id', '=', id).executeTakeFirst();
  if (!stream || !(await lockSeller(trx, stream.owner_id)).disabled) return;
  if (stream.owner_id === caller.id) throw unauthenticated();
  if (caller.slots.includes('admin')) {
    throw new Refusal(409, 'owner_disabled', 'The seller of this product is disabled: enable the seller first');
  }
}

function isModeration(change: StreamUpdate, caller: Caller): boolean {
  const names = Object.keys(change);
  const allowed: readonly string[] = adminFields;
  return caller.slots.includes('admin') && names.length > 0 && names.every((name) => allowed.includes(name));
}
