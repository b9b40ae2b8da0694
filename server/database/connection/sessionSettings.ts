import type { ClientConfig, PoolClient } from 'pg';
import { codeOf } from '../errors.ts';

export interface SessionLimits {
  queryLimitMs: number;
  idleInTransactionMs: number;
}

const marker = 'exchange.direct';

/** Settings of a direct connection. A pooler refuses, ignores or forgets them. */
export const startupSettings = ({ queryLimitMs, idleInTransactionMs }: SessionLimits): ClientConfig => ({
  statement_timeout: queryLimitMs,
  idle_in_transaction_session_timeout: idleInTransactionMs,
  options: `-c timezone=UTC -c ${marker}=on`,
});

/** The same settings as part of each transaction, which is all that a transaction pooler keeps together. */
export const transactionSettings = ({ queryLimitMs, idleInTransactionMs }: SessionLimits): string =>
  `set local statement_timeout = ${queryLimitMs}; ` +
  `set local idle_in_transaction_session_timeout = ${idleInTransactionMs}; set local timezone = 'UTC'`;

/** Where a connection has its settings from: its start, the role (or `connect_query` of the pooler), or nowhere. */
export async function originOfSettings(client: PoolClient, limits: SessionLimits): Promise<'start' | 'role' | 'none'> {
  const setting = (name: string) => `(select setting from pg_settings where name = '${name}')::int`;
  const { rows } = await client.query<{ direct: string | null; settled: boolean }>(
    `select current_setting('${marker}', true) as direct,
      current_setting('timezone') in ('UTC', 'Etc/UTC') and ${setting('statement_timeout')} between 1 and $1
      and ${setting('idle_in_transaction_session_timeout')} between 1 and $2 as settled`,
    [limits.queryLimitMs, limits.idleInTransactionMs],
  );
  if (rows[0]?.direct === 'on') return 'start';
  return rows[0]?.settled ? 'role' : 'none';
}

/** True for the answer of PgBouncer to settings that it does not know. */
export const refusesSettings = (error: unknown): boolean =>
  codeOf(error) === '08P01' && error instanceof Error && error.message.includes('startup parameter');

const begins = /^(?:begin|start transaction)\b/iu;
const ends = /^(?:commit|rollback)(?! to\b)/iu;
// These cannot run inside a transaction.
const alone = /^\s*(?:create (?:unique )?index concurrently|drop index concurrently|vacuum)\b/iu;

export class SettledTransactions {
  readonly #settings: string;
  #open = false;

  constructor(settings: string) {
    this.#settings = settings;
  }

  async run<Result>(text: string, query: (text: string) => Promise<Result>, send: (text: string) => Promise<unknown>) {
    if (begins.test(text)) {
      const result = await query(`${text}; ${this.#settings}`);
      this.#open = true;
      return result;
    }
    if (ends.test(text)) this.#open = false;
    else if (!this.#open && !alone.test(text)) return this.#wrap(text, query, send);
    return query(text);
  }

  async #wrap<Result>(
    text: string,
    query: (text: string) => Promise<Result>,
    send: (text: string) => Promise<unknown>,
  ) {
    await send(`begin; ${this.#settings}`);
    try {
      const result = await query(text);
      await send('commit');
      return result;
    } catch (error) {
      // A lost connection cannot roll back, and needs not.
      await send('rollback').catch(() => undefined);
      throw error;
    }
  }
}
