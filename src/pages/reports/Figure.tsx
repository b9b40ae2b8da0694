import { Card, Icon, Inline, Stack, Text } from '#design-system';
import { format } from '../../messages/format.ts';
import { reportMessages as messages } from '../../messages/reports.ts';
import { Equivalent } from '../shared/payment/Equivalent.tsx';
import { changeOf, changeText } from './figures.ts';

interface FigureProps {
  label: string;
  hint: string;
  value: number | undefined;
  compared: boolean;
  before: number | undefined;
  write: (value: number) => string;
  /** The value is in micro-tokens. */
  amount?: true | undefined;
}

function Change({ value, before, write }: Pick<FigureProps, 'value' | 'before' | 'write'>) {
  if (value === undefined || before === undefined) return <>{messages.noneBefore}</>;
  const change = changeOf(value, before);
  const earlier = format(messages.before, { value: write(before) });
  if (change === undefined) return <>{earlier}</>;
  if (change === 0) return <>{messages.same}</>;
  return (
    <Inline as="span" gap={1} align="center">
      <Icon name={change > 0 ? 'up' : 'down'} size="small" />
      <Text as="span" size="small" weight="medium">
        {changeText(change)}
      </Text>
      <span>{earlier}</span>
    </Inline>
  );
}

export function Figure({ label, hint, value, compared, before, write, amount }: FigureProps) {
  return (
    <Card as="section" aria-label={label}>
      <Stack gap={1}>
        <Text size="small" tone="muted">
          {label}
        </Text>
        <Text size="title" weight="semibold" numeric>
          {value === undefined ? '–' : write(value)}
          {amount && value !== undefined && <Equivalent amount={value} />}
        </Text>
        {compared && (
          <Text as="span" size="small" tone="muted" numeric>
            <Change {...{ value, before, write }} />
          </Text>
        )}
        <Text size="small" tone="muted" data-part="hint">
          {hint}
        </Text>
      </Stack>
    </Card>
  );
}
