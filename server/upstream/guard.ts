import { parseAddress, refusePrivate } from './addresses.ts';
import { allowList } from './allowList.ts';

/** What makes an address one that the server may go to, whatever it leads to. */
export interface GuardRules {
  /** `ALLOW_UPSTREAM_HOSTS`: `host` (all its ports) or `host:port`. */
  readonly allowHosts: readonly string[];
  /** Own origins with prefix that are always open, such as `http://127.0.0.1:4000/samples/`. */
  readonly ownOrigins: readonly string[];
}

/** A function that parses an address and throws an `UpstreamError` for one that is refused; nothing is looked up. */
export function addressGuard({ allowHosts, ownOrigins }: GuardRules): (text: string) => URL {
  const allowed = allowList(allowHosts, ownOrigins);
  return (text) => {
    const url = parseAddress(text);
    if (!allowed(url)) refusePrivate(url);
    return url;
  };
}
