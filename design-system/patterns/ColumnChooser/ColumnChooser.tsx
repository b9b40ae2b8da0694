import type { ComponentProps } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Menu } from '../../components/Menu/index.ts';
import { Icon } from '../../icons/index.ts';

export interface ColumnChooserProps extends Omit<ComponentProps<'button'>, 'children' | 'hidden'> {
  /** Every column of the table; a fixed one cannot be hidden. */
  columns: readonly { id: string; header: string; fixed?: boolean }[];
  /** The ids of the columns that are not shown. */
  hidden: readonly string[];
  /** Told the ids that are not shown after a change. */
  onHiddenChange: (hidden: readonly string[]) => void;
  /** The word on the button. */
  label?: string;
}

/** Chooses which columns a table shows. Take `useColumns` for the state. */
export function ColumnChooser({ columns, hidden, onHiddenChange, label = 'Columns', ...rest }: ColumnChooserProps) {
  return (
    <Menu.Root>
      <Menu.Trigger>
        <Button size="small" variant="outline" tone="neutral" {...rest} data-pattern="ColumnChooser">
          <Icon name="layers" /> {label}
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
              // The menu stays open: people change several at a time.
              onSelect={(event) => event.preventDefault()}
              onCheckedChange={(shown) =>
                onHiddenChange(shown ? hidden.filter((other) => other !== id) : [...hidden, id])
              }
            >
              {header}
            </Menu.CheckboxItem>
          ))}
      </Menu.Content>
    </Menu.Root>
  );
}
