import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';
import type { NotificationKind } from '#contract/notificationKinds.ts';
import { transaction } from '#server/database/transaction.ts';
import { newId } from '#server/kernel/newId.ts';
import { wakeMailer } from '#server/mail/queue.ts';
import { notifyAll } from '#server/records/notifications.ts';
import { listen } from '#tests/support/processes/listen.ts';
import { openTestExchange, type TestExchange } from '#tests/support/exchange.ts';

interface Refusals {
  /** Number of mails refused before the first is accepted. */
  failures?: number;
  /** Predicate for recipients whose mailbox is full. */
  isFull?: (to: string) => boolean;
  /** Called with each mail, including refused ones. */
  onTry?: (mail: string) => void;
}

const refusal = (text: string, responseCode: number) => Object.assign(new Error(text), { responseCode });

/** Opens a mail server that closes with the test. */
export async function openMailServer({ failures = 0, isFull = () => false, onTry }: Refusals = {}) {
  let tries = 0;
  const taken: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => (isFull(address) ? done(refusal('full', 452)) : done()),
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        tries += 1;
        onTry?.(Buffer.concat(chunks).toString());
        if (tries <= failures) return done(refusal('later', 451));
        taken.push(Buffer.concat(chunks).toString());
        return done();
      });
    },
  });
  const port = await listen(server.server);
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return { url: `smtp://127.0.0.1:${port}`, taken, tries: () => tries };
}

/** Opens an exchange that closes with the test. `pass` advances its clock. */
export async function openMailing(options: Parameters<typeof openTestExchange>[0] = {}) {
  const server = await openTestExchange(options);
  onTestFinished(() => server.close());
  const pass = (seconds: number) => {
    server.pass(seconds * 1000);
    wakeMailer(server.exchange);
  };
  return { server, pass };
}

/** Writes a notification as its event does. */
export const addNotification = (server: TestExchange, userId: string, kind: NotificationKind, actorId?: string) =>
  transaction(server.db, (trx) =>
    notifyAll(trx, [
      {
        userId,
        kind,
        at: server.exchange.now().toISOString(),
        reference: newId(),
        amount: 2_500_000,
        ...(actorId && { actorId }),
      },
    ]),
  );
