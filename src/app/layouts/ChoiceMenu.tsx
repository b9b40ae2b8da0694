import { Menu } from '#design-system';
import type { ReactNode } from 'react';

interface ChoiceMenuProps<T extends string> {
  label: string;
  names: Readonly<Partial<Record<T, string>>>;
  value: T | undefined;
  onChoose: (value: T) => void;
  children: ReactNode;
}

export function ChoiceMenu<T extends string>({ label, names, value, onChoose, children }: ChoiceMenuProps<T>) {
  const values = Object.keys(names) as T[];
  return (
    <Menu.Root>
      <Menu.Trigger>{children}</Menu.Trigger>
      <Menu.Content>
        <Menu.Label>{label}</Menu.Label>
        <Menu.RadioGroup value={value ?? ''} onValueChange={(chosen) => onChoose(chosen as T)}>
          {values.map((each) => (
            <Menu.RadioItem key={each} value={each}>
              {names[each]}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Content>
    </Menu.Root>
  );
}
