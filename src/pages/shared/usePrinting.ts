import { useEffect, useState } from 'react';

/** Time for charts to adapt to the paper width, milliseconds. */
const settleMs = 150;

/** Switches to the light theme for printing. Returns a function that restores the theme. */
function lighten(): () => void {
  const root = document.documentElement;
  const { theme } = root.dataset;
  root.dataset['theme'] = 'light';
  return () => {
    if (theme === undefined) delete root.dataset['theme'];
    else root.dataset['theme'] = theme;
  };
}

/** Returns whether printing is being prepared, and a print function. Handles the browser's print command too. */
export function usePrinting(): [boolean, () => void] {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    let restore: (() => void) | undefined;
    const begin = () => {
      restore ??= lighten();
    };
    const end = () => {
      restore?.();
      restore = undefined;
      setPrinting(false);
    };
    // Tools that make a PDF change the medium without the two events.
    const paper = typeof matchMedia === 'function' ? matchMedia('print') : undefined;
    const follow = () => (paper?.matches ? begin() : end());
    paper?.addEventListener('change', follow);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    const waiting = printing ? setTimeout(() => window.print(), settleMs) : undefined;
    return () => {
      clearTimeout(waiting);
      restore?.();
      paper?.removeEventListener('change', follow);
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, [printing]);
  return [printing, () => setPrinting(true)];
}
