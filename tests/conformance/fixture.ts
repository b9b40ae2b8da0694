// People and things on a running exchange for the rows of the table, made through the server's own calls.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, vi } from 'vitest';
import type { Slot } from '#contract/types.ts';
import { codeOf, stepAt } from '#tests/support/passcode.ts';
import { demoPassword, personId, type Person as DemoName } from '#server/seed/people.ts';
import { send } from '#tests/support/requests/send.ts';
import type { Exchange } from '#tests/support/startServer.ts';

/** A signed-in person. */
export interface Person {
  id: string;
  email: string;
  password: string;
  token: string;
}

const wanted = 1_000_000_000;

export async function openConformanceFixture({ url, dataDir }: Pick<Exchange, 'url' | 'dataDir'>) {
  let made = 0;
  const fresh = () => (made += 1);

  const call = <T>(person: Pick<Person, 'token'> | undefined, method: string, to: string, body?: object) =>
    send<T>(url + to, person?.token ?? '', method, body);

  const signIn = async (email: string, password: string) =>
    (await call<{ token: string }>(undefined, 'POST', '/auth/tokens', { email, password })).token;
  const demo = async (name: DemoName): Promise<Person> => {
    const email = `${name}@example.com`;
    return { id: personId(name), email, password: demoPassword, token: await signIn(email, demoPassword) };
  };
  const [admin, seller, buyer] = [await demo('admin'), await demo('seller'), await demo('buyer')];
  const [category] = await call<{ id: string }[]>(seller, 'GET', '/streams/categories');
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'navy' } })
    .png()
    .toBuffer();

  /** A new person with tokens to spend. */
  async function join(...slots: Slot[]): Promise<Person> {
    const email = `person${fresh()}@example.com`;
    const password = `a long password ${made}`;
    const userModeType = { user: false, ...Object.fromEntries(slots.map((slot) => [slot, true])) };
    const { id } = await call<{ id: string }>(admin, 'POST', '/auth/users', { email, password, userModeType });
    const token = await signIn(email, password);
    await call({ token }, 'POST', '/transactions/tokens/buy', { amount: wanted });
    return { id, email, password, token };
  }

  const newUrl = () => `https://example.org/levels/${fresh()}.csv`;

  /** A product of the demo seller. */
  async function list(more: object = {}) {
    const name = `Levels ${fresh()}`;
    const { id } = await call<{ id: string }>(seller, 'POST', '/streams/streams', {
      name,
      type: 'Dataset',
      description: 'Daily levels.',
      price: 1_000_000,
      offer: true,
      url: newUrl(),
      subcategory: category?.id,
      ...more,
    });
    return { id, name };
  }

  /** An offer of the demo buyer that waits for the demo seller. */
  async function offer() {
    const stream = await list();
    const body = { stream_id: stream.id, amount: 500_000, description: '' };
    return { stream, offer: await call<{ id: string; version: number }>(buyer, 'POST', '/offers/offers', body) };
  }

  /** Enables two-factor authentication for a person. Returns their session and unused codes. */
  async function enrol(person: Person) {
    const { secret } = await call<{ secret: string }>(person, 'POST', `/mfa/qrcode/${person.id}`);
    const { token, recoveryCodes } = await call<{ token: string; recoveryCodes: string[] }>(
      person,
      'POST',
      `/mfa/mfa/${person.id}`,
      { passcode: codeNow(secret) },
    );
    return { person: { ...person, token }, passcode: recoveryCodes[0] ?? '' };
  }
  const codeNow = (secret: string) => codeOf(secret, stepAt(new Date()));

  /** Text of the newest mail to an address, once it has arrived. */
  const mailed = (address: string, what: RegExp) =>
    vi.waitFor(
      () => {
        const lines = readFileSync(path.join(dataDir, 'outbox.ndjson'), 'utf8').split('\n').filter(Boolean);
        const mails = lines.map((line) => JSON.parse(line) as { to: string; text: string });
        const found = what.exec(mails.findLast(({ to }) => to === address)?.text ?? '')?.[1];
        expect(found).toBeDefined();
        return found ?? '';
      },
      { timeout: 20_000 },
    );

  /** The link of the newest recovery mail to an address. */
  async function recoveryLink({ email, id }: Person) {
    await call(undefined, 'POST', '/auth/users/recover', { email });
    return { token: await mailed(email, /[?&]token=([\w-]+)/), id };
  }

  /** The code that confirms a new address. */
  async function addressCode(person: Person, email: string) {
    await call(person, 'PATCH', `/auth/users/${person.id}`, { email, currentPassword: person.password });
    return mailed(email, /: (\d{8})$/m);
  }

  /** The link that confirms a new request for an account, and its address. */
  async function joinLink() {
    const email = `${fresh()}@join.example.com`;
    const person = { first_name: 'Ada', last_name: 'Moreno', company: 'Harbour Ltd', purpose: 'Tides', terms: '1' };
    await call(undefined, 'POST', '/auth/join', { ...person, email });
    const [token = '', id = ''] = (await mailed(email, /join\?token=([\w-]+&id=[\w-]+)/)).split('&id=');
    return { token, id };
  }

  return {
    call,
    joinLink,
    signIn,
    admin,
    seller,
    buyer,
    category: category?.id ?? '',
    picture: new Blob([new Uint8Array(picture)], { type: 'image/png' }),
    join,
    newUrl,
    list,
    offer,
    enrol,
    codeNow,
    recoveryLink,
    addressCode,
  };
}

export type ConformanceFixture = Awaited<ReturnType<typeof openConformanceFixture>>;
