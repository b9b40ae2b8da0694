import { Card, DataTable, Heading, Stack, type Column } from '#design-system';
import type { ExecutionResult } from '#contract/types.ts';
import { resultMessages as messages } from '../../../messages/ai.ts';
import { fieldText } from '../../shared/rows/shownText.ts';
import { cellText } from '../../shared/result/resultParts.ts';

interface Fact {
  name: string;
  first: ExecutionResult['facts'][string] | undefined;
  second: ExecutionResult['facts'][string] | undefined;
}

const differenceOf = ({ first, second }: Fact) =>
  typeof first === 'number' && typeof second === 'number' ? cellText(second - first) : '–';

const columns: readonly Column<Fact>[] = [
  { id: 'name', header: messages.fact, cell: ({ name }) => fieldText(name) },
  { id: 'first', header: messages.first, align: 'end', cell: ({ first }) => cellText(first) },
  { id: 'second', header: messages.second, align: 'end', cell: ({ second }) => cellText(second) },
  { id: 'difference', header: messages.difference, align: 'end', cell: differenceOf },
];

export function Differences({ first, second }: { first: ExecutionResult; second: ExecutionResult }) {
  const names = [...new Set([...Object.keys(first.facts), ...Object.keys(second.facts)])];
  if (names.length === 0) return null;
  return (
    <Card as="section" aria-label={messages.difference} padding="large">
      <Stack gap={3}>
        <Heading level={2} size="small">
          {messages.difference}
        </Heading>
        <DataTable
          label={messages.differences}
          columns={columns}
          rows={names.map((name) => ({ name, first: first.facts[name], second: second.facts[name] }))}
          rowKey={({ name }) => name}
          density="compact"
        />
      </Stack>
    </Card>
  );
}
