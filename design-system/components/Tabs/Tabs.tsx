import * as Radix from '@radix-ui/react-tabs';
import type { ComponentProps } from 'react';
import { useDirection } from '../../internal/dom/useDirection.ts';
import * as Styled from './Tabs.styles.ts';

export type TabsRootProps = ComponentProps<typeof Radix.Root>;

/** Holds a list of tabs and their contents; `value` and `onValueChange` keep the choice, e.g. in the address. */
export function Root(props: TabsRootProps) {
  const dir = useDirection();
  return <Radix.Root dir={dir} {...props} data-component="Tabs" />;
}

/** The row of tabs; name it with aria-label. */
export function List(props: ComponentProps<typeof Radix.List>) {
  return <Styled.List {...props} data-part="list" />;
}

/** One tab. */
export function Trigger(props: ComponentProps<typeof Radix.Trigger>) {
  return <Radix.Trigger {...props} data-part="trigger" />;
}

/** What the tab of the same value shows. */
export function Content(props: ComponentProps<typeof Radix.Content>) {
  return <Styled.Content {...props} data-part="content" />;
}
