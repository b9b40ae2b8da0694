// Of one connection, or telling who the buyer is.
const neverSent =
  /^(?:host|connection|keep-alive|upgrade|te|trailer|transfer-encoding|content-length|expect|cookie|authorization|proxy-.*|x-forwarded-.*|forwarded|accept-encoding|user-agent)$/iu;

/** What a source is told: the caller's headers without those of the connection and of the person. */
export function sentHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  const kept = Object.entries(headers).filter(([name]) => !neverSent.test(name));
  return { ...Object.fromEntries(kept), 'user-agent': 'data-exchange', 'accept-encoding': 'identity' };
}

// Of the transfer, or a way for the source to act on the origin that hands its data out.
const dropped =
  /^(?:connection|keep-alive|transfer-encoding|trailer|upgrade|content-encoding|set-cookie2?|location|refresh|clear-site-data|strict-transport-security|content-security-policy.*|access-control-.*|alt-svc|link|nel|report.*|server|x-powered-by|www-authenticate|proxy-.*)$/u;

/** What the caller may pass on of a source's headers. */
export function receivedHeaders(headers: Record<string, string | string[] | undefined>): Record<string, string> {
  const decoded = Boolean(headers['content-encoding']);
  const kept: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined || dropped.test(name) || (decoded && name === 'content-length')) continue;
    kept[name] = Array.isArray(value) ? value.join(', ') : value;
  }
  return kept;
}
