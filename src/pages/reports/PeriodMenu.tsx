import { Icon, IconButton, Menu } from '#design-system';
import { reportMessages as messages } from './messages.ts';

interface PeriodMenuProps {
  steps: readonly { value: string; label: string }[];
  step: string;
  compared: boolean;
  onGroup: (step: string) => void;
  onCompare: (compared: boolean) => void;
}

/** Grouping and comparison on phones, which leave the first screen to the figures. */
export const PeriodMenu = ({ steps, step, compared, onGroup, onCompare }: PeriodMenuProps) => (
  <Menu.Root>
    <Menu.Trigger>
      <IconButton label={messages.options} variant="outline">
        <Icon name="more" />
      </IconButton>
    </Menu.Trigger>
    <Menu.Content>
      <Menu.CheckboxItem checked={compared} onCheckedChange={onCompare}>
        {messages.compare}
      </Menu.CheckboxItem>
      <Menu.Separator />
      <Menu.RadioGroup value={step} onValueChange={onGroup}>
        {steps.map(({ value, label }) => (
          <Menu.RadioItem key={value} value={value}>
            {label}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </Menu.Content>
  </Menu.Root>
);
