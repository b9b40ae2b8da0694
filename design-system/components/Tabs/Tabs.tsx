import * as Radix from '@radix-ui/react-tabs';
import { useEffect, useState, type ComponentProps, type FocusEvent } from 'react';
import { useDefaultProps } from '../../internal/dom/defaultProps.ts';
import { mergeProps } from '../../internal/dom/mergeProps.ts';
import { useDirection } from '../../internal/dom/useDirection.ts';
import { watchEdges } from '../../internal/dom/watchEdges.ts';
import * as Styled from './Tabs.styles.ts';

export type TabsRootProps = ComponentProps<typeof Radix.Root>;

export function Root(ownProps: TabsRootProps) {
  const props = useDefaultProps('TabsRoot', ownProps);
  const dir = useDirection();
  return <Radix.Root dir={dir} {...props} data-component="Tabs" />;
}

/** Pixels of the neighbouring tab that stay visible beside the active tab. */
const peek = 32;

/** Scrolls only the list: `scrollIntoView` would also scroll the page. */
function reveal(list: Element | null, tab: Element | null | undefined) {
  if (!list || !tab || list.scrollWidth <= list.clientWidth) return;
  const [frame, box] = [list.getBoundingClientRect(), tab.getBoundingClientRect()];
  if (box.left < frame.left + peek) list.scrollLeft += box.left - frame.left - peek;
  else if (box.right > frame.right - peek) list.scrollLeft += box.right - frame.right + peek;
}

export function List(props: ComponentProps<typeof Radix.List>) {
  const [list, setList] = useState<HTMLElement | null>(null);
  const active = () => list?.querySelector<HTMLElement>('[data-state=active]');
  useEffect(() => reveal(list, active()));
  useEffect(() => (list ? watchEdges(list, list) : undefined), [list]);
  const ours = {
    ref: setList,
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
