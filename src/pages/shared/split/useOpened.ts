import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useMedia } from '../useMedia.ts';

/** Leaves the list about 600 px beside the navigation and the pane. */
const wide = '(min-width: 75rem)';

/**
 * The entry in the pane: the one in the address, else the first of the list. The first stays when the list is sorted
 * again, so that an answer does not change the pane. Undefined in a narrow window.
 *
 * @param scope Changes with the filter and the page, which choose a new first entry.
 */
export function useOpened(ids: readonly string[] | undefined, scope: string) {
  const [address] = useSearchParams();
  const isWide = useMedia(wide);
  const [first, setFirst] = useState<{ scope: string; id: string }>();
  const [id] = ids ?? [];
  if (id !== undefined && first?.scope !== scope) setFirst({ scope, id });
  const requested = address.get('open') ?? undefined;
  const openPath = (chosen: string) => {
    const next = new URLSearchParams(address);
    next.set('open', chosen);
    return `?${next}`;
  };
  const usual = first?.scope === scope ? first.id : undefined;
  return { isWide, opened: isWide ? (requested ?? usual) : undefined, requested, openPath };
}
