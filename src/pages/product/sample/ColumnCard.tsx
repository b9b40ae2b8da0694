import { Card, Stack, Text } from '#design-system';
import type { SampleColumn } from '#contract/types.ts';
import { sampleMessages } from '../../../messages/sample.ts';
import { Spread } from './Spread.tsx';
import { Figures } from './Spread.styles.ts';
import { shownText } from '../../shared/rows/shownText.ts';
import { figure, shareText, whole } from './values.ts';

const { column: messages, types } = sampleMessages;

const figuresOf = ({ nulls, distinct, min, max, mean }: SampleColumn) =>
  [
    { label: messages.nulls, value: shareText(nulls) },
    { label: messages.distinct, value: whole(distinct) },
    { label: messages.min, value: min === undefined ? undefined : figure(min) },
    { label: messages.max, value: max === undefined ? undefined : figure(max) },
    { label: messages.mean, value: mean === undefined ? undefined : figure(mean) },
  ].filter(({ value }) => value !== undefined);

export function ColumnCard({ column, filled }: { column: SampleColumn; filled: number }) {
  const name = shownText(column.name);
  return (
    <Card as="li" aria-label={name}>
      <Stack gap={3}>
        <Stack gap={1}>
          <Text dir="auto" weight="semibold" truncate title={name}>
            {name}
          </Text>
          <Text size="small" tone="muted">
            {types[column.type]}
          </Text>
        </Stack>
        <Spread column={column} filled={filled} />
        <Figures>
          {figuresOf(column).map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Figures>
      </Stack>
    </Card>
  );
}
