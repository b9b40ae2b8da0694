import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { titlePage } from '../pages/shared/title.ts';

let arrivedAt: string | undefined;

export function Arrival({ title }: { title: string }) {
  const { pathname } = useLocation();
  const kind = useNavigationType();
  useEffect(() => {
    // Another query is the same page. Another mode may show another page at the same path.
    const place = `${pathname} ${title}`;
    if (arrivedAt === place) return;
    titlePage(title);
    const isFirst = arrivedAt === undefined;
    arrivedAt = place;
    if (isFirst) return;
    const start = document.querySelector<HTMLElement>('h1') ?? document.querySelector<HTMLElement>('main');
    if (start) start.tabIndex = -1;
    start?.focus({ preventScroll: true });
    if (kind !== NavigationType.Pop) window.scrollTo(0, 0);
  }, [pathname, title, kind]);
  return null;
}
