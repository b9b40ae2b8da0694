import { useLayoutEffect } from 'react';

let panels = 0;

function count(by: 1 | -1) {
  panels += by;
  const { documentElement: page } = document;
  page.toggleAttribute('data-covered', panels > 0);
  // Also without the styles of the page, which may be the host's.
  page.style.overflow = panels > 0 ? 'hidden' : '';
}

export function Covers() {
  useLayoutEffect(() => {
    count(1);
    return () => count(-1);
  }, []);
  return null;
}
