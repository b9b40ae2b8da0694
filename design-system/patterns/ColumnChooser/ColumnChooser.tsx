import type { ComponentProps } from 'react';
import { Button, type ButtonProps } from '../../components/Button/index.ts';
import { Menu } from '../../components/Menu/index.ts';
import { Icon } from '../../icons/index.ts';
import { useTexts } from '../../internal/locale/LocaleContext.ts';
import { useDefaultProps } from '../../internal/dom/defaultProps.ts';
import { columnTexts } from './texts.ts';

const densities = ['comfortable', 'compact'] as const;
type Density = (typeof densities)[number];

const stay = (event: Event) => event.preventDefault();

export interface ColumnChooserProps extends Omit<ComponentProps<'button'>, 'children' | 'hidden'> {
  /** All columns; a fixed one cannot be hidden. */
  columns: readonly { id: string; header: string; fixed?: boolean }[];
  /** Ids of the hidden columns. */
  hidden: readonly string[];
  /** Called with the hidden ids after a change. */
  onHiddenChange: (hidden: readonly string[]) => void;
  /** Row height of the table; with `onDensityChange`, the menu can change it. */
  density?: Density;
  /** Called with the chosen row height. */
  onDensityChange?: (density: Density) => void;
  /** Text of the button. */
  label?: string;
  /** Height of the button. */
  size?: NonNullable<ButtonProps['size']>;
}

export function ColumnChooser(props: ColumnChooserProps) {
  const {
    columns,
    hidden,
    onHiddenChange,
    density,
    onDensityChange,
    label,
    size = 'small',
    ...rest
  } = useDefaultProps('ColumnChooser', props);
  const texts = useTexts('columns', columnTexts);
  return (
    <Menu.Root>
      <Menu.Trigger>
        <Button size={size} variant="outline" tone="neutral" {...rest} data-pattern="ColumnChooser">
          <Icon name="layers" /> <span>{label ?? texts.label}</span>
        </Button>
      </Menu.Trigger>
      <Menu.Content>
        {columns
          .filter(({ header }) => header !== '')
          .map(({ id, header, fixed = false }) => (
            <Menu.CheckboxItem
              key={id}
              checked={fixed || !hidden.includes(id)}
              disabled={fixed}
              onSelect={stay}
              onCheckedChange={(shown) =>
                onHiddenChange(shown ? hidden.filter((other) => other !== id) : [...hidden, id])
              }
            >
              {header}
            </Menu.CheckboxItem>
          ))}
        {onDensityChange && (
          <>
            <Menu.Separator />
            <Menu.RadioGroup
              value={density ?? 'comfortable'}
              onValueChange={(value) => onDensityChange(value === 'compact' ? 'compact' : 'comfortable')}
            >
              {densities.map((value) => (
                <Menu.RadioItem key={value} value={value} onSelect={stay}>
                  {texts[value]}
                </Menu.RadioItem>
              ))}
            </Menu.RadioGroup>
          </>
        )}
      </Menu.Content>
    </Menu.Root>
  );
}
