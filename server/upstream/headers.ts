// Connection headers, headers that identify the buyer, and our own.
const neverSent =
  /^(?:host|connection|keep-alive|upgrade|te|trailer|transfer-encoding|content-length|expect|cookie|authorization|proxy-.*|x-forwarded-.*|forwarded|accept-encoding|user-agent|x-data-exchange)$/iu;

/** Carries the mark of this exchange, by which it recognises its own requests under any host name. */
export const markHeader = 'x-data-exchange';

export function sentHeaders(headers: Readonly<Record<string, string>>, mark: string): Record<string, string> {
  const kept = Object.entries(headers).filter(([name]) => !neverSent.test(name));
  const own = { 'user-agent': 'data-exchange', 'accept-encoding': 'identity', [markHeader]: mark };
  return { ...Object.fromEntries(kept), ...own };
}

// Transfer headers, and headers that let the source affect this server's origin.
const dropped =
  /^(?:connection|keep-alive|transfer-encoding|trailer|upgrade|content-encoding|set-cookie2?|location|refresh|clear-site-data|strict-transport-security|content-security-policy.*|access-control-.*|alt-svc|link|nel|report.*|server|x-powered-by|www-authenticate|proxy-.*)$/u;

export function receivedHeaders(headers: Record<string, string | string[] | undefined>): Record<string, string> {
  const decoded = Boolean(headers['content-encoding']);
  const kept: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined || dropped.test(name) || (decoded && name === 'content-length')) continue;
    kept[name] = Array.isArray(value) ? value.join(', ') : value;
  }
  return kept;
}
