import * as Radix from '@radix-ui/react-context-menu';
import type { ComponentProps } from 'react';
import { Icon } from '../../icons/index.ts';
import { usePortalRegion } from '../../internal/dom/RegionContext.ts';
import { useDirection } from '../../internal/dom/useDirection.ts';
import * as Styled from './ContextMenu.styles.ts';
import { StyledSubContent } from './SubContent.styles.ts';

/** Gives changing text its own element, which adds no box. */
const inPlace = { display: 'contents' } as const;

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
        data-component="ContextMenu"
      />
    </Radix.Portal>
  );
}
