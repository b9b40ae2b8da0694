import * as Radix from '@radix-ui/react-dialog';
import type { ComponentProps, ReactNode } from 'react';
import { IconButton } from '../IconButton/index.ts';
import { Icon } from '../../icons/index.ts';
import { commonTexts } from '../../internal/locale/commonTexts.ts';
import { useOpenAfterPress } from '../../internal/dom/useOpenAfterPress.ts';
import { useTexts } from '../../internal/locale/LocaleContext.ts';

export interface PanelContentProps extends Omit<ComponentProps<typeof Radix.Content>, 'title' | 'asChild'> {
  /** Accessible name and heading of the panel. */
  title: ReactNode;
  /** One sentence below the title; screen readers announce it on opening. */
  description?: ReactNode;
}

export function Root(props: ComponentProps<typeof Radix.Root>) {
  return <Radix.Root {...props} {...useOpenAfterPress(props)} />;
}

export function Trigger(props: Omit<ComponentProps<typeof Radix.Trigger>, 'asChild'>) {
  return <Radix.Trigger {...props} asChild />;
}

export function Close(props: Omit<ComponentProps<typeof Radix.Close>, 'asChild'>) {
  return <Radix.Close {...props} asChild />;
}

/** Radix warns about a missing description unless `aria-describedby` is set, even to undefined. */
export const describedBy = (description: ReactNode) => !description && { 'aria-describedby': undefined };

export function PanelFrame({
  title,
  description,
  children,
}: Pick<PanelContentProps, 'title' | 'description' | 'children'>) {
  const texts = useTexts('common', commonTexts);
  return (
    <>
      <div data-part="head">
        <div>
          <Radix.Title data-part="title">{title}</Radix.Title>
          {description && <Radix.Description data-part="description">{description}</Radix.Description>}
        </div>
      </div>
      <div data-part="body">{children}</div>
      {/* Last in the DOM, so that opening focuses the first control of the content. */}
      <Radix.Close asChild>
        <IconButton label={texts.close} size="small">
          <Icon name="close" />
        </IconButton>
      </Radix.Close>
    </>
  );
}
