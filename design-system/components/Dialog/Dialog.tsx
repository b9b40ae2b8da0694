import * as Radix from '@radix-ui/react-dialog';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../../icons/index.ts';
import { IconButton } from '../IconButton/index.ts';
import * as Styled from './Dialog.styles.ts';
import { defaults, type sizes } from './Dialog.variants.ts';

export interface DialogContentProps extends Omit<ComponentProps<typeof Radix.Content>, 'title' | 'asChild'> {
  /** Names the dialog. */
  title: ReactNode;
  /** One sentence under the title; also read out on opening. */
  description?: ReactNode;
  size?: (typeof sizes)[number];
}

/** Joins a trigger with its dialog; or give `open` and `onOpenChange`. */
export const Root = Radix.Root;

/** Makes its single child the button that opens the dialog. */
export function Trigger(props: Omit<ComponentProps<typeof Radix.Trigger>, 'asChild'>) {
  return <Radix.Trigger {...props} asChild />;
}

/** The panel above the page; focus stays inside, Escape and the scrim close it. */
export function Content({ title, description, size = defaults.size, children, ...rest }: DialogContentProps) {
  return (
    <Radix.Portal>
      <Styled.Overlay>
        <Styled.Content
          // Without a description Radix must be told that none was forgotten.
          {...(!description && { 'aria-describedby': undefined })}
          {...rest}
          data-component="Dialog"
          data-size={size}
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
      </Styled.Overlay>
    </Radix.Portal>
  );
}

/** The row of buttons at the end, the main one last. */
export function Footer(props: ComponentProps<'div'>) {
  return <Styled.Footer {...props} data-part="footer" />;
}

/** Makes its single child a button that closes the dialog. */
export function Close(props: Omit<ComponentProps<typeof Radix.Close>, 'asChild'>) {
  return <Radix.Close {...props} asChild />;
}
