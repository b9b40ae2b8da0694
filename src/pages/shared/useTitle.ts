import { useEffect } from 'react';
import { titlePage } from './title.ts';

/** Keeps the route's title until `title` is known. */
export function useTitle(title: string | undefined) {
  useEffect(() => {
    if (title) titlePage(title);
  }, [title]);
}
