// Viewers of the screens: the demo accounts, a newcomer without any trade, and a visitor who is signed out.
import { demoPassword, type Person } from '#server/seed/people.ts';

export const roles = ['visitor', 'newcomer', 'user', 'buyer', 'seller', 'sp', 'druser', 'admin'] as const;
export type Role = (typeof roles)[number];

/** Session of one role, and ids of its records. */
export interface Viewer {
  readonly role: Role;
  readonly token: string;
  readonly ids: Readonly<Partial<Record<'offer' | 'received' | 'entry' | 'own' | 'run', string>>>;
}

const newcomer = 'newcomer@example.com';

async function send<T>(url: string, token: string, method: string, body?: object): Promise<T> {
  const reply = await fetch(url, {
    method,
    headers: { authorization: token, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!reply.ok) throw new Error(`${method} ${url}: ${reply.status} ${await reply.text()}`);
  return (await reply.json()) as T;
}

const signIn = async (url: string, email: string) =>
  (await send<{ token: string }>(`${url}/auth/tokens`, '', 'POST', { email, password: demoPassword })).token;

/** Adds the newcomer; an exchange of an earlier run has the account already. */
async function addNewcomer(url: string): Promise<void> {
  const admin = await signIn(url, 'admin@example.com');
  const reply = await fetch(`${url}/auth/users`, {
    method: 'POST',
    headers: { authorization: admin, 'content-type': 'application/json' },
    body: JSON.stringify({
      email: newcomer,
      password: demoPassword,
      first_name: 'Noor',
      last_name: 'Haddad',
      userModeType: { user: true },
    }),
  });
  if (!reply.ok && reply.status !== 409) throw new Error(`The newcomer was not added: ${reply.status}`);
  await reply.body?.cancel();
}

interface Found {
  data: Record<'offers' | 'received' | 'executions', { content: { id: string }[] }>;
}
const query = `{
  offers(role: BUYER, limit: 1) { content { id } }
  received: offers(role: SELLER, limit: 1) { content { id } }
  executions(role: MINE, limit: 1) { content { id } }
}`;

/** Signs in as a role and finds its records. */
export async function viewerOf(url: string, role: Role): Promise<Viewer> {
  if (role === 'visitor') return { role, token: '', ids: {} };
  if (role === 'newcomer') await addNewcomer(url);
  const token = await signIn(url, role === 'newcomer' ? newcomer : `${role satisfies Person}@example.com`);
  const { sub } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sub: string };
  const { data } = await send<Found>(`${url}/application/query`, token, 'POST', { query });
  const history = await send<{ txList: { id: string }[] }>(`${url}/transactions/tokens-history`, token, 'GET');
  const owned = await send<{ content: { id: string }[] }>(
    `${url}/streams/streams?page=0&limit=20&owner=${sub}`,
    token,
    'GET',
  );
  const ids = {
    offer: data.offers.content[0]?.id,
    received: data.received.content[0]?.id,
    run: data.executions.content[0]?.id,
    entry: history.txList[0]?.id,
    own: owned.content[0]?.id,
  };
  const known = Object.fromEntries(Object.entries(ids).filter(([, id]) => id !== undefined));
  return { role, token, ids: known };
}
