import { useState } from 'react';
import { useStatus, useValue } from '../../../state/machine/resource.ts';
import { ownProducts, searchOf } from '../../../state/trade/selling/ownProducts.ts';
import { failureReason } from '../failureLines.tsx';
import { useLoad } from '../useLoad.ts';
import { useTyped } from '../lists/useTyped.ts';

/** `picker` holds the props of the field. */
export function useOwnProducts() {
  const { later } = useTyped('');
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const { known, more = 0, answered } = useValue(ownProducts, { search }) ?? {};
  const operation = useStatus(ownProducts);
  useLoad(ownProducts, { search });
  const failure = failureReason(operation);
  return {
    products: known,
    picker: {
      more,
      // The phase alone is stale in the render that starts a search.
      loading: typed !== search || (!failure && answered !== searchOf(search)),
      ...(failure && { emptyText: failure }),
      onQueryChange: (query: string) => {
        setTyped(query.trim());
        later(() => setSearch(query.trim()));
      },
    },
  };
}
