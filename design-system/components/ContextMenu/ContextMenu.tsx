import * as Radix from '@radix-ui/react-context-menu';
import type { ComponentProps } from 'react';
import { usePortalRegion } from '../../internal/dom/RegionContext.ts';
import { useDirection } from '../../internal/dom/useDirection.ts';
import * as Styled from './ContextMenu.styles.ts';

export type ContextMenuRootProps = Omit<ComponentProps<typeof Radix.Root>, 'dir'>;

export interface ContextMenuContentProps extends ComponentProps<typeof Radix.Content> {
  /** Accessible name of the menu. */
  label: string;
}

export interface ContextMenuItemProps extends ComponentProps<typeof Radix.Item> {
  /** Danger marks destructive items; put them last, after a separator. */
  tone?: 'neutral' | 'danger';
}

export function Root({ modal = false, ...rest }: ContextMenuRootProps) {
  const dir = useDirection();
  return <Radix.Root dir={dir} modal={modal} {...rest} />;
}

/** Makes its only child the area that the menu belongs to. */
export function Trigger(props: Omit<ComponentProps<typeof Radix.Trigger>, 'asChild'>) {
  return <Radix.Trigger {...props} asChild />;
}

export function Content({
  label,
  side = 'right',
  align = 'start',
  sideOffset = 2,
  collisionPadding = 8,
  ...rest
}: ContextMenuContentProps) {
  const region = usePortalRegion();
  return (
    <Radix.Portal>
      <Styled.Content
        aria-label={label}
        {...{ side, align, sideOffset, collisionPadding }}
        {...region}
        {...rest}
        style={{ ...region.style, ...rest.style }}
        data-component="ContextMenu"
      />
    </Radix.Portal>
  );
}

export function Item({ tone = 'neutral', ...rest }: ContextMenuItemProps) {
  return <Radix.Item {...rest} data-part="item" data-tone={tone} />;
}

export function Label(props: ComponentProps<typeof Radix.Label>) {
  return <Radix.Label {...props} data-part="label" />;
}

export function Separator(props: ComponentProps<typeof Radix.Separator>) {
  return <Radix.Separator {...props} data-part="separator" />;
}
