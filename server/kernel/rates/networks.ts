// Networks of a caller's address, as rate-limit keys. Changing the address within a network does not reset the limit.
import ipaddr from 'ipaddr.js';
import { countWithin, tooMany, type Rate } from './rateLimit.ts';
import type { Exchange } from '../exchange.ts';

/** IPv6 prefix lengths: a home connection is a /64, a customer up to a /48. */
const home = 64;
const site = 48;
/** A site may make as many calls as this many homes. */
const homesInSite = 10;

interface Network {
  readonly key: string;
  readonly times: number;
}

const prefixOf = (address: ipaddr.IPv6, bits: number) => {
  const groups = address.parts.slice(0, bits / 16).map((part) => part.toString(16));
  return `${groups.join(':')}::/${bits}`;
};

function networksOf(text: string): readonly [Network, ...Network[]] {
  if (!ipaddr.isValid(text)) return [{ key: text, times: 1 }];
  const address = ipaddr.process(text);
  if (!(address instanceof ipaddr.IPv6)) return [{ key: address.toString(), times: 1 }];
  return [
    { key: prefixOf(address, home), times: 1 },
    { key: prefixOf(address, site), times: homesInSite },
  ];
}

export const networkOf = (address: string): string => networksOf(address)[0].key;

export async function countInNetworks(
  { db, now }: Pick<Exchange, 'db' | 'now'>,
  name: string,
  address: string,
  rate: Rate,
): Promise<number | undefined> {
  for (const { key, times } of networksOf(address)) {
    const seconds = await countWithin(db, `${name}:${key}`, { ...rate, max: rate.max * times }, now());
    // Calls refused for a home do not count against its site.
    if (seconds !== undefined) return seconds;
  }
  return undefined;
}

export async function refuseOverNetwork(exchange: Exchange, name: string, address: string, rate: Rate): Promise<void> {
  const seconds = exchange.config.rateLimits ? await countInNetworks(exchange, name, address, rate) : undefined;
  if (seconds) throw tooMany(seconds);
}
