import { Suspense, useState, type ComponentProps, type ReactNode } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Checkbox } from '../../form/fields/Checkbox.tsx';
import { Icon } from '../../icons/index.ts';
import { fillText } from '../../internal/format/fillText.ts';
import * as Styled from './FilterPanel.styles.ts';
import { lazyPart } from '../../internal/lazy/lazyPart.tsx';

const Panel = lazyPart(async () => (await import('./Panel.tsx')).Panel);

export const filterTexts = { title: 'Filters', show: 'Show results' } as const;

export interface FilterPanelProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Number of active filters, shown on the button that opens the panel on phones. */
  active: number;
  /** Filter groups: FilterPanel.Choices and fields. */
  children: ReactNode;
  /** Other list controls, e.g. the order: above the groups, or next to the button on phones. */
  beside?: ReactNode;
  /** Overrides of the default texts. */
  texts?: Partial<Record<keyof typeof filterTexts, string>>;
}

export function Root({ active, beside, children, texts, ...rest }: FilterPanelProps) {
  const words = { ...filterTexts, ...texts };
  // Stays mounted after the first opening, for the closing animation.
  const [panel, setPanel] = useState<{ open: boolean }>();
  const setOpen = (open: boolean) => setPanel({ open });
  return (
    <Styled.Root aria-label={words.title} {...rest} data-component="FilterPanel">
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
            {active > 0 ? `${words.title} (${active})` : words.title}
          </Button>
          {panel && (
            <Suspense>
              <Panel title={words.title} show={words.show} open={panel.open} onOpenChange={setOpen}>
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

export interface FilterChoice {
  value: string;
  label: string;
  count?: number | undefined;
}

export interface ChoicesProps extends Omit<ComponentProps<'fieldset'>, 'onChange' | 'children'> {
  /** Heading of the group. */
  label: string;
  choices: readonly FilterChoice[];
  /** Selected values. */
  chosen: readonly string[];
  /** Called with all selected values after a change. */
  onChosenChange: (chosen: string[]) => void;
  /** Number of choices shown initially; selected ones always appear. Default: 6. */
  first?: number;
  /** Overrides of the default texts. */
  texts?: Partial<Record<keyof typeof choiceTexts, string>>;
}

export const choiceTexts = { all: 'Show all (${count})', fewer: 'Show fewer' } as const;

export function Choices({ label, choices, chosen, onChosenChange, first = 6, texts, ...rest }: ChoicesProps) {
  const [all, setAll] = useState(false);
  const words = { ...choiceTexts, ...texts };
  if (choices.length === 0) return null;
  const shown = all ? choices : choices.filter(({ value }, index) => index < first || chosen.includes(value));
  return (
    <Styled.Group {...rest}>
      <legend>{label}</legend>
      {shown.map(({ value, label: name, count }) => (
        <Checkbox
          key={value}
          label={name}
          checked={chosen.includes(value)}
          onCheckedChange={(checked) =>
            onChosenChange(checked === true ? [...chosen, value] : chosen.filter((one) => one !== value))
          }
        >
          <span data-part="choice">
            <span>{name}</span>
            {count !== undefined && <span data-part="count">{count}</span>}
          </span>
        </Checkbox>
      ))}
      {choices.length > first && (
        <Button size="small" variant="ghost" aria-expanded={all} onClick={() => setAll(!all)} data-part="more">
          {all ? words.fewer : fillText(words.all, { count: String(choices.length) })}
        </Button>
      )}
    </Styled.Group>
  );
}
