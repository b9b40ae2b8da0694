import * as Radix from '@radix-ui/react-dropdown-menu';
import type { ComponentProps } from 'react';
import { useDirection } from '../../internal/dom/useDirection.ts';
import { useOpenAfterPress } from '../../internal/dom/useOpenAfterPress.ts';
import { usePortalRegion } from '../../internal/dom/RegionContext.ts';
import { useDefaultProps } from '../../internal/dom/defaultProps.ts';
import { menuItems } from './items.tsx';
import * as Styled from './Menu.styles.ts';
import { StyledSubContent } from './SubContent.styles.ts';
import { defaults } from './Menu.variants.ts';

export type MenuContentProps = ComponentProps<typeof Radix.Content>;

export type MenuRootProps = ComponentProps<typeof Radix.Root>;

export function Root(props: MenuRootProps) {
  const { modal = false, ...rest } = useDefaultProps('MenuRoot', props);
  const dir = useDirection();
  return <Radix.Root dir={dir} modal={modal} {...rest} {...useOpenAfterPress(rest)} />;
}

export function Trigger(props: Omit<ComponentProps<typeof Radix.Trigger>, 'asChild'>) {
  return <Radix.Trigger {...props} asChild />;
}

const keepMovedFocus = (event: Event) => {
  const { activeElement, body } = document;
  if (activeElement && activeElement !== body) event.preventDefault();
};

export function Content(props: MenuContentProps) {
  const rest = useDefaultProps('MenuContent', props, defaults);
  const region = usePortalRegion();
  return (
    <Radix.Portal>
      <Styled.Content
        onCloseAutoFocus={keepMovedFocus}
        {...region}
        {...rest}
        style={{ ...region.style, ...rest.style }}
        data-component="Menu"
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
        data-component="Menu"
      />
    </Radix.Portal>
  );
}
