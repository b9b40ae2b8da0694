// Own implementation because Storybook's tocbot scrolls before the examples above have a height. It also throws on example
// links whose target does not exist.
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type MouseEvent } from 'react';
import { NAVIGATE_URL } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { scrollToHeading } from './scrollToHeading.ts';

interface Heading {
  id: string;
  text: string;
  level: string;
}

/** Share of the window, from its top, in which a heading is the one being read. */
const readShare = 1 / 3;

const titleId = 'on-this-page';

function headingsIn(content: Element): Heading[] {
  const all = [...content.querySelectorAll<HTMLElement>(':is(h2, h3)[id]')];
  return all
    .filter((heading) => !heading.closest('.sb-story, .sb-unstyled'))
    .map(({ id, textContent, tagName }) => ({ id, text: textContent, level: tagName.toLowerCase() }));
}

/** Headings of the page around the element. Some arrive late, with the code of their part. */
function useHeadings(element: { readonly current: Element | null }): readonly Heading[] {
  const [headings, setHeadings] = useState<readonly Heading[]>([]);
  useEffect(() => {
    const content = element.current?.closest('.sbdocs-content');
    if (!content) return undefined;
    const read = () => {
      const found = headingsIn(content);
      setHeadings((last) => (JSON.stringify(found) === JSON.stringify(last) ? last : found));
    };
    read();
    const observer = new MutationObserver(read);
    observer.observe(content, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [element]);
  return headings;
}

const topOf = (id: string) => document.getElementById(id)?.getBoundingClientRect().top ?? Infinity;

/** Heading of the part that is being read. The last one stays while it is in reach: anywhere at the end of the page. */
function currentOf(headings: readonly Heading[], last: string): string {
  const { scrollHeight } = document.documentElement;
  const isEnd = scrollY + innerHeight >= scrollHeight - 1;
  const reach = innerHeight * readShare;
  const top = topOf(last);
  if (top >= 0 && top <= (isEnd ? innerHeight : reach)) return last;
  return headings.findLast(({ id }) => topOf(id) <= reach)?.id ?? '';
}

/** Id in the address, which the frame around has. */
function linkedId(): string {
  try {
    return decodeURIComponent(window.parent.location.hash.slice(1));
  } catch {
    return '';
  }
}

/** Scrolls to a heading of this page. Stops before the next page renders, which may have a heading of the same id. */
function useScroll() {
  const stop = useRef<() => void>(undefined);
  useLayoutEffect(() => () => stop.current?.(), []);
  return useCallback((id: string) => {
    stop.current = scrollToHeading(id);
  }, []);
}

/** Links to the headings of a documentation page. */
export function OnThisPage() {
  const nav = useRef<HTMLElement>(null);
  const headings = useHeadings(nav);
  const [current, setCurrent] = useState('');
  const scroll = useScroll();
  const linked = useRef('');
  useEffect(() => {
    linked.current = linkedId();
  }, []);
  useEffect(() => {
    if (!headings.some(({ id }) => id === linked.current)) return;
    scroll(linked.current);
    linked.current = '';
  }, [headings, scroll]);
  useEffect(() => {
    const update = () => setCurrent((last) => currentOf(headings, last));
    update();
    document.addEventListener('scroll', update, { passive: true });
    return () => document.removeEventListener('scroll', update);
  }, [headings]);
  const go = (event: MouseEvent<HTMLAnchorElement>, id: string) => {
    // Opens in another tab or window.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    linked.current = '';
    addons.getChannel().emit(NAVIGATE_URL, `#${id}`);
    setCurrent(id);
    scroll(id);
    const heading = document.getElementById(id);
    if (heading) heading.tabIndex = -1;
    heading?.focus({ preventScroll: true });
  };
  return (
    <nav ref={nav} className="on-this-page sb-unstyled" aria-labelledby={titleId} hidden={headings.length < 2}>
      <div>
        <p id={titleId}>On this page</p>
        <ul>
          {headings.map(({ id, text, level }) => (
            <li key={id} data-level={level}>
              <a
                href={`#${id}`}
                aria-current={id === current ? 'location' : undefined}
                onClick={(event) => go(event, id)}
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
