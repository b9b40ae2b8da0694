import * as Radix from '@radix-ui/react-tabs';
import type { ComponentProps } from 'react';
import { useDirection } from '../../internal/dom/useDirection.ts';
import * as Styled from './Tabs.styles.ts';

export type TabsRootProps = ComponentProps<typeof Radix.Root>;

export function Root(props: TabsRootProps) {
  const dir = useDirection();
  return <Radix.Root dir={dir} {...props} data-component="Tabs" />;
}

export function List(props: ComponentProps<typeof Radix.List>) {
  return <Styled.List {...props} data-part="list" />;
}

export function Trigger(props: ComponentProps<typeof Radix.Trigger>) {
  return <Radix.Trigger {...props} data-part="trigger" />;
}

export function Content(props: ComponentProps<typeof Radix.Content>) {
  return <Styled.Content {...props} data-part="content" />;
}
