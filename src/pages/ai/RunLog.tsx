import { fillText, KeyValueList, numberFormat, Stack, Text } from '#design-system';
import type { Execution } from '#contract/generated/documents.ts';
import { algorithmRunMessages, runPhases } from '../../messages/ai.ts';
import { dot } from '../../messages/format.ts';
import { When } from '../shared/When.tsx';

const { log: messages } = algorithmRunMessages;

const tenths = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

export const secondsText = (from: string, to: string) =>
  fillText(messages.lasted, {
    seconds: numberFormat(tenths).format(Math.max(0, Date.parse(to) - Date.parse(from)) / 1000),
  });

export function RunLog({ phases }: Pick<Execution, 'phases'>) {
  const [first] = phases;
  if (!first) return <Text tone="muted">{messages.none}</Text>;
  const items = phases.map(({ phase, at }, index) => {
    const next = phases[index + 1];
    return {
      label: runPhases[phase],
      value: (
        <Text numeric>
          <When at={at} as="time" />
          {next && <span>{`${dot}${secondsText(at, next.at)}`}</span>}
        </Text>
      ),
    };
  });
  return (
    <Stack gap={2}>
      <Text size="small" tone="muted">
        <When at={first.at} as="date" />
      </Text>
      <KeyValueList items={items} />
    </Stack>
  );
}
