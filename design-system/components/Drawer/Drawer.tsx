import * as Radix from '@radix-ui/react-dialog';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../../icons/index.ts';
import { IconButton } from '../IconButton/index.ts';
import * as Styled from './Drawer.styles.ts';
import { defaults, type sides } from './Drawer.variants.ts';

export interface DrawerContentProps extends Omit<ComponentProps<typeof Radix.Content>, 'title' | 'asChild'> {
  /** Names the drawer. */
  title: ReactNode;
  /** One sentence under the title. */
  description?: ReactNode;
  /** The edge from which it comes, in reading direction. */
  side?: (typeof sides)[number];
}

/** Joins a trigger with its drawer; or give `open` and `onOpenChange`. */
export const Root = Radix.Root;

/** Makes its single child the button that opens the drawer. */
export function Trigger(props: Omit<ComponentProps<typeof Radix.Trigger>, 'asChild'>) {
  return <Radix.Trigger {...props} asChild />;
}

/** The panel at the edge; focus stays inside, Escape and the scrim close it. */
export function Content({ title, description, side = defaults.side, children, ...rest }: DrawerContentProps) {
  return (
    <Radix.Portal>
      <Styled.Overlay />
      <Styled.Content
        {...(!description && { 'aria-describedby': undefined })}
        {...rest}
        data-component="Drawer"
        data-side={side}
      >
        <div data-part="head">
          <div>
            <Radix.Title data-part="title">{title}</Radix.Title>
            {description && <Radix.Description data-part="description">{description}</Radix.Description>}
          </div>
        </div>
        <div data-part="body">{children}</div>
        {/* Last in the code: opening puts focus on the first control inside, not on the way out. */}
        <Radix.Close asChild>
          <IconButton label="Close" size="small">
            <Icon name="close" />
          </IconButton>
        </Radix.Close>
      </Styled.Content>
    </Radix.Portal>
  );
}

/** Makes its single child a button that closes the drawer. */
export function Close(props: Omit<ComponentProps<typeof Radix.Close>, 'asChild'>) {
  return <Radix.Close {...props} asChild />;
}
