// Sends queued mail. Any number of processes may run one, as each mail is leased.
import { sql } from 'kysely';
import type { FastifyBaseLogger } from 'fastify';
import type { Row } from '../database/schema.ts';
import { Drain } from '../kernel/drain.ts';
import type { Exchange } from '../kernel/exchange.ts';
import { onWake } from './queue.ts';
import { openTransport, type Letter, type Transport } from './transport.ts';

export type Mail = Row<'mails'>;
export interface Draft extends Omit<Letter, 'text'> {
  write(): Promise<string>;
}
export type Compose = (exchange: Exchange, mail: Mail) => Promise<Draft | undefined>;

/** Seconds to wait after each failed try. After the last one the mail is abandoned. */
export const retryWaits = [2, 10, 60, 300] as const;
const leaseSeconds = 60;
const pollMs = 5_000;
const stopMs = 3_000;

export class Mailer {
  readonly #exchange: Exchange;
  readonly #compose: Compose;
  readonly #log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  readonly #transport: Transport;
  readonly #drain: Drain;

  constructor(exchange: Exchange, compose: Compose, log: Pick<FastifyBaseLogger, 'warn' | 'error'>) {
    this.#exchange = exchange;
    this.#compose = compose;
    this.#log = log;
    this.#transport = openTransport(exchange.config);
    this.#drain = new Drain({
      next: () => this.#next(),
      onError: (error) => this.#log.warn({ err: error }, 'mail not looked at'),
      pollMs,
      stopMs,
    });
    onWake(exchange, () => this.wake());
  }

  wake(): void {
    this.#drain.wake();
  }

  async stop(): Promise<void> {
    onWake(this.#exchange, undefined);
    await this.#drain.stop();
    this.#transport.close();
  }

  async #next(): Promise<boolean> {
    const mail = await this.#lease();
    if (mail) await this.#deliver(mail);
    return mail !== undefined;
  }

  async #lease(): Promise<Mail | undefined> {
    const now = this.#exchange.now();
    const { rows } = await sql<Mail>`
      with due as (
        select id from mails where failed_at is null and run_at <= ${now.toISOString()} order by run_at limit 1 for update skip locked)
      update mails m set attempts = m.attempts + 1, run_at = ${later(now, leaseSeconds)} from due where m.id = due.id
      returning m.*`.execute(this.#exchange.db);
    return rows[0];
  }

  async #deliver(mail: Mail): Promise<void> {
    try {
      await this.#send(mail);
    } catch (error) {
      await this.#postpone(mail, error);
      return;
    }
    await this.#exchange.db.deleteFrom('mails').where('id', '=', mail.id).execute();
  }

  async #send(mail: Mail): Promise<void> {
    const draft = await this.#compose(this.#exchange, mail);
    if (!draft) return;
    const { to, subject } = draft;
    const stamp = { id: mail.id, at: mail.created_at };
    // A process may have died between sending a mail and recording it.
    if (mail.attempts > 1 && (await this.#transport.hasSent(to, subject, stamp))) return;
    await this.#transport.send({ to, subject, text: await draft.write() }, stamp);
  }

  async #postpone({ id, kind, attempts }: Mail, error: unknown): Promise<void> {
    const now = this.#exchange.now();
    const wait = retryWaits[attempts - 1];
    // The driver's message may quote the address.
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    if (wait === undefined) this.#log.error({ mail: id, kind, attempts, code }, 'mail given up');
    else this.#log.warn({ mail: id, kind, attempts, code }, 'mail not sent');
    const change = wait === undefined ? { failed_at: now.toISOString() } : { run_at: later(now, wait) };
    await this.#exchange.db.updateTable('mails').set(change).where('id', '=', id).execute();
  }
}

const later = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000).toISOString();
