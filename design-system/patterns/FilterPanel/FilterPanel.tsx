import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Drawer } from '../../components/Drawer/index.ts';
import { Checkbox } from '../../form/fields/Checkbox.tsx';
import { Icon } from '../../icons/index.ts';
import * as Styled from './FilterPanel.styles.ts';

/** The words of the panel; any may be replaced through `texts`. */
export const filterTexts = { title: 'Filters', show: 'Show results' } as const;

export interface FilterPanelProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Filters in force; told on the button that opens the panel on a phone. */
  active: number;
  /** The groups: FilterPanel.Choices and fields. */
  children: ReactNode;
  /** Words to use instead of ours. */
  texts?: Partial<Record<keyof typeof filterTexts, string>>;
}

/** Narrows a list: a rail beside it, or on a phone a drawer behind one button. */
export function Root({ active, children, texts, ...rest }: FilterPanelProps) {
  const words = { ...filterTexts, ...texts };
  return (
    <Styled.Root aria-label={words.title} {...rest} data-component="FilterPanel">
      <div data-part="rail">{children}</div>
      <div data-part="opener">
        <Drawer.Root>
          <Drawer.Trigger>
            <Button variant="outline" tone="neutral">
              <Icon name="filter" />
              {active > 0 ? `${words.title} (${active})` : words.title}
            </Button>
          </Drawer.Trigger>
          <Drawer.Content title={words.title}>
            <Styled.Groups>
              {children}
              <Drawer.Close>
                <Button>{words.show}</Button>
              </Drawer.Close>
            </Styled.Groups>
          </Drawer.Content>
        </Drawer.Root>
      </div>
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
}

/** A group of choices of which any number may be in force. */
export function Choices({ label, choices, chosen, onChosenChange, ...rest }: ChoicesProps) {
  return (
    <Styled.Group {...rest}>
      <legend>{label}</legend>
      {choices.map(({ value, label: name, count }) => (
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
    </Styled.Group>
  );
}
