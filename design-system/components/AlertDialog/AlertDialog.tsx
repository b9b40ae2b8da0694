import * as Radix from '@radix-ui/react-alert-dialog';
import type { ComponentProps, ReactNode } from 'react';
import { Covers } from '../../internal/dom/Covers.ts';
import { useOpenAfterPress } from '../../internal/dom/useOpenAfterPress.ts';
import { usePortalRegion } from '../../internal/dom/RegionContext.ts';
import { useReturnFocus } from '../../internal/dom/useReturnFocus.ts';
import * as Styled from './AlertDialog.styles.ts';
import { keepOnComposing } from '../../internal/dom/isComposing.ts';

export interface AlertDialogContentProps extends Omit<ComponentProps<typeof Radix.Content>, 'title' | 'asChild'> {
  /** Question to confirm. */
  title: ReactNode;
  /** Consequence of the action; screen readers announce it on opening. */
  description: ReactNode;
  /** Cancel and Action, in that order. */
  actions: ReactNode;
}

export function Root(props: ComponentProps<typeof Radix.Root>) {
  return <Radix.Root {...props} {...useOpenAfterPress(props)} />;
}

export function Trigger(props: Omit<ComponentProps<typeof Radix.Trigger>, 'asChild'>) {
  return <Radix.Trigger {...props} asChild />;
}

export function Content({ title, description, actions, children, ...rest }: AlertDialogContentProps) {
  const region = usePortalRegion();
  const focus = useReturnFocus(rest);
  return (
    <Radix.Portal>
      <Styled.Overlay {...region}>
        <Covers />
        <Styled.Content {...rest} {...keepOnComposing(rest.onEscapeKeyDown)} {...focus} data-component="AlertDialog">
          <div data-part="head">
            <div>
              <Radix.Title data-part="title">{title}</Radix.Title>
              <Radix.Description data-part="description">{description}</Radix.Description>
            </div>
          </div>
          <div data-part="body">{children}</div>
          <div data-part="footer">{actions}</div>
        </Styled.Content>
      </Styled.Overlay>
    </Radix.Portal>
  );
}

export function Cancel(props: Omit<ComponentProps<typeof Radix.Cancel>, 'asChild'>) {
  return <Radix.Cancel {...props} asChild />;
}

export function Action(props: Omit<ComponentProps<typeof Radix.Action>, 'asChild'>) {
  return <Radix.Action {...props} asChild />;
}
