import { useEffect } from 'react';
import { section } from '../../state/me/section.ts';

/** Marks another entry of the navigation as current while the page is open; '' leaves it to the address. */
export function useSection(path: string) {
  useEffect(() => {
    section.path = path;
    return () => {
      section.path = '';
    };
  }, [path]);
}
