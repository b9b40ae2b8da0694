import type { Stream } from '#contract/types.ts';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { useOperation } from '../../../state/machine/operations.ts';
import { findOwnProducts, ownProducts, searchOf } from '../../../state/trade/ownProducts.ts';
import { failureReason } from '../failureLines.tsx';
import { useLoad } from '../useLoad.ts';
import { useTyped } from '../lists/useTyped.ts';

/** `picker` holds the props of the field. */
export function useOwnProducts() {
  const { later } = useTyped('');
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const { known, more, answered } = useSnapshot(ownProducts);
  const operation = useOperation('ownProducts.find');
  useLoad(findOwnProducts, search);
  const failure = failureReason(operation);
  return {
    products: known as readonly Stream[] | undefined,
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
