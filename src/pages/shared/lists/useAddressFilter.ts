import { useSearchParams } from 'react-router-dom';

interface AddressForm<F> {
  read: (address: URLSearchParams) => F;
  write: (filter: F) => URLSearchParams;
  /** Typed part: replaces the history entry, so that "back" does not undo single letters. */
  typed?: keyof F;
  beside?: readonly string[];
}

export interface AddressOptions {
  /** Replaces the history entry. */
  replace?: boolean;
}

export type Change<F> = (change: Partial<F>, options?: AddressOptions) => void;

/** Links keep the filter and "back" undoes it. Any change except `page` returns to the first page. */
export function useAddressFilter<F extends { page: number }>({
  read,
  write,
  typed,
  beside = [],
}: AddressForm<F>): [F, Change<F>] {
  const [address, setAddress] = useSearchParams();
  return [
    read(address),
    (change, { replace = typed !== undefined && typed in change } = {}) => {
      // A debounced change may be older than the address: keep newer values.
      const now = new URLSearchParams(window.location.search);
      const next = write({ ...read(now), page: 0, ...change });
      for (const name of beside) for (const value of now.getAll(name)) next.append(name, value);
      setAddress(next, { replace });
    },
  ];
}
