// A demo person's session on a server in a separate process.
import { demoPassword } from '#server/seed/demoAccounts.ts';

export interface Reply<Body> {
  status: number;
  headers: Headers;
  body: Body;
}

/** Signs in. `call` returns every reply, `ask` the body of a call that must succeed. */
export async function openSession({ url }: { url: string }, email: string, password = demoPassword) {
  let token = '';
  const call = async <Body = Record<string, unknown>>(
    method: string,
    address: string,
    payload?: object | string,
    more: Record<string, string> = {},
  ): Promise<Reply<Body>> => {
    const type = typeof payload === 'string' ? 'text/csv' : 'application/json';
    const headers = { authorization: token, ...(payload !== undefined && { 'content-type': type }), ...more };
    const body = typeof payload === 'object' ? JSON.stringify(payload) : payload;
    const reply = await fetch(url + address, { method, headers, ...(body !== undefined && { body }) });
    const text = await reply.text();
    const isJson = String(reply.headers.get('content-type')).startsWith('application/json');
    return { status: reply.status, headers: reply.headers, body: (isJson ? JSON.parse(text) : {}) as Body };
  };
  const ask = async <Body>(...request: Parameters<typeof call>): Promise<Body> => {
    const { status, body } = await call(...request);
    if (status >= 300) throw new Error(`${request[0]} ${request[1]}: ${status} ${JSON.stringify(body)}`);
    return body as Body;
  };
  ({ token } = await ask<{ token: string }>('POST', '/auth/tokens', { email, password }));
  const { sub: id } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sub: string };
  const balance = async () => (await ask<{ balance: number }>('GET', '/transactions/tokens')).balance;
  return { token, id, call, ask, balance };
}

export type Session = Awaited<ReturnType<typeof openSession>>;
