import { Card, fillText, Stack, Stat, Text, type StatProps } from '#design-system';
import { reportMessages as messages } from './messages.ts';
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

/** Two amounts share the width of a phone. */
const fitting = { fontSize: 'min(1em, 4.6vw)' } as const;

function comparison({ value, before, write }: FigureProps): Pick<StatProps, 'change' | 'note'> {
  if (value === undefined || before === undefined) return { note: messages.noneBefore };
  const note = fillText(messages.before, { value: write(before) });
  const change = changeOf(value, before);
  if (change === undefined) return { note };
  if (change === 0) return { change: { text: messages.same, direction: 'same' } };
  return { change: { text: changeText(change), direction: change > 0 ? 'up' : 'down' }, note };
}

export function Figure(props: FigureProps) {
  const { label, hint, value, compared, write, amount } = props;
  const { change, note } = compared ? comparison(props) : {};
  const isValued = amount && value !== undefined;
  const hasNote = Boolean(note ?? isValued);
  return (
    <Card as="section" aria-label={label}>
      <Stack gap={1}>
        <Stat
          label={label}
          value={<span style={fitting}>{value === undefined ? '–' : write(value)}</span>}
          {...(change && { change })}
          note={
            hasNote && (
              <>
                {note && <span>{note}</span>}
                {isValued && <Equivalent amount={value} />}
              </>
            )
          }
        />
        <Text size="small" tone="muted" data-part="hint">
          {hint}
        </Text>
      </Stack>
    </Card>
  );
}
