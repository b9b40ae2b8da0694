import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lookName } from '../filters/useFilter.ts';

/** Stores the quick look in the address, so that "back" closes it. */
export function useLook() {
  const [address, setAddress] = useSearchParams();
  const put = useCallback(
    (id: string | undefined) =>
      setAddress((now) => {
        const next = new URLSearchParams(now);
        if (id) next.set(lookName, id);
        else next.delete(lookName);
        return next;
      }),
    [setAddress],
  );
  return {
    openId: address.get(lookName) ?? undefined,
    look: put as (id: string) => void,
    close: useCallback(() => put(undefined), [put]),
  };
}
