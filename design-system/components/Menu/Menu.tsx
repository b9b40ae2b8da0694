import * as Radix from '@radix-ui/react-dropdown-menu';
import type { ComponentProps } from 'react';
import { Icon } from '../../icons/index.ts';
import { useDirection } from '../../internal/dom/useDirection.ts';
import { useOpenAfterPress } from '../../internal/dom/useOpenAfterPress.ts';
import { usePortalRegion } from '../../internal/dom/RegionContext.ts';
import * as Styled from './Menu.styles.ts';
import { StyledSubContent } from './SubContent.styles.ts';

/** Gives changing text its own element, which adds no box. */
const inPlace = { display: 'contents' } as const;

export type MenuContentProps = ComponentProps<typeof Radix.Content>;

export interface MenuItemProps extends ComponentProps<typeof Radix.Item> {
  /** Danger marks destructive items; put them last, after a separator. */
  tone?: 'neutral' | 'danger';
}

export type MenuRootProps = ComponentProps<typeof Radix.Root>;

export function Root({ modal = false, ...rest }: MenuRootProps) {
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

export function Content({ align = 'end', sideOffset = 6, collisionPadding = 8, ...rest }: MenuContentProps) {
  const region = usePortalRegion();
  return (
    <Radix.Portal>
      <Styled.Content
        onCloseAutoFocus={keepMovedFocus}
        {...{ align, sideOffset, collisionPadding }}
        {...region}
        {...rest}
        style={{ ...region.style, ...rest.style }}
        data-component="Menu"
      />
    </Radix.Portal>
  );
}

export function Item({ tone = 'neutral', ...rest }: MenuItemProps) {
  return <Radix.Item {...rest} data-part="item" data-tone={tone} />;
}

export function CheckboxItem({ children, ...rest }: ComponentProps<typeof Radix.CheckboxItem>) {
  return (
    <Radix.CheckboxItem {...rest} data-part="item">
      <Radix.ItemIndicator data-part="check">
        <Icon name="check" />
      </Radix.ItemIndicator>
      <span style={inPlace}>{children}</span>
    </Radix.CheckboxItem>
  );
}

export const RadioGroup = Radix.RadioGroup;

export function RadioItem({ children, ...rest }: ComponentProps<typeof Radix.RadioItem>) {
  return (
    <Radix.RadioItem {...rest} data-part="item">
      <Radix.ItemIndicator data-part="check">
        <Icon name="check" />
      </Radix.ItemIndicator>
      <span style={inPlace}>{children}</span>
    </Radix.RadioItem>
  );
}

export function Label(props: ComponentProps<typeof Radix.Label>) {
  return <Radix.Label {...props} data-part="label" />;
}

export function Separator(props: ComponentProps<typeof Radix.Separator>) {
  return <Radix.Separator {...props} data-part="separator" />;
}

/** Holds a SubTrigger and its SubContent. */
export const Sub = Radix.Sub;

/** Item that opens the menu beside it. */
export function SubTrigger({ children, ...rest }: ComponentProps<typeof Radix.SubTrigger>) {
  const beside = useDirection() === 'rtl' ? 'chevron-left' : 'chevron-right';
  return (
    <Radix.SubTrigger {...rest} data-part="item">
      <span style={inPlace}>{children}</span>
      <Icon name={beside} style={{ marginInlineStart: 'auto' }} />
    </Radix.SubTrigger>
  );
}

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
