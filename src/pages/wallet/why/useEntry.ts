import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const parameter = 'entry';

export function useEntry() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const pathTo = useCallback(
    (id: string) => {
      const address = new URLSearchParams(search);
      address.set(parameter, id);
      return `${pathname}?${address}`;
    },
    [pathname, search],
  );
  return {
    id: new URLSearchParams(search).get(parameter) ?? undefined,
    pathTo,
    close: () => {
      const address = new URLSearchParams(search);
      address.delete(parameter);
      void navigate({ pathname, search: address.toString() }, { replace: true });
    },
  };
}
