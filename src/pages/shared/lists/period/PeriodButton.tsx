import { Button, fillText, Icon, type ButtonProps } from '#design-system';
import { periodMessages as messages } from '../../../../messages/period.ts';
import { periodText, type Period } from './period.ts';

interface PeriodButtonProps extends Omit<ButtonProps, 'children'> {
  period: Period;
}

export function PeriodButton({ period, ...rest }: PeriodButtonProps) {
  const text = periodText(period);
  return (
    <Button {...rest} variant="outline" tone="neutral" aria-label={fillText(messages.button, { period: text })}>
      <Icon name="calendar" /> <span>{text}</span>
    </Button>
  );
}
