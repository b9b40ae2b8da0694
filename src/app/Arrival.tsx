import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { titlePage } from '../pages/shared/title.ts';

// Where the person is, for this load of the app: its first page begins at the top of the document by itself.
let arrivedAt: string | undefined;

/** Tells the browser and the screen reader that a page has arrived: title, focus on its heading, top of the page. */
export function Arrival({ title }: { title: string }) {
  const { pathname } = useLocation();
  const kind = useNavigationType();
  useEffect(() => {
    // Another query is the same page, which may have put a better title meanwhile.
    // Another mode may put another page at the same path.
    const place = `${pathname} ${title}`;
    if (arrivedAt === place) return;
    titlePage(title);
    const isFirst = arrivedAt === undefined;
    arrivedAt = place;
    if (isFirst) return;
    // A page that still loads has no heading yet.
    const start = document.querySelector<HTMLElement>('h1') ?? document.querySelector<HTMLElement>('main');
    if (start) start.tabIndex = -1;
    start?.focus({ preventScroll: true });
    if (kind !== NavigationType.Pop) window.scrollTo(0, 0);
  }, [pathname, title, kind]);
  return null;
}
