// Preconditions of each row of the table on a running exchange: the acting person and the objects.
import type { ContractSet } from '#contract/generated/documents.ts';
import type { RowName } from './rows/index.ts';
import type { Given } from './row.ts';
import type { Person, Scene } from './scene.ts';

/**
 * The acting person, the objects, and replacements that the exchange refuses. One test tries all rows with a dead
 * token.
 */
export interface Setting {
  who?: Person;
  given?: Partial<Given>;
  refused?: Partial<Given>;
}

type Settle = (scene: Scene) => Promise<Setting>;

const asAdmin: Settle = async (scene) => {
  const other = await scene.join('buyer');
  return { who: scene.admin, given: { other, email: `new.${other.email}` } };
};
const asAdminOfEnrolled: Settle = async (scene) => {
  const { person: other } = await scene.enrol(await scene.join('buyer'));
  return { who: scene.admin, given: { other } };
};
const asSeller: Settle = async ({ seller }) => ({ who: seller });
const asBuyer: Settle = async ({ buyer }) => ({ who: buyer });
const asNewcomer: Settle = async (scene) => {
  const who = await scene.join('user');
  return { who, given: { email: who.email, password: who.password } };
};
const ownProduct: Settle = async (scene) => ({ who: scene.seller, given: { stream: await scene.list() } });
const answered: Settle = async (scene) => ({ who: scene.seller, given: await scene.offer() });
const onMarket: Settle = async (scene) => ({ who: scene.buyer, given: { stream: await scene.list() } });
const enrolled: Settle = async (scene) => {
  const { person, passcode } = await scene.enrol(await scene.join('user'));
  return { who: person, given: { passcode } };
};
const unknown = '0190f0f0-0000-7000-8000-000000000000';
const noLink = { token: 'x'.repeat(43), id: unknown };
const withLink: Settle = async (scene) => {
  const person = await scene.join('user');
  return { given: { link: await scene.recoveryLink(person), password: person.password }, refused: { link: noLink } };
};
const bought: Settle = async (scene) => {
  const stream = await scene.list();
  const body = { stream_id: stream.id, hours: 1 };
  const { id } = await scene.call<{ id: string }>(scene.buyer, 'POST', '/subscriptions/subscriptions', body);
  return { who: scene.buyer, given: { stream, subscription: id } };
};
/** A product of the demo seller that comes with the exchange, so that its source answers. */
async function served(scene: Scene): Promise<Given['stream']> {
  const path = `/streams/streams?limit=1&sort=PRICE&order=ASC&accessTypes=PUBLIC&owner=${scene.seller.id}&types=Dataset`;
  const { content } = await scene.call<{ content: Given['stream'][] }>(scene.buyer, 'GET', path);
  const [stream] = content;
  if (!stream) throw new Error('the demo seller sells nothing');
  return stream;
}
/** The last of several runs, so that it still waits when it is stopped. */
const running: Settle = async (scene) => {
  const { id: data } = await served(scene);
  await scene.call(scene.buyer, 'POST', '/subscriptions/subscriptions', { stream_id: data, hours: 1 });
  const body = { algo: 'summary', executions: Array.from({ length: 4 }, () => ({ data })) };
  const { results } = await scene.call<{ results: { id: string }[] }>(
    scene.buyer,
    'POST',
    '/executions/executions',
    body,
  );
  return { who: scene.buyer, given: { run: results.at(-1)?.id ?? '' } };
};
const asked: Settle = async (scene) => {
  const stream = await scene.list({ accessType: 'PROTECTED' });
  const path = '/access-control/access-requests';
  const { id } = await scene.call<{ id: string }>(scene.buyer, 'POST', path, { stream_id: stream.id });
  return { who: scene.seller, given: { stream, request: id } };
};
const unsigned = async (scene: Scene): Promise<Given['contract']> => {
  const stream = await scene.list();
  const end_time = new Date(Date.now() + 30 * 86_400_000).toISOString();
  return {
    id: stream.id,
    stream_id: stream.id,
    end_time,
    owner: { id: scene.seller.id, name: '' },
  } as ContractSet;
};
const savedSearch: Settle = async (scene) => {
  const body = { name: 'To go', filter: { name: 'Tide' } };
  const { id } = await scene.call<{ id: string }>(scene.buyer, 'POST', '/streams/searches', body);
  return { who: scene.buyer, given: { search: id } };
};
const inState =
  (change: object): Settle =>
  async (scene) => {
    const other = await scene.join('buyer');
    await scene.call(scene.admin, 'PATCH', `/auth/users/${other.id}`, change);
    return { who: scene.admin, given: { other } };
  };
/** Disabled, with an empty wallet. */
const erasable: Settle = async (scene) => {
  const other = await scene.join('buyer');
  const { balance } = await scene.call<{ balance: number }>(other, 'GET', '/transactions/tokens');
  await scene.call(other, 'POST', '/transactions/tokens/withdraw', { amount: balance });
  await scene.call(scene.admin, 'PATCH', `/auth/users/${other.id}`, { disabled: true });
  return { who: scene.admin, given: { other } };
};
const undecided: Settle = async (scene) => {
  const { payment } = await scene.call<{ payment: { id: string } }>(scene.buyer, 'POST', '/transactions/tokens/buy', {
    amount: 5,
  });
  return { who: scene.admin, given: { payment: payment.id }, refused: { payment: unknown } };
};
const header =
  'name,type,description,snippet,price,longitude,latitude,url,terms,visibility,accessType,subcategory,offer,metadata';

export const settings: Record<RowName, Settle> = {
  'session.open': async ({ buyer: { email, password } }) => ({
    given: { email, password },
    refused: { password: 'not it' },
  }),
  'recovery.request': async ({ buyer }) => ({ given: { email: buyer.email }, refused: { email: 'no address' } }),
  'recovery.validate': withLink,
  'recovery.complete': withLink,
  'mfa.systemStatus': asBuyer,
  'mfa.userStatus': asBuyer,
  'mfa.createQr': asNewcomer,
  'mfa.pass': async (scene) => {
    const person = await scene.join('user');
    const { passcode } = await scene.enrol(person);
    const half = await scene.signIn(person.email, person.password);
    return { who: { ...person, token: half }, given: { passcode } };
  },
  'mfa.confirm': async (scene) => {
    const who = await scene.join('user');
    const { secret } = await scene.call<{ secret: string }>(who, 'POST', `/mfa/qrcode/${who.id}`);
    return { who, given: { passcode: scene.codeNow(secret) } };
  },
  'mfa.disable': enrolled,
  'mfa.renewCodes': enrolled,

  'profile.update': asNewcomer,
  'profile.askEmail': asNewcomer,
  'profile.email': async (scene) => {
    const who = await scene.join('user');
    const passcode = await scene.addressCode(who, `new.${who.email}`);
    return { who, given: { email: who.email, password: who.password, passcode } };
  },
  'password.change': asNewcomer,
  'profile.picture': asNewcomer,
  'profile.noPicture': asNewcomer,
  'sessions.closeOthers': asNewcomer,
  'sessions.closeOne': async (scene) => {
    const who = await scene.join('user');
    await scene.signIn(who.email, who.password);
    const { sessions } = await scene.call<{ sessions: { id: string; current: boolean }[] }>(
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
  'products.add': async (scene) => ({ who: scene.seller, given: { url: scene.newUrl() } }),
  'products.edit': ownProduct,
  'products.delete': ownProduct,
  'products.url': ownProduct,
  'products.setLogo': ownProduct,
  'products.export': asSeller,
  'products.upload': async (scene) => {
    const row = `Uploaded,Dataset,By a file.,,1000000,,,${scene.newUrl()},,public,PUBLIC,${scene.category},true,`;
    const [file, wrong] = [`${header}\n${row}\n`, `${header}\n`].map((text) => new Blob([text], { type: 'text/csv' }));
    return { who: scene.seller, given: { ...(file && { file }) }, refused: { ...(wrong && { file: wrong }) } };
  },
  'product.measure': async (scene) => ({
    who: scene.seller,
    given: { stream: await served(scene) },
    refused: { stream: await scene.list() },
  }),
  'product.watch': onMarket,
  'product.unwatch': onMarket,
  'searches.save': asBuyer,
  'searches.remove': savedSearch,

  'offers.made': asBuyer,
  'offers.create': onMarket,
  'offers.accept': answered,
  'offers.reject': answered,
  'offers.revise': answered,
  'offers.withdraw': async (scene) => ({ who: scene.buyer, given: await scene.offer() }),
  'access.buy': onMarket,
  'access.extend': bought,
  'access.replaceKey': bought,
  'access.addKey': bought,
  'access.revokeKey': bought,
  'access.link': bought,
  'requests.create': async (scene) => ({
    who: scene.buyer,
    given: { stream: await scene.list({ accessType: 'PROTECTED' }) },
  }),
  'requests.approve': asked,
  'requests.reject': asked,
  'contracts.create': async (scene) => ({
    who: scene.seller,
    given: { contract: await unsigned(scene), other: scene.buyer },
  }),
  'contracts.sign': async (scene) => {
    const contract = await unsigned(scene);
    const { stream_id, end_time } = contract;
    const items = [{ partner_id: scene.buyer.id, share: 10 }];
    await scene.call(scene.seller, 'POST', '/transactions/contracts', { stream_id, end_time, items });
    return { who: scene.buyer, given: { contract } };
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
  'users.invite': async (scene) => ({ ...(await asAdmin(scene)), refused: { other: { id: '', email: 'no address' } } }),
  'users.hold': asAdmin,
  'users.erase': erasable,
  'users.export': asAdmin,
  'users.endSessions': asAdmin,
  'users.resetMfa': asAdminOfEnrolled,
};
