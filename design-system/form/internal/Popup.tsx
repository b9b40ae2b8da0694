import { DismissableLayer } from '@radix-ui/react-dismissable-layer';
import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { Root } from './Popup.styles.ts';

interface PopupProps {
  /** What the list stands below. */
  anchor: RefObject<HTMLElement | null>;
  /** Escape closes the list only, not the dialog around it. */
  onEscape: () => void;
  children: ReactNode;
}

/** Room to the edge of the window, and the greatest height; CSS pixels. */
const edge = 8;
const tallest = 320;

function place(popup: HTMLElement, anchor: HTMLElement) {
  const { top, bottom, left, width } = anchor.getBoundingClientRect();
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

/** A list that belongs to a text box and follows it while the page scrolls. */
export function Popup({ anchor, onEscape, children }: PopupProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const popup = ref.current;
    if (!popup) return undefined;
    // Browsers older than 2024 know no popover and show it in place.
    popup.showPopover?.();
    const follow = () => anchor.current && place(popup, anchor.current);
    follow();
    window.addEventListener('resize', follow);
    window.addEventListener('scroll', follow, { capture: true, passive: true });
    return () => {
      window.removeEventListener('resize', follow);
      window.removeEventListener('scroll', follow, { capture: true });
    };
  }, [anchor]);
  // What is chosen may grow above the text box and push it down.
  useLayoutEffect(() => {
    if (ref.current && anchor.current) place(ref.current, anchor.current);
  });
  return (
    <DismissableLayer
      asChild
      onEscapeKeyDown={(event) => {
        event.preventDefault();
        onEscape();
      }}
    >
      <Root ref={ref} popover="manual" onPointerDown={(event) => event.preventDefault()}>
        {children}
      </Root>
    </DismissableLayer>
  );
}
