import { DismissableLayer } from '@radix-ui/react-dismissable-layer';
import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { Root } from './Popup.styles.ts';
import { isComposing } from '../../internal/dom/isComposing.ts';

interface PopupProps {
  anchor: RefObject<HTMLElement | null>;
  onEscape: () => void;
  /** Greatest height, CSS pixels. */
  tallest?: number;
  children: ReactNode;
}

/** Distance to the window edge, CSS pixels. */
const edge = 8;
const usualHeight = 320;
/** Width of a window whose lists take all of it. */
const phone = 480;

function place(popup: HTMLElement, anchor: HTMLElement, tallest: number) {
  const { top, bottom, left: start, width: own } = anchor.getBoundingClientRect();
  // A field beside a button is narrow on phones; its list need not be.
  const room = window.innerWidth - 2 * edge;
  const margin = Math.max(edge, Math.min(start, window.innerWidth - start - own));
  const [left, width] = room < phone ? [margin, window.innerWidth - 2 * margin] : [start, own];
  const below = window.innerHeight - bottom - edge;
  const upwards = below < Math.min(popup.scrollHeight, tallest) && top > below;
  Object.assign(popup.style, {
    left: `${left}px`,
    width: `${width}px`,
    maxHeight: `${Math.min(tallest, upwards ? top - edge : below)}px`,
    top: upwards ? 'auto' : `${bottom + edge / 2}px`,
    bottom: upwards ? `${window.innerHeight - top + edge / 2}px` : 'auto',
  });
}

export function Popup({ anchor, onEscape, tallest = usualHeight, children }: PopupProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const popup = ref.current;
    if (!popup) return undefined;
    // Browsers from before 2024 lack popover and show the list in place.
    popup.showPopover?.();
    const follow = () => anchor.current && place(popup, anchor.current, tallest);
    follow();
    // The density, or a message above, may change the field while the list is open.
    const observer = new ResizeObserver(follow);
    for (const element of [anchor.current, document.body]) if (element) observer.observe(element);
    window.addEventListener('resize', follow);
    window.addEventListener('scroll', follow, { capture: true, passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', follow);
      window.removeEventListener('scroll', follow, { capture: true });
    };
  }, [anchor, tallest]);
  // Selected items may enlarge the anchor and push the list down.
  useLayoutEffect(() => {
    if (ref.current && anchor.current) place(ref.current, anchor.current, tallest);
  });
  return (
    <DismissableLayer
      asChild
      onEscapeKeyDown={(event) => {
        event.preventDefault();
        if (!isComposing(event)) onEscape();
      }}
    >
      <Root ref={ref} popover="manual" onPointerDown={(event) => event.preventDefault()}>
        {children}
      </Root>
    </DismissableLayer>
  );
}
