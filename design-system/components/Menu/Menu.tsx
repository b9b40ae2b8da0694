import * as Radix from '@radix-ui/react-dropdown-menu';
import type { ComponentProps } from 'react';
import { Icon } from '../../icons/index.ts';
import { useDirection } from '../../internal/dom/useDirection.ts';
import * as Styled from './Menu.styles.ts';

export type MenuContentProps = ComponentProps<typeof Radix.Content>;

export interface MenuItemProps extends ComponentProps<typeof Radix.Item> {
  /** Danger marks destructive items; put them last, after a separator. */
  tone?: 'neutral' | 'danger';
}

export type MenuRootProps = ComponentProps<typeof Radix.Root>;

/** Connects a button with its menu. Not modal: the page still scrolls, and a click outside closes the menu and acts. */
export function Root({ modal = false, ...rest }: MenuRootProps) {
  const dir = useDirection();
  return <Radix.Root dir={dir} modal={modal} {...rest} />;
}

/** Turns its only child into the button that opens the menu. */
export function Trigger(props: Omit<ComponentProps<typeof Radix.Trigger>, 'asChild'>) {
  return <Radix.Trigger {...props} asChild />;
}

/** Keeps focus where the selected item has moved it, e.g. to the heading of another page. */
const keepMovedFocus = (event: Event) => {
  const { activeElement, body } = document;
  if (activeElement && activeElement !== body) event.preventDefault();
};

/** Floating list. Closing returns focus to the button unless focus has moved elsewhere. */
export function Content({ align = 'end', sideOffset = 6, collisionPadding = 8, ...rest }: MenuContentProps) {
  return (
    <Radix.Portal>
      <Styled.Content
        onCloseAutoFocus={keepMovedFocus}
        {...{ align, sideOffset, collisionPadding }}
        {...rest}
        data-component="Menu"
      />
    </Radix.Portal>
  );
}

/** Action, or a link with `asChild`. */
export function Item({ tone = 'neutral', ...rest }: MenuItemProps) {
  return <Radix.Item {...rest} data-part="item" data-tone={tone} />;
}

/** Item that toggles independently. */
export function CheckboxItem({ children, ...rest }: ComponentProps<typeof Radix.CheckboxItem>) {
  return (
    <Radix.CheckboxItem {...rest} data-part="item">
      <Radix.ItemIndicator data-part="check">
        <Icon name="check" />
      </Radix.ItemIndicator>
      {children}
    </Radix.CheckboxItem>
  );
}

/** Group in which one item is selected. */
export const RadioGroup = Radix.RadioGroup;

/** One option of a RadioGroup. */
export function RadioItem({ children, ...rest }: ComponentProps<typeof Radix.RadioItem>) {
  return (
    <Radix.RadioItem {...rest} data-part="item">
      <Radix.ItemIndicator data-part="check">
        <Icon name="check" />
      </Radix.ItemIndicator>
      {children}
    </Radix.RadioItem>
  );
}

/** Heading of the items that follow. */
export function Label(props: ComponentProps<typeof Radix.Label>) {
  return <Radix.Label {...props} data-part="label" />;
}

/** Line between groups of items. */
export function Separator(props: ComponentProps<typeof Radix.Separator>) {
  return <Radix.Separator {...props} data-part="separator" />;
}
