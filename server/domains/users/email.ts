// Changes a person's email address, confirmed by a mailed code. The response is the same for every address, so that it
// does not reveal accounts. Only the mail differs.
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Transaction } from 'kysely';
import { callRates } from '../../kernel/rates/callRates.ts';
import { forgetTries, takeTry, waitOf } from '../../kernel/rates/backOff.ts';
import type { Database } from '../../database/schema.ts';
import type { Exchange } from '../../kernel/exchange.ts';
import { refuseOver } from '../../kernel/rates/rateLimit.ts';
import type { Draft, Mail } from '../../mail/mailer.ts';
import { newAddressText } from '../../mail/accountTexts.ts';
import { queueMail } from '../../mail/queue.ts';
import { acceptedSecrets } from '../../kernel/secret.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { wrongTries } from '../../kernel/rates/wrongTries.ts';

const tries = { ...wrongTries, firstWait: 30 };
/** A code is valid in the hour of its request and the next one. */
const windowMs = 3_600_000;

interface Move {
  id: string;
  from: string;
  to: string;
}

/** Derived from the server's secret, so that no code is stored. `hour` counts hours since 1970. */
function codeAt(secret: Uint8Array, { id, from, to }: Move, hour: number): string {
  const mac = createHmac('sha256', secret).update(JSON.stringify(['address code', id, from, to, hour]));
  return String(mac.digest().readUIntBE(0, 6) % 100_000_000).padStart(8, '0');
}

const hourOf = (at: Date) => Math.floor(at.getTime() / windowMs);

export async function askForCode(
  exchange: Exchange,
  trx: Transaction<Database>,
  { id, to }: Pick<Move, 'id' | 'to'>,
): Promise<void> {
  await refuseOver({ ...exchange, db: trx }, `address-code:${id}`, callRates.emailChangeCode);
  await queueMail(trx, 'emailCode', { userId: id, address: to }, exchange.now());
}

export const wrongCode = () =>
  new Refusal(422, 'wrong_code', 'This code is wrong or was replaced', {
    fields: { emailCode: 'is wrong' },
  });

const tryKey = (id: string) => `address-try:${id}`;

export async function assertCode(exchange: Exchange, move: Move, code: string): Promise<void> {
  const { db, now } = exchange;
  const key = tryKey(move.id);
  if (!(await takeTry(db, key, tries, now()))) {
    const retryAfter = await waitOf(db, key, now());
    const fields = { emailCode: 'was wrong too often' };
    throw new Refusal(429, 'too_many_requests', 'Too many wrong codes', { retryAfter, fields });
  }
  const hour = hourOf(now());
  const right = acceptedSecrets(exchange).some((secret) =>
    [hour, hour - 1].some((one) => timingSafeEqual(Buffer.from(codeAt(secret, move, one)), Buffer.from(code))),
  );
  if (!right) throw wrongCode();
}

/** Call only after the change: a failed edit must not reset the attempts at another address. */
export const forgetCodeTries = ({ db }: Exchange, id: string) => forgetTries(db, tryKey(id));

/** Composes the mail with the code. The owner of an existing account gets a message about the request instead. */
export async function composeCode({ db, secret }: Exchange, mail: Mail): Promise<Draft | undefined> {
  const { user_id: id, address: to } = mail;
  if (id === null || to === null) return undefined;
  const holders = await db
    .selectFrom('users')
    .select(['id', 'email'])
    .where((e) => e.or([e('id', '=', id), e('email', '=', to)]))
    .execute();
  const from = holders.find((one) => one.id === id)?.email;
  if (from === undefined) return undefined;
  const taken = holders.some(({ email }) => email === to);
  const code = codeAt(secret, { id, from, to }, hourOf(new Date(mail.created_at)));
  const { subject, ...written } = newAddressText(taken ? undefined : code);
  return { to, subject, write: () => Promise.resolve(written) };
}
