import { Suspense, useState, type ComponentProps, type ReactNode } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Icon } from '../../icons/index.ts';
import * as Styled from './FilterPanel.styles.ts';
import { lazyPart } from '../../internal/lazy/lazyPart.tsx';
import { useTexts } from '../../internal/locale/LocaleContext.ts';
import { filterTexts } from './texts.ts';

export { Choices } from './Choices.tsx';

const Panel = lazyPart(async () => (await import('./Panel.tsx')).Panel);

export interface FilterPanelProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Number of active filters, shown on the button that opens the panel in narrow windows. */
  active: number;
  /** Filter groups: FilterPanel.Choices and fields. */
  children: ReactNode;
  /** Other list controls, e.g. the order: above the groups, or next to the button in narrow windows. */
  beside?: ReactNode;
  /** Overrides of the default texts. */
  texts?: Partial<Record<keyof typeof filterTexts, string>>;
}

export function Root({ active, beside, children, texts, ...rest }: FilterPanelProps) {
  const messages = { ...useTexts('filters', filterTexts), ...texts };
  // Mounted by the first opening, which loads its code.
  const [panel, setPanel] = useState<{ open: boolean }>();
  const setOpen = (open: boolean) => setPanel({ open });
  return (
    <Styled.Root aria-label={messages.title} {...rest} data-component="FilterPanel">
      <div data-part="head">
        <div data-part="opener">
          <Button
            variant="outline"
            tone="neutral"
            aria-haspopup="dialog"
            aria-expanded={panel?.open ?? false}
            onClick={() => setOpen(true)}
          >
            <Icon name="filter" />
            <span>{active > 0 ? `${messages.title} (${active})` : messages.title}</span>
          </Button>
          {panel && (
            <Suspense>
              <Panel title={messages.title} show={messages.show} open={panel.open} onOpenChange={setOpen}>
                {children}
              </Panel>
            </Suspense>
          )}
        </div>
        {beside}
      </div>
      <div data-part="rail">{children}</div>
    </Styled.Root>
  );
}
