import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { screens } from '../messages/screens.ts';

// Where the person is, for this load of the app: its first page begins at the top of the document by itself.
let arrivedAt: string | undefined;

/** Tells the browser and the screen reader that a page has arrived: title, focus on its heading, top of the page. */
export function Arrival({ title }: { title: string }) {
  const { pathname } = useLocation();
  const kind = useNavigationType();
  useEffect(() => {
    document.title = `${title} · ${screens.productName}`;
    const moved = arrivedAt !== undefined && arrivedAt !== pathname;
    arrivedAt = pathname;
    if (!moved) return;
    const heading = document.querySelector<HTMLElement>('h1');
    if (heading) heading.tabIndex = -1;
    heading?.focus({ preventScroll: true });
    if (kind !== NavigationType.Pop) window.scrollTo(0, 0);
  }, [pathname, title, kind]);
  return null;
}
