import { lookup, type LookupAddress, type LookupAllOptions } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isPrivateAddress } from './addresses.ts';
import { UpstreamError } from './errors.ts';

export type Resolve = (
  host: string,
  options: LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/** Passes on the addresses it checked, which prevents DNS rebinding. */
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
