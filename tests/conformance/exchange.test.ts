// Rows that no page test covers (pressedBy.ts), answered by the exchange. For every row, table.test.ts checks the
// request against the contract, and server/http/schema.ts the reply.
import { afterEach, expect, it } from 'vitest';
import { connect } from '#src/api/connections.ts';
import { operations } from '#src/state/machine/operations.ts';
import { resetAll } from '#src/state/machine/registry.ts';
import { initialSession, session } from '#src/state/me/session.ts';
import { openMarket } from '#tests/src/support/market.ts';
import type { Person } from '#tests/support/exchange.ts';
import { forFile } from '#tests/support/forFile.ts';
import { linkIn, mailTo } from '#tests/support/outbox.ts';
import { fetchFrom } from '#tests/support/page.tsx';
import { solidPicture } from '#tests/support/requests/solidPicture.ts';
import type { pressedBy } from './pressedBy.ts';
import type { Given } from './row.ts';
import { stateKey, successText, tableRow, type RowName } from './rows/index.ts';

/** The acting person and the objects of a row. */
interface Setting {
  who?: Person;
  given: Partial<Given>;
}
type Settle = () => Promise<Setting>;

const { exchange, fund, list } = await forFile(openMarket({ JOIN: 'approval' }));
const admin = await exchange.join('admin');
const picture = new Blob([new Uint8Array(await solidPicture())], { type: 'image/png' });

/** Asks for an account and returns the mailed link that confirms it. */
async function joinLink() {
  const email = `${crypto.randomUUID()}@example.com`;
  const person = { first_name: 'Ada', last_name: 'Moreno', company: 'Harbour Ltd', purpose: 'Tides', terms: '1' };
  await exchange.as('').call('POST', '/auth/join', { ...person, email });
  return linkIn(await mailTo(exchange, email));
}

const ownProduct: Settle = async () => {
  const who = await exchange.join('seller');
  return { who, given: { stream: { id: await list(who), name: '' } } };
};
/** An admin and another person, whom the change has reached. */
const asAdmin =
  (change?: object): Settle =>
  async () => {
    const other = await exchange.join('buyer');
    if (change) await admin.call('PATCH', `/auth/users/${other.id}`, change);
    return { who: admin, given: { other } };
  };

/** A new row compiles only here or in pressedBy. */
const settings: Record<Exclude<RowName, keyof typeof pressedBy>, Settle> = {
  'joining.request': async () => ({ given: { email: 'joins@example.com' } }),
  'joining.confirm': async () => ({ given: { link: await joinLink() } }),
  'joining.approve': async () => {
    const { token, id } = await joinLink();
    await exchange.as('').call('POST', `/auth/join/confirm/${token}/${id}`);
    return { who: admin, given: { request: id } };
  },
  'profile.picture': async () => ({ who: await exchange.join('user'), given: {} }),
  'products.url': ownProduct,
  'products.setLogo': ownProduct,
  'products.export': ownProduct,
  'searches.remove': async () => {
    const who = await exchange.join('buyer');
    const saved = await who.call('POST', '/streams/searches', { name: 'Tides', filter: { name: 'Tide' } });
    return { who, given: { search: saved.json<{ id: string }>().id } };
  },
  'access.link': async () => {
    const [seller, who] = [await exchange.join('seller'), await exchange.join('buyer')];
    await fund(who, 10_000_000);
    const bought = await who.call('POST', '/subscriptions/subscriptions', { stream_id: await list(seller), hours: 1 });
    return { who, given: { subscription: bought.json<{ id: string }>().id } };
  },
  'users.invite': asAdmin(),
  'users.disable': asAdmin(),
  'users.enable': asAdmin({ disabled: true }),
  'users.export': asAdmin(),
  'users.endSessions': asAdmin(),
};

connect({ fetch: fetchFrom(exchange), token: () => session.token, onUnauthorised: () => {} });
afterEach(resetAll);

/** Acts as that person and returns the state of the operation, and its text on success. */
async function act(name: RowName, { who, given: more }: Setting) {
  Object.assign(session, initialSession(), { token: who?.token ?? '', userId: who?.id ?? '' });
  const row = tableRow(name);
  const given = {
    userId: who?.id,
    stream: { id: '', name: '' },
    other: { id: '', email: '' },
    picture,
    ...more,
  } as Given;
  await row.act(given);
  return { operation: operations[stateKey(name, row, given)], text: successText(row, given) };
}

it.each(Object.entries(settings))(
  'the exchange answers %s, and the app shows the specified text',
  async (name, settle) => {
    const { operation, text } = await act(name as RowName, await settle());
    expect(operation).toEqual({ phase: 'success', text });
  },
);

const deadLink = { token: 'x'.repeat(43), id: crypto.randomUUID() };

it.each<[RowName, Partial<Given>, object]>([
  [
    'joining.request',
    { email: 'no address' },
    { status: 400, text: 'Email is not an e-mail address', fields: { email: 'is not an e-mail address' } },
  ],
  ['joining.confirm', { link: deadLink }, { status: 410, text: 'This link can no longer be used', fields: {} }],
  ['searches.remove', { search: crypto.randomUUID() }, { status: 401, text: 'Sign in first', fields: {} }],
])('%s shows why the exchange refuses', async (name, given, refusal) => {
  const { operation } = await act(name, { given });
  expect(operation).toMatchObject({ phase: 'fail', ...refusal });
});
