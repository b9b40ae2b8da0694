import * as Radix from '@radix-ui/react-tabs';
import { useEffect, useState, type ComponentProps, type FocusEvent, type UIEvent } from 'react';
import { mergeProps } from '../../internal/dom/mergeProps.ts';
import { useDirection } from '../../internal/dom/useDirection.ts';
import * as Styled from './Tabs.styles.ts';

export type TabsRootProps = ComponentProps<typeof Radix.Root>;

export function Root(props: TabsRootProps) {
  const dir = useDirection();
  return <Radix.Root dir={dir} {...props} data-component="Tabs" />;
}

/** Pixels beside a tab that show the next one. */
const peek = 32;

/** Scrolls only the list: `scrollIntoView` would also scroll the page. */
function reveal(list: Element | null, tab: Element | null | undefined) {
  if (!list || !tab || list.scrollWidth <= list.clientWidth) return;
  const [frame, box] = [list.getBoundingClientRect(), tab.getBoundingClientRect()];
  if (box.left < frame.left + peek) list.scrollLeft += box.left - frame.left - peek;
  else if (box.right > frame.right - peek) list.scrollLeft += box.right - frame.right + peek;
}

function markEnds(list: Element | null) {
  if (!list) return;
  const place = Math.abs(list.scrollLeft);
  list.toggleAttribute('data-before', place > 1);
  list.toggleAttribute('data-after', place < list.scrollWidth - list.clientWidth - 1);
}

export function List(props: ComponentProps<typeof Radix.List>) {
  const [list, setList] = useState<HTMLElement | null>(null);
  const active = () => list?.querySelector<HTMLElement>('[data-state=active]');
  useEffect(() => {
    reveal(list, active());
    markEnds(list);
    if (!list || typeof ResizeObserver === 'undefined') return undefined;
    // A font that loads late changes the width of the tabs.
    const observer = new ResizeObserver(() => markEnds(list));
    for (const element of [list, ...list.children]) observer.observe(element);
    return () => observer.disconnect();
  });
  const ours = {
    ref: setList,
    onScroll: ({ currentTarget }: UIEvent) => markEnds(currentTarget),
    onFocus: ({ target, currentTarget }: FocusEvent) => {
      // Radix keeps the focus on the list after a second click on a tab.
      if (target === currentTarget) active()?.focus({ preventScroll: true });
      else reveal(currentTarget, target.closest('[data-part=trigger]'));
    },
  };
  return <Styled.List {...mergeProps(ours, props)} data-part="list" />;
}

export function Trigger(props: ComponentProps<typeof Radix.Trigger>) {
  return <Radix.Trigger {...props} data-part="trigger" />;
}

export function Content(props: ComponentProps<typeof Radix.Content>) {
  return <Styled.Content {...props} data-part="content" />;
}
