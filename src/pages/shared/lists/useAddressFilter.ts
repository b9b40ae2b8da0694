import { useSearchParams } from 'react-router-dom';

interface AddressForm<F> {
  /** What an address says; anybody may have typed it. */
  read: (address: URLSearchParams) => F;
  write: (filter: F) => URLSearchParams;
  /** The part that is typed: its changes take the place of one another, so that "back" does not undo letters. */
  typed?: keyof F;
  /** Names in the address that are not the filter's, and stay as they are when it changes. */
  beside?: readonly string[];
}

export type Change<F> = (change: Partial<F>) => void;

/** The filter that the address of the page holds, so that a link keeps it and "back" undoes it; any change but the page's own goes to the first page. */
export function useAddressFilter<F extends { page: number }>({
  read,
  write,
  typed,
  beside = [],
}: AddressForm<F>): [F, Change<F>] {
  const [address, setAddress] = useSearchParams();
  return [
    read(address),
    (change) => {
      // A wish that waited for a pause in typing may be older than the address: what was changed meanwhile stays.
      const now = new URLSearchParams(window.location.search);
      const next = write({ ...read(now), page: 0, ...change });
      for (const name of beside) for (const value of now.getAll(name)) next.append(name, value);
      setAddress(next, { replace: typed !== undefined && typed in change });
    },
  ];
}
