import { useLayoutEffect } from 'react';

let panels = 0;

export const isCovered = () => panels > 0;

let overflowBefore = '';

function count(by: 1 | -1) {
  const { documentElement: page } = document;
  if (panels === 0) overflowBefore = page.style.overflow;
  panels += by;
  page.toggleAttribute('data-covered', panels > 0);
  // Also without the styles of the page, which may be the host's.
  page.style.overflow = panels > 0 ? 'hidden' : overflowBefore;
}

export function Covers() {
  'use no memo';
  useLayoutEffect(() => {
    count(1);
    return () => count(-1);
  }, []);
  return null;
}
