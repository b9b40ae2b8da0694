import * as Radix from '@radix-ui/react-tabs';
import type { ComponentProps } from 'react';
import { useDirection } from '../../internal/dom/useDirection.ts';
import * as Styled from './Tabs.styles.ts';

export type TabsRootProps = ComponentProps<typeof Radix.Root>;

/** Group of tabs and panels. Control it with `value` and `onValueChange`, e.g. to keep the tab in the URL. */
export function Root(props: TabsRootProps) {
  const dir = useDirection();
  return <Radix.Root dir={dir} {...props} data-component="Tabs" />;
}

/** Row of tabs; name it with `aria-label`. */
export function List(props: ComponentProps<typeof Radix.List>) {
  return <Styled.List {...props} data-part="list" />;
}

/** One tab. */
export function Trigger(props: ComponentProps<typeof Radix.Trigger>) {
  return <Radix.Trigger {...props} data-part="trigger" />;
}

/** Panel of the tab with the same value. */
export function Content(props: ComponentProps<typeof Radix.Content>) {
  return <Styled.Content {...props} data-part="content" />;
}
