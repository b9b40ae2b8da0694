import { Card, DataTable, Heading, Stack, type Column } from '#design-system';
import type { ExecutionResult } from '#contract/types.ts';
import { resultWords as words } from '../../../messages/ai.ts';
import { cellText, factName } from './resultParts.ts';

interface Fact {
  name: string;
  first: ExecutionResult['facts'][string] | undefined;
  second: ExecutionResult['facts'][string] | undefined;
}

const differenceOf = ({ first, second }: Fact) =>
  typeof first === 'number' && typeof second === 'number' ? cellText(second - first) : '–';

const columns: readonly Column<Fact>[] = [
  { id: 'name', header: words.fact, cell: ({ name }) => factName(name) },
  { id: 'first', header: words.first, align: 'end', cell: ({ first }) => cellText(first) },
  { id: 'second', header: words.second, align: 'end', cell: ({ second }) => cellText(second) },
  { id: 'difference', header: words.difference, align: 'end', cell: differenceOf },
];

export function Differences({ first, second }: { first: ExecutionResult; second: ExecutionResult }) {
  const names = [...new Set([...Object.keys(first.facts), ...Object.keys(second.facts)])];
  if (names.length === 0) return null;
  return (
    <Card as="section" aria-label={words.difference} padding="large">
      <Stack gap={3}>
        <Heading level={2} size="small">
          {words.difference}
        </Heading>
        <DataTable
          label={words.differences}
          columns={columns}
          rows={names.map((name) => ({ name, first: first.facts[name], second: second.facts[name] }))}
          rowKey={({ name }) => name}
          density="compact"
        />
      </Stack>
    </Card>
  );
}
