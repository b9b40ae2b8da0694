import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { screens } from '../messages/screens.ts';

/** Tells the browser and the screen reader that a page has arrived: title, focus on its heading, top of the page. */
export function Arrival({ title }: { title: string }) {
  const { pathname, key } = useLocation();
  const kind = useNavigationType();
  useEffect(() => {
    document.title = `${title} · ${screens.productName}`;
    // The first page of a visit begins at the top of the document by itself.
    if (key === 'default') return;
    const heading = document.querySelector<HTMLElement>('h1');
    if (heading) heading.tabIndex = -1;
    heading?.focus({ preventScroll: true });
    if (kind !== NavigationType.Pop) window.scrollTo(0, 0);
    // The key changes with each query too; only another path is an arrival.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [pathname, title]);
  return null;
}
