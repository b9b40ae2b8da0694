import { useEffect } from 'react';
import { titlePage } from './title.ts';

/** Titles the page by what it shows, once that is known; until then the route's own title stands. */
export function useTitle(title: string | undefined) {
  useEffect(() => {
    if (title) titlePage(title);
  }, [title]);
}
