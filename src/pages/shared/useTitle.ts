import { useEffect } from 'react';
import { screens } from '../../messages/screens.ts';

/** Titles the page by what it shows, once that is known; until then the route's own title stands. */
export function useTitle(title: string | undefined) {
  useEffect(() => {
    if (title) document.title = `${title} · ${screens.productName}`;
  }, [title]);
}
