// Sends queued mail: of accounts, and of notifications.
import type { FastifyBaseLogger } from 'fastify';
import type { Row } from '../database/schema.ts';
import type { Exchange } from '../kernel/exchange.ts';
import { LeaseQueue } from '../kernel/leaseQueue.ts';
import { onWake } from './queue.ts';
import { openTransport, type Letter, type Transport } from './transport.ts';

export type Mail = Row<'mails'>;
export type Delivery = Row<'deliveries'>;
type Written = Pick<Letter, 'text' | 'html'>;
export interface Draft extends Omit<Letter, keyof Written> {
  readonly write: () => Promise<Written>;
  /** Other deliveries that the mail contains. */
  readonly also?: readonly string[];
}
export type Compose = (exchange: Exchange, mail: Mail) => Promise<Draft | undefined>;
/** A date postpones the delivery until then. */
export type ComposeDelivery = (exchange: Exchange, delivery: Delivery) => Promise<Draft | Date | undefined>;

/** Seconds to wait after each failed try. After the last one the mail is abandoned. */
export const retryWaits = [2, 10, 60, 300] as const;
/** A notification is still news hours later: its mail outlasts a longer failure of the mail server. */
const deliveryWaits = [...retryWaits, 1_800, 7_200, 21_600] as const;
/** Mails to different people at the same time: a slow mailbox delays no other. */
const concurrency = 4;

interface Composers {
  readonly mail: Compose;
  readonly delivery?: ComposeDelivery;
}

export class Mailer {
  readonly #ignoreWakes: () => void;
  readonly #transport: Transport;
  readonly #queues: readonly Pick<LeaseQueue<Mail>, 'wake' | 'stop'>[];

  constructor(exchange: Exchange, { mail, delivery }: Composers, log: Pick<FastifyBaseLogger, 'warn' | 'error'>) {
    this.#transport = openTransport(exchange.config);
    const common = { db: exchange.db, now: () => exchange.now(), log };
    const mails = new LeaseQueue<Mail>({
      ...common,
      waits: retryWaits,
      table: 'mails',
      send: async (row) => this.#send(row, await mail(exchange, row)),
    });
    const deliveries =
      delivery &&
      new LeaseQueue<Delivery>({
        ...common,
        waits: deliveryWaits,
        table: 'deliveries',
        channel: 'mail',
        concurrency,
        send: async (row) => {
          const draft = await delivery(exchange, row);
          return draft instanceof Date ? draft : this.#send(row, draft);
        },
      });
    this.#queues = [mails, ...(deliveries ? [deliveries] : [])];
    this.#ignoreWakes = onWake(exchange, () => this.wake());
  }

  wake(): void {
    for (const queue of this.#queues) queue.wake();
  }

  async stop(): Promise<void> {
    this.#ignoreWakes();
    await Promise.all(this.#queues.map((queue) => queue.stop()));
    this.#transport.close();
  }

  async #send(row: Pick<Mail, 'id' | 'created_at' | 'attempts'>, draft: Draft | undefined): Promise<readonly string[]> {
    if (!draft) return [];
    const { write, also = [], ...letter } = draft;
    const stamp = { id: row.id, at: row.created_at };
    // A process may have died between sending a mail and recording it.
    if (row.attempts > 1 && (await this.#transport.hasSent(stamp))) return also;
    await this.#transport.send({ ...letter, ...(await write()) }, stamp);
    return also;
  }
}
