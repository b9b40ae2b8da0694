// Calls to an exchange as one of its people.
import { demoPassword } from '#server/seed/people.ts';

export async function send<T>(url: string, token: string, method: string, body?: object): Promise<T> {
  const reply = await fetch(url, {
    method,
    headers: { authorization: token, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await reply.text();
  if (!reply.ok) throw new Error(`${method} ${url}: ${reply.status} ${text}`);
  return (text === '' ? undefined : JSON.parse(text)) as T;
}

export const signIn = (url: string, email: string) =>
  send<{ token: string; mfa?: string }>(`${url}/auth/tokens`, '', 'POST', { email, password: demoPassword });

export const subjectOf = (token: string) =>
  (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sub: string }).sub;

export type Call = <T>(method: string, path: string, body?: object) => Promise<T>;

/** Signs in a demo account and returns its calls. */
export async function callsOf(url: string, name: string): Promise<Call> {
  const { token } = await signIn(url, `${name}@example.com`);
  return (method, path, body) => send(url + path, token, method, body);
}
