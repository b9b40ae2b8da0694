// Calls to an exchange as one of its people.
import { demoPassword } from '#server/seed/demoAccounts.ts';
import { send } from '#tests/support/requests/send.ts';

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
