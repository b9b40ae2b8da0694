// The floor: bare Fastify over the same pg driver and the same SQL, without session, validation, limits or headers.
import fastify from 'fastify';
import { Pool } from 'pg';
import { columnTypes } from '#server/database/types.ts';
import type { Statement } from '#tests/support/database/statements.ts';

/** As many connections as the exchange has. */
export const rawPool = (url: string) =>
  new Pool({ connectionString: url, max: 10, types: columnTypes, options: '-c timezone=UTC' });

/** A server that answers every GET with the rows of one statement, and every POST with a purchase of four statements. */
export async function openFloor(pool: Pool, page: Statement, port: number) {
  const app = fastify();
  const query = { name: 'page', text: page.text, values: [...page.values] };
  app.get('/*', async () => (await pool.query(query)).rows);
  app.post<{ Body: { stream_id: string; buyer: string } }>('/*', async ({ body }) => buy(pool, body));
  await app.listen({ host: '127.0.0.1', port });
  return app;
}

interface Wish {
  stream_id: string;
  buyer: string;
}

const statements = {
  stream: `select id, owner_id, name, price from streams where id = $1`,
  accounts: `update accounts set balance = balance + case when id = $1 then -$3::bigint else $3::bigint end, entries = entries + 1
    where id in ($1, $2) returning id, balance, entries`,
  transfer: `insert into transfers (id, movement_id, type, from_id, to_id, value, from_balance, to_balance, from_entry, to_entry, at, stream_id, stream_name, reference)
    values (gen_random_uuid(), gen_random_uuid(), 'PURCHASE', $1, $2, $3, $4, $5, $6, $7, now(), $8, $9, 'floor')`,
  access: `insert into subscriptions (id, stream_id, user_id, seller_id, hours, start_at, end_at, price, total, created_at)
    values (gen_random_uuid(), $1, $2, $3, 1, now(), now() + interval '1 hour', $4, $4, now()) returning id`,
} as const;

/** Price, balances, transfer and access in one transaction, by four statements that the database keeps prepared. */
async function buy(pool: Pool, { stream_id, buyer }: Wish): Promise<object> {
  const client = await pool.connect();
  const run = <Row extends object>(name: keyof typeof statements, values: unknown[]) =>
    client.query<Row>({ name, text: statements[name], values });
  try {
    await client.query('begin');
    const stream = await run<{ owner_id: string; name: string; price: number }>('stream', [stream_id]);
    const { owner_id = '', name = '', price = 0 } = stream.rows[0] ?? {};
    const accounts = await run<{ id: string; balance: number; entries: number }>('accounts', [buyer, owner_id, price]);
    const of = (id: string) => accounts.rows.find((row) => row.id === id);
    const [from, to] = [of(buyer), of(owner_id)];
    const after = [from?.balance, to?.balance, from?.entries, to?.entries];
    await run('transfer', [buyer, owner_id, price, ...after, stream_id, name]);
    const access = await run('access', [stream_id, buyer, owner_id, price]);
    await client.query('commit');
    return access.rows[0] ?? {};
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}
