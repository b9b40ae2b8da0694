import { dispositionOf, extensionByType } from './fileName.ts';
import { matches, receivesAddress } from './key.ts';
import type { Grant, GrantKey } from './store.ts';

export type OpenGrant = Grant & { running_id: string };

/** Returns the key that opens the access now. Takes as long for an unknown access. */
export function openingKey(grant: Grant | undefined, key: string, now: Date): GrantKey | undefined {
  const known = grant?.keys ?? [];
  const found = known.find(({ hash }) => matches(key, hash));
  if (known.length === 0) matches(key, undefined);
  const open = found && (found.expires_at === null || Date.parse(found.expires_at) > now.getTime());
  return open && isLive(grant, now) ? found : undefined;
}

/** A person who became a data-room user keeps the purchase, but reads nothing by earlier keys. */
export const isLive = (grant: Grant | undefined, now: Date): boolean =>
  grant !== undefined &&
  !grant.disabled &&
  receivesAddress(grant.slots) &&
  grant.ends_at !== null &&
  Date.parse(grant.ends_at) > now.getTime();

const passedOn = ['accept', 'range', 'if-range', 'if-none-match', 'if-modified-since', 'last-event-id'] as const;

export function headersFor(source: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    passedOn.flatMap((name) => {
      const value = source[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
}

const eventStream = 'text/event-stream';
const bytes = 'application/octet-stream';

export const typeOf = (contentType: string | undefined) => contentType?.split(';')[0]?.trim().toLowerCase() ?? '';

/** No browser runs what an address hands out, and no cache stores it. */
export const protectiveHeaders = {
  'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
} as const;

const passedBack = ['content-length', 'content-range', 'accept-ranges', 'etag', 'last-modified'] as const;

export function headersFrom(
  source: Readonly<Record<string, string>>,
  { name, url }: Pick<Grant, 'name' | 'url'>,
): Record<string, string> {
  const type = typeOf(source['content-type']);
  const passed = passedBack.flatMap((name) => (source[name] === undefined ? [] : [[name, source[name]]]));
  return {
    ...Object.fromEntries(passed),
    'content-type': (extensionByType.has(type) && source['content-type']) || bytes,
    ...protectiveHeaders,
    ...(type === eventStream
      ? { 'x-accel-buffering': 'no' }
      : { 'content-disposition': dispositionOf(name, type, url) }),
  };
}
