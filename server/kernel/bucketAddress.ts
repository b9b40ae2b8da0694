export interface BucketAddress {
  /** Address of the bucket and a prefix, without a slash at its end. */
  readonly base: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Parses https://KEY:SECRET@host/bucket/prefix?region=eu-central-1. Returns undefined for anything else. */
export function parseBucketAddress(text: string): BucketAddress | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, host, pathname, searchParams, username, password } = new URL(text);
  const place = pathname.replace(/\/+$/u, '');
  if (!/^https?:$/u.test(protocol) || place === '' || decode(place) === undefined || username === '' || password === '')
    return undefined;
  const [accessKeyId, secretAccessKey] = [decode(username), decode(password)];
  if (accessKeyId === undefined || secretAccessKey === undefined) return undefined;
  return {
    base: `${protocol}//${host}${place}`,
    region: searchParams.get('region') ?? 'us-east-1',
    accessKeyId,
    secretAccessKey,
  };
}

/** Returns undefined for a % that is not encoded as %25. */
function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
