import * as Radix from '@radix-ui/react-dialog';
import type { ComponentProps, ReactNode } from 'react';
import { IconButton } from '../IconButton/index.ts';
import { Icon } from '../../icons/index.ts';

/** What every panel above the page takes, whichever edge it comes from. */
export interface PanelContentProps extends Omit<ComponentProps<typeof Radix.Content>, 'title' | 'asChild'> {
  /** Names the panel. */
  title: ReactNode;
  /** One sentence under the title; also read out on opening. */
  description?: ReactNode;
}

/** Joins a trigger with its panel; or give `open` and `onOpenChange`. */
export const Root = Radix.Root;

/** Makes its single child the button that opens the panel. */
export function Trigger(props: Omit<ComponentProps<typeof Radix.Trigger>, 'asChild'>) {
  return <Radix.Trigger {...props} asChild />;
}

/** Makes its single child a button that closes the panel. */
export function Close(props: Omit<ComponentProps<typeof Radix.Close>, 'asChild'>) {
  return <Radix.Close {...props} asChild />;
}

/** Without a description Radix must be told that none was forgotten. */
export const describedBy = (description: ReactNode) => !description && { 'aria-describedby': undefined };

/** Title, description, content and the way out of a panel. */
export function PanelFrame({
  title,
  description,
  children,
}: Pick<PanelContentProps, 'title' | 'description' | 'children'>) {
  return (
    <>
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
    </>
  );
}
