import type * as DropdownMenu from '@radix-ui/react-dropdown-menu';
import type { ComponentProps } from 'react';
import { Icon } from '../../icons/index.ts';
import { useDirection } from '../../internal/dom/useDirection.ts';

/** Items of Radix's drop-down or context menu: the props are the same, but each menu finds only its own items. */
type Items = Pick<
  typeof DropdownMenu,
  'Item' | 'CheckboxItem' | 'RadioItem' | 'ItemIndicator' | 'Label' | 'Separator' | 'SubTrigger'
>;

/** Gives changing text its own element, which adds no box. */
const inPlace = { display: 'contents' } as const;

export interface MenuItemProps extends ComponentProps<Items['Item']> {
  /** Neutral by default. Danger marks destructive items; put them last, after a separator. */
  tone?: 'neutral' | 'danger';
}

/** The items of one kind of menu. */
export function menuItems(Radix: Items) {
  function Item({ tone = 'neutral', ...rest }: MenuItemProps) {
    return <Radix.Item {...rest} data-part="item" data-tone={tone} />;
  }

  const check = (
    <Radix.ItemIndicator data-part="check">
      <Icon name="check" />
    </Radix.ItemIndicator>
  );

  function CheckboxItem({ children, ...rest }: ComponentProps<Items['CheckboxItem']>) {
    return (
      <Radix.CheckboxItem {...rest} data-part="item">
        {check}
        <span style={inPlace}>{children}</span>
      </Radix.CheckboxItem>
    );
  }

  function RadioItem({ children, ...rest }: ComponentProps<Items['RadioItem']>) {
    return (
      <Radix.RadioItem {...rest} data-part="item">
        {check}
        <span style={inPlace}>{children}</span>
      </Radix.RadioItem>
    );
  }

  function Label(props: ComponentProps<Items['Label']>) {
    return <Radix.Label {...props} data-part="label" />;
  }

  function Separator(props: ComponentProps<Items['Separator']>) {
    return <Radix.Separator {...props} data-part="separator" />;
  }

  /** Item that opens the menu beside it. */
  function SubTrigger({ children, ...rest }: ComponentProps<Items['SubTrigger']>) {
    const beside = useDirection() === 'rtl' ? 'chevron-left' : 'chevron-right';
    return (
      <Radix.SubTrigger {...rest} data-part="item">
        <span style={inPlace}>{children}</span>
        <Icon name={beside} style={{ marginInlineStart: 'auto' }} />
      </Radix.SubTrigger>
    );
  }

  return { Item, CheckboxItem, RadioItem, Label, Separator, SubTrigger };
}
