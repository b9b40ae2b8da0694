// Accounts of a single test: no other sessions, wallet or codes are touched.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, type APIRequestContext, type APIResponse } from '@playwright/test';
import type { Slot } from '#contract/types.ts';
import { codeOf, stepAt } from '#tests/support/passcode.ts';
import { demoPassword } from '#server/seed/demoAccounts.ts';
import type { Exchange } from '../../support/startServer.ts';

export interface Person {
  id: string;
  /** Part of the address before the @, for `enter`. */
  name: string;
  email: string;
}

/** Posts, and retries a 503 after its `Retry-After`: a busy exchange refuses before it does any work. */
async function post(request: APIRequestContext, token: string, at: string, data: object): Promise<APIResponse> {
  const reply = await request.post(at, { headers: { authorization: token }, data });
  const seconds = Number(reply.headers()['retry-after']);
  if (reply.status() !== 503 || !(seconds > 0)) return reply;
  await wait(seconds * 1_000);
  return post(request, token, at, data);
}

async function call<T>(request: APIRequestContext, token: string, at: string, data: object): Promise<T> {
  const reply = await post(request, token, at, data);
  expect(reply.ok(), `${at}: ${reply.status()}`).toBe(true);
  return (await reply.json()) as T;
}

const openSession = async (request: APIRequestContext, email: string) =>
  (await call<{ token: string }>(request, '', '/auth/tokens', { email, password: demoPassword })).token;

/** A new person with the password of the demo accounts. */
export async function addPerson(request: APIRequestContext, ...slots: Slot[]): Promise<Person> {
  const name = `p${randomUUID().slice(0, 8)}`;
  const email = `${name}@example.com`;
  const admin = await openSession(request, 'admin@example.com');
  const userModeType = { user: true, ...Object.fromEntries(slots.map((slot) => [slot, true])) };
  const body = { email, password: demoPassword, first_name: name, last_name: 'Person', userModeType };
  const { id } = await call<{ id: string }>(request, admin, '/auth/users', body);
  return { id, name, email };
}

/** Enables two-factor authentication for a person, which ends every session. Returns the token of the new one. */
export async function enrol(request: APIRequestContext, { id, email }: Person): Promise<string> {
  const token = await openSession(request, email);
  const { secret } = await call<{ secret: string }>(request, token, `/mfa/qrcode/${id}`, {});
  const passcode = codeOf(secret, stepAt(new Date()));
  const passed = await call<{ token: string }>(request, token, `/mfa/mfa/${id}`, { passcode });
  return passed.token;
}

/** Single-use codes of an authenticator. Waits for the next time step if the current code is used. */
export function authenticator(secret: string): () => Promise<string> {
  let used = 0;
  return async () => {
    await expect.poll(() => stepAt(new Date()), { timeout: 60_000 }).toBeGreaterThan(used);
    used = stepAt(new Date());
    return codeOf(secret, used);
  };
}

/** Text of the newest mail to an address, once it has arrived. */
export async function mailed({ dataDir }: Pick<Exchange, 'dataDir'>, address: string, what: RegExp): Promise<string> {
  let found = '';
  await expect
    .poll(() => {
      const lines = readFileSync(path.join(dataDir, 'outbox.ndjson'), { encoding: 'utf8', flag: 'a+' }).split('\n');
      const mails = lines.filter(Boolean).map((line) => JSON.parse(line) as { to: string; text: string });
      found = what.exec(mails.findLast(({ to }) => to === address)?.text ?? '')?.[0] ?? '';
      return found;
    })
    .not.toBe('');
  return found;
}

/** The link in a recovery mail, and the code in the mail to a new address. */
export const recoveryLink = /https?:\S+\/recover\?\S+/;
export const addressCode = /\b\d{8}\b/;
