import { hostOf, parseAddress, portOf, refusePrivate } from './addresses.ts';
import { allowList } from './allowList.ts';
import { UpstreamError } from './errors.ts';

export interface GuardRules {
  /** `ALLOW_UPSTREAM_HOSTS`: `host` (all its ports) or `host:port`. */
  readonly allowHosts: readonly string[];
  /** Own origins with a path prefix, such as `http://127.0.0.1:4000/samples/`. Always allowed. */
  readonly ownOrigins: readonly string[];
}

/** Usual ports of a proxy in front of this server. */
const webPorts = ['80', '443'];

const isSameHost = (url: URL, own: URL) =>
  hostOf(url) === hostOf(own) && [portOf(own), ...webPorts].includes(portOf(url));

/** True for a path of `GET /access/{subscriptionId}` as this server or a proxy may decode it. */
function isAccessPath(path: string): boolean {
  let plain = path;
  for (let turn = 0; turn < 3; turn += 1) plain = decode(plain);
  const first = plain.split(/[/\\]+/u).find((part) => part !== '' && part !== '.');
  return first?.toLowerCase() === 'access';
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export function addressGuard({ allowHosts, ownOrigins }: GuardRules): (text: string) => URL {
  const allowed = allowList(allowHosts, ownOrigins);
  const own = ownOrigins.map((text) => new URL(text));
  return (text) => {
    const url = parseAddress(text);
    if (own.some((origin) => isSameHost(url, origin)) && isAccessPath(url.pathname))
      throw new UpstreamError('ownAccess');
    if (!allowed(url)) refusePrivate(url);
    return url;
  };
}
