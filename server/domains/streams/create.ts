import type { StreamCreate } from '#contract/types.ts';
import type { Exchange } from '../../exchange.ts';
import type { Caller } from '../../handler.ts';
import { newId } from '../../newId.ts';
import { Refusal } from '../../refusal.ts';
import { UpstreamError } from '../../upstream/errors.ts';
import { mayList } from './rules.ts';
import { categoryExists, insertStream } from './store.ts';

const wrong = (field: string, problem: string) =>
  new Refusal(400, 'invalid_input', `${field} ${problem}`, { fields: { [field]: problem } });

/** What one field alone does not show. */
async function check({ db, upstream }: Exchange, stream: StreamCreate, startAt: string): Promise<void> {
  if (stream.endDate !== undefined && Date.parse(stream.endDate) <= Date.parse(startAt)) {
    throw wrong('endDate', 'is not after the start');
  }
  if ((stream.max_calls === undefined) !== (stream.max_unit === undefined)) {
    throw wrong(stream.max_calls === undefined ? 'max_calls' : 'max_unit', 'is missing');
  }
  try {
    upstream.assertAddress(stream.url);
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    throw wrong('url', error.code === 'badAddress' ? 'is not a valid address' : 'leads where the server may not go');
  }
  if (!(await categoryExists(db, stream.subcategory))) throw wrong('subcategory', 'is not a category');
}

/** Lists a stream for the caller and answers its id. */
export async function createStream(exchange: Exchange, stream: StreamCreate, caller: Caller): Promise<string> {
  const now = exchange.now().toISOString();
  const startAt = stream.start_date ?? now;
  await check(exchange, stream, startAt);
  if (!mayList(stream.type, caller)) {
    throw new Refusal(422, 'wrong_type', 'A service provider lists streams of type Algorithm only', {
      fields: { type: 'is not Algorithm' },
    });
  }
  const id = newId();
  const [longitude, latitude] = stream.location?.coordinates ?? [null, null];
  const inserted = await insertStream(exchange.db, {
    id,
    owner_id: caller.id,
    name: stream.name,
    type: stream.type,
    description: stream.description,
    snippet: stream.snippet ?? null,
    price: stream.price,
    url: stream.url,
    terms: stream.terms ?? null,
    category_id: stream.subcategory,
    visibility: stream.visibility,
    access_type: stream.accessType,
    takes_offers: stream.offer,
    longitude,
    latitude,
    start_at: startAt,
    end_at: stream.endDate ?? null,
    published_at: now,
    max_calls: stream.max_calls ?? null,
    max_unit: stream.max_unit ?? null,
    metadata: JSON.stringify(stream.metadata),
    status: 'published',
  });
  if (!inserted) {
    throw new Refusal(409, 'duplicate_url', 'Another stream has this address', {
      fields: { url: 'is already listed' },
    });
  }
  return id;
}
