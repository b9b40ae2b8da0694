import { Suspense, useState, type ComponentProps, type ReactNode } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Checkbox } from '../../form/fields/Checkbox.tsx';
import { Icon } from '../../icons/index.ts';
import { fillText } from '../../internal/format/fillText.ts';
import * as Styled from './FilterPanel.styles.ts';
import { lazyPart } from '../../internal/lazy/lazyPart.tsx';

const Panel = lazyPart(async () => (await import('./Panel.tsx')).Panel);

/** The words of the panel; any may be replaced through `texts`. */
export const filterTexts = { title: 'Filters', show: 'Show results' } as const;

export interface FilterPanelProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Filters in force; told on the button that opens the panel on a phone. */
  active: number;
  /** The groups: FilterPanel.Choices and fields. */
  children: ReactNode;
  /** What else arranges the list, e.g. its order: above the groups, or on a phone beside the button. */
  beside?: ReactNode;
  /** Words to use instead of ours. */
  texts?: Partial<Record<keyof typeof filterTexts, string>>;
}

/** Narrows a list: a rail beside it, or on a phone a drawer behind one button. */
export function Root({ active, beside, children, texts, ...rest }: FilterPanelProps) {
  const words = { ...filterTexts, ...texts };
  // Stays once it was opened, so that it can move when it closes.
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
  /** How many items it would leave. */
  count?: number | undefined;
}

export interface ChoicesProps extends Omit<ComponentProps<'fieldset'>, 'onChange' | 'children'> {
  /** Names the group. */
  label: string;
  choices: readonly FilterChoice[];
  /** The values in force. */
  chosen: readonly string[];
  /** Told all values in force after a change. */
  onChosenChange: (chosen: string[]) => void;
  /** How many choices show at first; those in force always do. Defaults to 6. */
  first?: number;
  /** Words to use instead of ours. */
  texts?: Partial<Record<keyof typeof choiceTexts, string>>;
}

/** The words of a group of choices; any may be replaced through `texts`. */
export const choiceTexts = { all: 'Show all (${count})', fewer: 'Show fewer' } as const;

/** A group of choices of which any number may be in force; nothing where there is no choice. */
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
