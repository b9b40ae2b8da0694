import * as Radix from '@radix-ui/react-context-menu';
import type { ComponentProps } from 'react';
import { usePortalRegion } from '../../internal/dom/RegionContext.ts';
import { useDirection } from '../../internal/dom/useDirection.ts';
import { menuItems } from '../Menu/items.tsx';
import { useDefaultProps } from '../../internal/dom/defaultProps.ts';
import * as Styled from './ContextMenu.styles.ts';
import { StyledSubContent } from './SubContent.styles.ts';
import { defaults } from './ContextMenu.variants.ts';

export type ContextMenuRootProps = Omit<ComponentProps<typeof Radix.Root>, 'dir'>;

export interface ContextMenuContentProps extends ComponentProps<typeof Radix.Content> {
  /** Accessible name of the menu. */
  label: string;
}

export function Root(props: ContextMenuRootProps) {
  const { modal = false, ...rest } = useDefaultProps('ContextMenuRoot', props);
  const dir = useDirection();
  return <Radix.Root dir={dir} modal={modal} {...rest} />;
}

/** Makes its only child the area that the menu belongs to. */
export function Trigger(props: Omit<ComponentProps<typeof Radix.Trigger>, 'asChild'>) {
  return <Radix.Trigger {...props} asChild />;
}

export function Content(props: ContextMenuContentProps) {
  const { label, ...rest } = useDefaultProps('ContextMenuContent', props, defaults);
  const region = usePortalRegion();
  return (
    <Radix.Portal>
      <Styled.Content
        aria-label={label}
        {...region}
        {...rest}
        style={{ ...region.style, ...rest.style }}
        data-component="ContextMenu"
      />
    </Radix.Portal>
  );
}

export const { Item, CheckboxItem, RadioItem, Label, Separator, SubTrigger } = menuItems(Radix);

export const RadioGroup = Radix.RadioGroup;

/** Holds a SubTrigger and its SubContent. */
export const Sub = Radix.Sub;

export function SubContent({ collisionPadding = 8, ...rest }: ComponentProps<typeof Radix.SubContent>) {
  const region = usePortalRegion();
  return (
    <Radix.Portal>
      <StyledSubContent
        {...{ collisionPadding }}
        {...region}
        {...rest}
        style={{ ...region.style, ...rest.style }}
        data-component="ContextMenu"
      />
    </Radix.Portal>
  );
}
