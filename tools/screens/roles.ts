// Viewers of the screens: a visitor who is signed out, a person whose code is awaited, a newcomer without any trade, and the
// demo accounts.
import { demoPassword, type Person } from '#server/seed/demoAccounts.ts';
import { codeOf, stepAt } from '#tests/support/passcode.ts';
import { deadProduct, hugeProduct } from './records.ts';
import { send } from '#tests/support/requests/send.ts';
import { signIn, subjectOf } from './calls.ts';

export const roles = ['visitor', 'coded', 'newcomer', 'user', 'buyer', 'seller', 'sp', 'druser', 'admin'] as const;
export type Role = (typeof roles)[number];

/** Session of one role, and ids of its records. */
export interface Viewer {
  readonly role: Role;
  readonly token: string;
  /** The session awaits the code of an authenticator. */
  readonly mfa?: 'passcode';
  readonly ids: Readonly<
    Partial<
      Record<
        'offer' | 'received' | 'waiting' | 'contract' | 'offered' | 'entry' | 'own' | 'run' | 'dead' | 'huge',
        string
      >
    >
  >;
}

/** Adds a person; an exchange of an earlier run has the account already. */
async function addPerson(url: string, role: 'coded' | 'newcomer'): Promise<void> {
  const admin = await signIn(url, 'admin@example.com');
  const reply = await fetch(`${url}/auth/users`, {
    method: 'POST',
    headers: { authorization: admin.token, 'content-type': 'application/json' },
    body: JSON.stringify({
      email: `${role}@example.com`,
      password: demoPassword,
      first_name: 'Noor',
      last_name: 'Haddad',
      userModeType: { user: true },
    }),
  });
  if (!reply.ok && reply.status !== 409) throw new Error(`${role} was not added: ${reply.status}`);
  await reply.body?.cancel();
}

/** Signs in a person with two-factor authentication, as far as the question for the code. */
async function codedViewer(url: string): Promise<Viewer> {
  await addPerson(url, 'coded');
  const signedIn = await signIn(url, 'coded@example.com');
  if (!signedIn.mfa) {
    const id = subjectOf(signedIn.token);
    const { secret } = await send<{ secret: string }>(`${url}/mfa/qrcode/${id}`, signedIn.token, 'POST', {});
    await send(`${url}/mfa/mfa/${id}`, signedIn.token, 'POST', { passcode: codeOf(secret, stepAt(new Date())) });
  }
  return { role: 'coded', token: (await signIn(url, 'coded@example.com')).token, mfa: 'passcode', ids: {} };
}

interface Found {
  data: Record<
    'offers' | 'received' | 'waiting' | 'contracts' | 'offered' | 'executions',
    { content: { id: string }[] }
  >;
}
const query = `{
  offers(role: BUYER, limit: 1) { content { id } }
  received: offers(role: SELLER, limit: 1) { content { id } }
  waiting: offers(turn: MINE, limit: 1) { content { id } }
  contracts: contractSets(role: OWNER, limit: 1) { content { id } }
  offered: contractSets(role: PARTNER, limit: 1) { content { id } }
  executions(role: MINE, state: "Succeeded", limit: 1) { content { id } }
}`;

/** Signs in as a role and finds its records. */
export async function viewerOf(url: string, role: Role): Promise<Viewer> {
  if (role === 'visitor') return { role, token: '', ids: {} };
  if (role === 'coded') return await codedViewer(url);
  if (role === 'newcomer') await addPerson(url, role);
  const { token } = await signIn(url, `${role satisfies Person | 'newcomer'}@example.com`);
  const { data } = await send<Found>(`${url}/application/query`, token, 'POST', { query });
  const history = await send<{ txList: { id: string }[] }>(`${url}/transactions/tokens-history`, token, 'GET');
  const owned = await send<{ content: { id: string; name: string }[] }>(
    `${url}/streams/streams?page=0&limit=20&owner=${subjectOf(token)}`,
    token,
    'GET',
  );
  const named = async (name: string) => {
    const found = await send<{ content: { id: string }[] }>(`${url}/streams/search`, token, 'POST', { name });
    return found.content[0]?.id;
  };
  const ids = {
    dead: await named(deadProduct),
    huge: await named(hugeProduct),
    offer: data.offers.content[0]?.id,
    received: data.received.content[0]?.id,
    waiting: data.waiting.content[0]?.id,
    contract: data.contracts.content[0]?.id,
    offered: data.offered.content[0]?.id,
    run: data.executions.content[0]?.id,
    entry: history.txList[0]?.id,
    own: (owned.content.find(({ name }) => name !== deadProduct && name !== hugeProduct) ?? owned.content[0])?.id,
  };
  const known = Object.fromEntries(Object.entries(ids).filter(([, id]) => id !== undefined));
  return { role, token, ids: known };
}
