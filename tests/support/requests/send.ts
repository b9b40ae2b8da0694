/** Returns the answer of an exchange to a call; throws if it refuses. */
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
