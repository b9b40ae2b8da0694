import { existsSync, readFileSync } from 'node:fs';
import { expect, vi } from 'vitest';
import { outboxFile, type Letter } from '#server/mail/transport.ts';
import type { TestExchange } from './exchange.ts';
import { slowness } from './slowness.ts';

/** The mails that a test server has sent so far, oldest first. */
export function mailsOf({ exchange }: TestExchange): (Letter & { at: string })[] {
  const file = outboxFile(exchange.config);
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  return lines.map((line) => JSON.parse(line) as Letter & { at: string });
}

/** The mails sent to one address. */
export const mailsTo = (server: TestExchange, address: string): (Letter & { at: string })[] =>
  mailsOf(server).filter(({ to }) => to === address);

/** Waits for `count` mails to one address and returns the last. */
export async function mailTo(server: TestExchange, address: string, count = 1): Promise<Letter> {
  await vi.waitFor(() => expect(mailsTo(server, address).length).toBeGreaterThanOrEqual(count), {
    timeout: 20_000 * slowness(),
  });
  const mail = mailsTo(server, address).at(-1);
  if (!mail) throw new Error('no mail');
  return mail;
}

/** Waits until the queue is empty. */
export const allSent = ({ db }: TestExchange) =>
  vi.waitFor(
    async () =>
      expect(await db.selectFrom('mails').select('kind').where('failed_at', 'is', null).execute()).toEqual([]),
    { timeout: 20_000 * slowness() },
  );

/** Token and person of the link in a recovery mail. */
export function linkIn({ text }: Letter): { token: string; id: string; path: string } {
  const address = /https?:\S+/u.exec(text)?.[0] ?? '';
  const { searchParams } = new URL(address);
  const [token, id] = [searchParams.get('token') ?? '', searchParams.get('id') ?? ''];
  return { token, id, path: `/auth/users/recover/${token}/${id}` };
}
