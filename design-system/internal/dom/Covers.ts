import { useLayoutEffect } from 'react';

let panels = 0;

function count(by: 1 | -1) {
  panels += by;
  document.documentElement.toggleAttribute('data-covered', panels > 0);
}

export function Covers() {
  useLayoutEffect(() => {
    count(1);
    return () => count(-1);
  }, []);
  return null;
}
