import { useEffect } from 'react';
import { createStore } from '../../state/machine/registry.ts';

/** Path of the navigation entry that the page belongs to, where its address does not say so. */
export const section = createStore(() => ({ path: '' }), { persist: false });

/** Marks another entry of the navigation as current while the page is open; '' leaves it to the address. */
export function useSection(path: string) {
  useEffect(() => {
    section.path = path;
    return () => {
      section.path = '';
    };
  }, [path]);
}
