import { lookup, type LookupAddress, type LookupAllOptions } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isPrivateAddress } from './addresses.ts';
import { UpstreamError } from './errors.ts';

/** All addresses of a name, as `dns.lookup` gives them. */
export type Resolve = (
  host: string,
  options: LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * The lookup of a socket that refuses a name when any of its addresses is private. What it passes on is what it
 * checked, so a name that changes its mind between check and connect gains nothing.
 */
export function checkedLookup(resolve: Resolve = lookup): LookupFunction {
  return (host, options, done) => {
    resolve(host, { ...options, all: true }, (error, addresses) => {
      const first = error ? undefined : addresses[0];
      if (!first) done(error ?? new UpstreamError('unreachable'), '', 0);
      else if (addresses.some(({ address }) => isPrivateAddress(address))) done(new UpstreamError('blocked'), '', 0);
      else if (options.all) done(null, addresses);
      else done(null, first.address, first.family);
    });
  };
}
