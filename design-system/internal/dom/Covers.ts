import { useLayoutEffect } from 'react';

type Edge = 'end' | '';

let panels: readonly { edge: Edge }[] = [];

export const isCovered = () => panels.length > 0;

let overflowBefore = '';

function cover(next: typeof panels) {
  const { documentElement: page } = document;
  if (panels.length === 0) overflowBefore = page.style.overflow;
  panels = next;
  const top = panels.at(-1);
  if (top) page.dataset['covered'] = top.edge;
  else delete page.dataset['covered'];
  // Also without the styles of the page, which may be the host's.
  page.style.overflow = top ? 'hidden' : overflowBefore;
}

interface CoversProps {
  /** Edge that the panel reaches. The empty room of the scroll bar there takes its colour. */
  edge?: Edge;
}

export function Covers({ edge = '' }: CoversProps) {
  useLayoutEffect(() => {
    const panel = { edge };
    cover([...panels, panel]);
    return () => cover(panels.filter((other) => other !== panel));
  }, [edge]);
  return null;
}
