// Preconditions of each row of the table on a running exchange: the acting person and the objects.
import type { ContractSet } from '#contract/generated/documents.ts';
import type { RowName } from './rows/index.ts';
import type { Given } from './row.ts';
import type { Person, ConformanceFixture } from './fixture.ts';

/**
 * The acting person, the objects, and replacements that the exchange refuses. One test tries all rows with a dead
 * token.
 */
export interface Setting {
  who?: Person;
  given?: Partial<Given>;
  refused?: Partial<Given>;
}

type Settle = (fixture: ConformanceFixture) => Promise<Setting>;

const asAdmin: Settle = async (fixture) => {
  const other = await fixture.join('buyer');
  return { who: fixture.admin, given: { other, email: `new.${other.email}` } };
};
const asAdminOfEnrolled: Settle = async (fixture) => {
  const { person: other } = await fixture.enrol(await fixture.join('buyer'));
  return { who: fixture.admin, given: { other } };
};
const asSeller: Settle = async ({ seller }) => ({ who: seller });
const asBuyer: Settle = async ({ buyer }) => ({ who: buyer });
const asNewcomer: Settle = async (fixture) => {
  const who = await fixture.join('user');
  return { who, given: { email: who.email, password: who.password } };
};
const ownProduct: Settle = async (fixture) => ({ who: fixture.seller, given: { stream: await fixture.list() } });
const answered: Settle = async (fixture) => ({ who: fixture.seller, given: await fixture.offer() });
const onMarket: Settle = async (fixture) => ({ who: fixture.buyer, given: { stream: await fixture.list() } });
const enrolled: Settle = async (fixture) => {
  const { person, passcode } = await fixture.enrol(await fixture.join('user'));
  return { who: person, given: { passcode } };
};
const unknown = '0190f0f0-0000-7000-8000-000000000000';
const noLink = { token: 'x'.repeat(43), id: unknown };
const withLink: Settle = async (fixture) => {
  const person = await fixture.join('user');
  return { given: { link: await fixture.recoveryLink(person), password: person.password }, refused: { link: noLink } };
};
const joining: Settle = async (fixture) => {
  const { token, id } = await fixture.joinLink();
  await fixture.call(undefined, 'POST', `/auth/join/confirm/${token}/${id}`);
  return { who: fixture.admin, given: { request: id } };
};
const bought: Settle = async (fixture) => {
  const stream = await fixture.list();
  const body = { stream_id: stream.id, hours: 1 };
  const { id } = await fixture.call<{ id: string }>(fixture.buyer, 'POST', '/subscriptions/subscriptions', body);
  return { who: fixture.buyer, given: { stream, subscription: id } };
};
/** A product of the demo seller that comes with the exchange, so that its source answers. */
async function served(fixture: ConformanceFixture): Promise<Given['stream']> {
  const path = `/streams/streams?limit=1&sort=PRICE&order=ASC&accessTypes=PUBLIC&owner=${fixture.seller.id}&types=Dataset`;
  const { content } = await fixture.call<{ content: Given['stream'][] }>(fixture.buyer, 'GET', path);
  const [stream] = content;
  if (!stream) throw new Error('the demo seller sells nothing');
  return stream;
}
/** The last of several runs, so that it still waits when it is stopped. */
const running: Settle = async (fixture) => {
  const { id: data } = await served(fixture);
  await fixture.call(fixture.buyer, 'POST', '/subscriptions/subscriptions', { stream_id: data, hours: 1 });
  const body = { algo: 'summary', executions: Array.from({ length: 4 }, () => ({ data })) };
  const { results } = await fixture.call<{ results: { id: string }[] }>(
    fixture.buyer,
    'POST',
    '/executions/executions',
    body,
  );
  return { who: fixture.buyer, given: { run: results.at(-1)?.id ?? '' } };
};
const asked: Settle = async (fixture) => {
  const stream = await fixture.list({ accessType: 'PROTECTED' });
  const path = '/access-control/access-requests';
  const { id } = await fixture.call<{ id: string }>(fixture.buyer, 'POST', path, { stream_id: stream.id });
  return { who: fixture.seller, given: { stream, request: id } };
};
const unsigned = async (fixture: ConformanceFixture): Promise<Given['contract']> => {
  const stream = await fixture.list();
  const end_time = new Date(Date.now() + 30 * 86_400_000).toISOString();
  return {
    id: stream.id,
    stream_id: stream.id,
    end_time,
    owner: { id: fixture.seller.id, name: '' },
  } as ContractSet;
};
const savedSearch: Settle = async (fixture) => {
  const body = { name: 'To go', filter: { name: 'Tide' } };
  const { id } = await fixture.call<{ id: string }>(fixture.buyer, 'POST', '/streams/searches', body);
  return { who: fixture.buyer, given: { search: id } };
};
const askedFor =
  (isAllowed: boolean): Settle =>
  async (fixture) => {
    const provider = await fixture.join('sp');
    const stream = await fixture.list({ metadata: { dataRoom: true } });
    const { id: algorithm } = await fixture.call<{ id: string }>(provider, 'POST', '/streams/streams', {
      name: 'Rows by gauge',
      type: 'Algorithm',
      description: 'Counts rows.',
      price: 0,
      url: fixture.newUrl(),
      subcategory: fixture.category,
      metadata: { analysis: 'query' },
    });
    const { hash } = await fixture.call<{ hash: string }>(provider, 'POST', `/algorithms/${algorithm}/versions`, {
      query: 'select gauge, count(*) as rows from data group by gauge',
      columns: [{ name: 'gauge', type: 'text' }],
      parameters: [],
      rows: 'gauge\nBergen\n',
    });
    const purchase = { stream_id: stream.id, hours: 1 };
    await fixture.call(fixture.buyer, 'POST', '/subscriptions/subscriptions', purchase);
    const run = { data: stream.id, metadata: { parameters: { gauge: 'gauge' } } };
    await fixture.call(fixture.buyer, 'POST', '/executions/executions', { algo: algorithm, executions: [run] });
    const choice = { algorithm, hash };
    if (isAllowed) await fixture.call(fixture.seller, 'POST', `/streams/streams/${stream.id}/algorithms/allow`, choice);
    return { who: fixture.seller, given: { stream, choice }, refused: { choice: { algorithm: unknown, hash } } };
  };
const inState =
  (change: object): Settle =>
  async (fixture) => {
    const other = await fixture.join('buyer');
    await fixture.call(fixture.admin, 'PATCH', `/auth/users/${other.id}`, change);
    return { who: fixture.admin, given: { other } };
  };
/** Disabled, with an empty wallet. */
const erasable: Settle = async (fixture) => {
  const other = await fixture.join('buyer');
  const { balance } = await fixture.call<{ balance: number }>(other, 'GET', '/transactions/tokens');
  await fixture.call(other, 'POST', '/transactions/tokens/withdraw', { amount: balance });
  await fixture.call(fixture.admin, 'PATCH', `/auth/users/${other.id}`, { disabled: true });
  return { who: fixture.admin, given: { other } };
};
const undecided: Settle = async (fixture) => {
  const { payment } = await fixture.call<{ payment: { id: string } }>(
    fixture.buyer,
    'POST',
    '/transactions/tokens/buy',
    {
      amount: 5,
    },
  );
  return { who: fixture.admin, given: { payment: payment.id }, refused: { payment: unknown } };
};
const header =
  'name,type,description,snippet,price,longitude,latitude,url,terms,visibility,accessType,subcategory,offer,metadata';

export const settings: Record<RowName, Settle> = {
  'session.open': async ({ buyer: { email, password } }) => ({
    given: { email, password },
    refused: { password: 'not it' },
  }),
  'joining.request': async () => ({ given: { email: 'joins@example.com' }, refused: { email: 'no address' } }),
  'joining.confirm': async (fixture) => ({ given: { link: await fixture.joinLink() }, refused: { link: noLink } }),
  'joining.approve': joining,
  'joining.decline': joining,
  'recovery.request': async ({ buyer }) => ({ given: { email: buyer.email }, refused: { email: 'no address' } }),
  'recovery.validate': withLink,
  'recovery.complete': withLink,
  'mfa.systemStatus': asBuyer,
  'mfa.userStatus': asBuyer,
  'mfa.createQr': asNewcomer,
  'mfa.pass': async (fixture) => {
    const person = await fixture.join('user');
    const { passcode } = await fixture.enrol(person);
    const half = await fixture.signIn(person.email, person.password);
    return { who: { ...person, token: half }, given: { passcode } };
  },
  'mfa.confirm': async (fixture) => {
    const who = await fixture.join('user');
    const { secret } = await fixture.call<{ secret: string }>(who, 'POST', `/mfa/qrcode/${who.id}`);
    return { who, given: { passcode: fixture.codeNow(secret) } };
  },
  'mfa.disable': enrolled,
  'mfa.renewCodes': enrolled,

  'profile.update': asNewcomer,
  'profile.askEmail': asNewcomer,
  'profile.email': async (fixture) => {
    const who = await fixture.join('user');
    const passcode = await fixture.addressCode(who, `new.${who.email}`);
    return { who, given: { email: who.email, password: who.password, passcode } };
  },
  'password.change': asNewcomer,
  'profile.picture': asNewcomer,
  'profile.noPicture': asNewcomer,
  'sessions.closeOthers': asNewcomer,
  'sessions.closeOne': async (fixture) => {
    const who = await fixture.join('user');
    await fixture.signIn(who.email, who.password);
    const { sessions } = await fixture.call<{ sessions: { id: string; current: boolean }[] }>(
      who,
      'GET',
      '/auth/sessions',
    );
    const session = sessions.find(({ current }) => !current)?.id ?? '';
    return { who, given: { session }, refused: { session: unknown } };
  },
  'account.export': asBuyer,

  'categories.load': asBuyer,
  'marketplace.load': asBuyer,
  'marketplace.search': async ({ buyer, seller }) => ({ who: buyer, given: { other: seller } }),
  'catalogue.load': asSeller,
  'products.add': async (fixture) => ({ who: fixture.seller, given: { url: fixture.newUrl() } }),
  'products.edit': ownProduct,
  'products.delete': ownProduct,
  'products.url': ownProduct,
  'products.setLogo': ownProduct,
  'products.export': asSeller,
  'products.upload': async (fixture) => {
    const row = `Uploaded,Dataset,By a file.,,1000000,,,${fixture.newUrl()},,public,PUBLIC,${fixture.category},true,`;
    const [file, wrong] = [`${header}\n${row}\n`, `${header}\n`].map((text) => new Blob([text], { type: 'text/csv' }));
    return { who: fixture.seller, given: { ...(file && { file }) }, refused: { ...(wrong && { file: wrong }) } };
  },
  'product.measure': async (fixture) => ({
    who: fixture.seller,
    given: { stream: await served(fixture) },
    refused: { stream: await fixture.list() },
  }),
  'product.notify': async (fixture) => ({
    who: fixture.seller,
    given: { stream: await served(fixture) },
    refused: { stream: { ...(await served(fixture)), id: crypto.randomUUID() } },
  }),
  'product.allow': askedFor(false),
  'product.withdraw': askedFor(true),
  'product.watch': onMarket,
  'product.unwatch': onMarket,
  'searches.save': asBuyer,
  'searches.remove': savedSearch,

  'offers.made': asBuyer,
  'offers.create': onMarket,
  'offers.accept': answered,
  'offers.reject': answered,
  'offers.revise': answered,
  'offers.withdraw': async (fixture) => ({ who: fixture.buyer, given: await fixture.offer() }),
  'access.buy': onMarket,
  'access.extend': bought,
  'access.replaceKey': bought,
  'access.addKey': bought,
  'access.revokeKey': bought,
  'access.link': bought,
  'requests.create': async (fixture) => ({
    who: fixture.buyer,
    given: { stream: await fixture.list({ accessType: 'PROTECTED' }) },
  }),
  'requests.approve': asked,
  'requests.reject': asked,
  'contracts.create': async (fixture) => ({
    who: fixture.seller,
    given: { contract: await unsigned(fixture), other: fixture.buyer },
  }),
  'contracts.sign': async (fixture) => {
    const contract = await unsigned(fixture);
    const { stream_id, end_time } = contract;
    const items = [{ partner_id: fixture.buyer.id, share: 10 }];
    await fixture.call(fixture.seller, 'POST', '/transactions/contracts', { stream_id, end_time, items });
    return { who: fixture.buyer, given: { contract } };
  },
  'executions.start': bought,
  'executions.cancel': running,
  'executions.fetch': asBuyer,
  'wallet.balance': asBuyer,
  'wallet.history': asBuyer,
  'wallet.buy': asBuyer,
  'wallet.withdraw': asBuyer,
  'wallet.requestBuy': asBuyer,
  'wallet.requestWithdraw': asBuyer,
  'payments.confirm': undecided,
  'payments.decline': undecided,

  'users.list': asAdmin,
  'users.add': asAdmin,
  'users.edit': asAdmin,
  'users.disable': asAdmin,
  'users.enable': inState({ disabled: true }),
  'users.lock': asAdmin,
  'users.unlock': inState({ locked: true }),
  'users.invite': async (fixture) => ({
    ...(await asAdmin(fixture)),
    refused: { other: { id: '', email: 'no address' } },
  }),
  'users.hold': asAdmin,
  'users.erase': erasable,
  'users.export': asAdmin,
  'users.endSessions': asAdmin,
  'users.resetMfa': asAdminOfEnrolled,
};
