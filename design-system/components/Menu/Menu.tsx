import * as Radix from '@radix-ui/react-dropdown-menu';
import type { ComponentProps } from 'react';
import { Icon } from '../../icons/index.ts';
import { useDirection } from '../../internal/dom/useDirection.ts';
import * as Styled from './Menu.styles.ts';

export type MenuContentProps = ComponentProps<typeof Radix.Content>;

export interface MenuItemProps extends ComponentProps<typeof Radix.Item> {
  /** Danger for what destroys; put it last, after a separator. */
  tone?: 'neutral' | 'danger';
}

export type MenuRootProps = ComponentProps<typeof Radix.Root>;

/** Joins the button with the menu that it opens. The page stays usable: no scroll lock, one press outside closes and acts. */
export function Root({ modal = false, ...rest }: MenuRootProps) {
  const dir = useDirection();
  return <Radix.Root dir={dir} modal={modal} {...rest} />;
}

/** Makes its single child the button that opens the menu. */
export function Trigger(props: Omit<ComponentProps<typeof Radix.Trigger>, 'asChild'>) {
  return <Radix.Trigger {...props} asChild />;
}

/** What was chosen may have led elsewhere, as to the heading of another page: focus then stays there. */
const keepMoved = (event: Event) => {
  const { activeElement, body } = document;
  if (activeElement && activeElement !== body) event.preventDefault();
};

/** The floating list. When it closes, focus goes back to the button unless it was moved meanwhile. */
export function Content({ align = 'end', sideOffset = 6, collisionPadding = 8, ...rest }: MenuContentProps) {
  return (
    <Radix.Portal>
      <Styled.Content
        onCloseAutoFocus={keepMoved}
        {...{ align, sideOffset, collisionPadding }}
        {...rest}
        data-component="Menu"
      />
    </Radix.Portal>
  );
}

/** An action, or with `asChild` a link. */
export function Item({ tone = 'neutral', ...rest }: MenuItemProps) {
  return <Radix.Item {...rest} data-part="item" data-tone={tone} />;
}

/** A choice that stands by itself. */
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

/** Choices of which one holds. */
export const RadioGroup = Radix.RadioGroup;

/** One choice of a RadioGroup. */
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

/** Names the items after it. */
export function Label(props: ComponentProps<typeof Radix.Label>) {
  return <Radix.Label {...props} data-part="label" />;
}

/** Parts two groups of items. */
export function Separator(props: ComponentProps<typeof Radix.Separator>) {
  return <Radix.Separator {...props} data-part="separator" />;
}
