import { useEffect, useState } from 'react';

/** Time in which charts take the width of the paper, milliseconds. */
const settleMs = 150;

/** Paper is white, whatever the theme: gives back what was there. */
function lighten(): () => void {
  const root = document.documentElement;
  const { theme } = root.dataset;
  root.dataset['theme'] = 'light';
  return () => {
    if (theme === undefined) delete root.dataset['theme'];
    else root.dataset['theme'] = theme;
  };
}

/** Prints the page: whether it is being made ready, and how to begin. The browser's own way to print is served as well. */
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
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    const waiting = printing ? setTimeout(() => window.print(), settleMs) : undefined;
    return () => {
      clearTimeout(waiting);
      restore?.();
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, [printing]);
  return [printing, () => setPrinting(true)];
}
