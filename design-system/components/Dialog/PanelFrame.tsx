import * as Radix from '@radix-ui/react-dialog';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { IconButton } from '../IconButton/index.ts';
import { Icon } from '../../icons/index.ts';
import { commonTexts } from '../../internal/locale/commonTexts.ts';
import { useOpenAfterPress } from '../../internal/dom/useOpenAfterPress.ts';
import { keepOnComposing } from '../../internal/dom/isComposing.ts';
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

/** Ids of the texts of a panel. Radix's own title and description render the whole panel again when it opens. */
export function usePanelIds(description: ReactNode, given: Pick<PanelContentProps, 'aria-describedby'>) {
  const id = useId();
  const own = description ? `${id}-text` : undefined;
  const described = [own, given['aria-describedby']].filter(Boolean).join(' ') || undefined;
  return { title: `${id}-title`, description: own, described };
}

type Outside = Parameters<NonNullable<PanelContentProps['onInteractOutside']>>[0];

/** Lists, menus and calendars. */
const layers = '[data-radix-popper-content-wrapper], [popover]';

const isBelowLayer = (element: Element) =>
  [...document.querySelectorAll(layers)].some(
    (layer) => element.compareDocumentPosition(layer) & Node.DOCUMENT_POSITION_FOLLOWING,
  );

/** Handlers of presses that would close a panel: a press outside closes the topmost layer only. */
export function closingProps(titleId: string, given: Pick<PanelContentProps, 'onEscapeKeyDown' | 'onInteractOutside'>) {
  return {
    ...keepOnComposing(given.onEscapeKeyDown),
    onInteractOutside: (event: Outside) => {
      given.onInteractOutside?.(event);
      const title = document.getElementById(titleId);
      if (title && isBelowLayer(title)) event.preventDefault();
    },
  };
}

interface PanelFrameProps extends Pick<PanelContentProps, 'title' | 'description' | 'children'> {
  ids: ReturnType<typeof usePanelIds>;
}

export function PanelFrame({ title, description, ids, children }: PanelFrameProps) {
  const texts = useTexts('common', commonTexts);
  return (
    <>
      <div data-part="head">
        <div>
          <h2 id={ids.title} data-part="title">
            {title}
          </h2>
          {description && (
            <p id={ids.description} data-part="description">
              {description}
            </p>
          )}
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
