import { createElement, useEffect, useState, type ChangeEvent } from 'react';
import { useGlobals } from 'storybook/manager-api';
import { codeOf, ownBrandOf, standardOwn } from './ownBrand.ts';

/** Longest that the pages wait while a colour is dragged, milliseconds. */
const settleMs = 150;

/** Colour field of the toolbar: any page shows in the chosen brand colour. */
export function ColourTool() {
  const [globals, updateGlobals] = useGlobals();
  const own = ownBrandOf(String(globals['brand'])) ?? standardOwn;
  const [dragged, setDragged] = useState<string>();
  useEffect(() => {
    if (dragged === undefined) return undefined;
    const timer = setTimeout(() => {
      updateGlobals({ brand: codeOf({ ...own, accent: dragged }) });
      setDragged(undefined);
    }, settleMs);
    return () => clearTimeout(timer);
  });
  // The frame of Storybook compiles no JSX.
  return createElement('input', {
    type: 'color',
    'aria-label': 'Brand colour',
    title: 'Brand colour',
    value: dragged ?? own.accent,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setDragged(target.value),
    style: { alignSelf: 'center', inlineSize: 28, blockSize: 28, padding: 2, border: 0, background: 'none' },
  });
}
