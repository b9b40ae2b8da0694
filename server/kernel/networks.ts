// Networks of a caller's address, as keys for limits that one person should not get around by changing the address.
import ipaddr from 'ipaddr.js';
import { countWithin, tooMany, type Rate } from './limits.ts';
import type { Exchange } from './exchange.ts';

/** Prefix lengths of an IPv6 address: one line at home is a /64, one customer up to a /48. */
const home = 64;
const site = 48;
/** A site may do as much as this many homes. */
const homesInSite = 10;

interface Network {
  readonly key: string;
  /** How many times the allowance of one address it has. */
  readonly times: number;
}

/** The first bits of an IPv6 address in CIDR form. */
const prefixOf = (address: ipaddr.IPv6, bits: number) => {
  const groups = address.parts.slice(0, bits / 16).map((part) => part.toString(16));
  return `${groups.join(':')}::/${bits}`;
};

/** The networks of an address, the smallest first. An IPv4 address is its own, also where it is mapped into IPv6. */
export function networksOf(text: string): readonly [Network, ...Network[]] {
  if (!ipaddr.isValid(text)) return [{ key: text, times: 1 }];
  const address = ipaddr.process(text);
  if (!(address instanceof ipaddr.IPv6)) return [{ key: address.toString(), times: 1 }];
  return [
    { key: prefixOf(address, home), times: 1 },
    { key: prefixOf(address, site), times: homesInSite },
  ];
}

/** The smallest network of an address. */
export const networkOf = (address: string): string => networksOf(address)[0].key;

/** Counts one more in each network of an address; answers the seconds to wait where that is one too many. */
export async function countInNetworks(
  { db, now }: Pick<Exchange, 'db' | 'now'>,
  name: string,
  address: string,
  rate: Rate,
): Promise<number | undefined> {
  for (const { key, times } of networksOf(address)) {
    const seconds = await countWithin(db, `${name}:${key}`, { ...rate, max: rate.max * times }, now());
    // What a home is refused does not use up its site's share.
    if (seconds !== undefined) return seconds;
  }
  return undefined;
}

/** Refuses with 429 whoever calls more often than that from one network, where limits are on. */
export async function refuseOverNetwork(exchange: Exchange, name: string, address: string, rate: Rate): Promise<void> {
  const seconds = exchange.config.rateLimits ? await countInNetworks(exchange, name, address, rate) : undefined;
  if (seconds) throw tooMany(seconds);
}
