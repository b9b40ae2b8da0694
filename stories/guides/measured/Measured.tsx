import { Badge, Card, Heading, Stack, Text } from '#design-system';
import { styled } from 'styled-components';

interface Line {
  what: string;
  is: number;
  bar: number;
  unit: string;
  atLeast: boolean;
  met: boolean;
}

/** What a bench kept: `npm run bench:ui -- --keep`. */
interface Results {
  bench: string;
  date: string;
  machine: { cores: number; memoryGb: number; platform: string; node: string; load: number };
  lines: readonly Line[];
}

/** Widest bar, in bars of what is allowed: what is farther off would leave no room for the others. */
const widest = 3;

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  & :is(th, td) {
    padding: var(--ds-space-2);
    border-block-end: var(--ds-line-thin) solid var(--ds-edge-subtle);
    text-align: start;
    font-weight: inherit;
  }
  & meter {
    inline-size: 12rem;
  }
`;

const shown = (value: number) => String(Number(value.toFixed(Math.abs(value) < 10 ? 2 : 0)));

/** How much of what is allowed a figure takes; nothing allowed and nothing taken is 0. */
function usedOf({ is, bar, atLeast }: Pick<Line, 'is' | 'bar' | 'atLeast'>): number {
  const used = atLeast ? bar / is : is / bar;
  return Number.isNaN(used) ? 0 : Math.min(widest, Math.max(0, used));
}

function Row({ line }: { line: Line }) {
  const { what, is, bar, unit, atLeast, met } = line;
  return (
    <tr>
      <th scope="row">{what}</th>
      <td>
        <meter
          min={0}
          max={widest}
          high={1}
          optimum={0}
          value={usedOf(line)}
          aria-label={`${Math.round(usedOf(line) * 100)} % of what is allowed`}
        />
      </td>
      <td>
        {shown(is)} {unit}
      </td>
      <td>
        {atLeast ? '≥' : '≤'} {shown(bar)} {unit}
      </td>
      <td>
        <Badge tone={met ? 'success' : 'danger'}>{met ? 'kept' : 'missed'}</Badge>
      </td>
    </tr>
  );
}

function Bench({ results: { bench, date, machine, lines } }: { results: Results }) {
  return (
    <Card as="section" aria-label={bench}>
      <Stack gap={3}>
        <Heading level={3}>npm run bench:{bench}</Heading>
        <Text as="p" tone="muted">
          {date} · {machine.cores} cores, {machine.memoryGb} GB, {machine.platform}, Node {machine.node}, load{' '}
          {machine.load} before it began · {lines.filter(({ met }) => met).length} of {lines.length} bars kept
        </Text>
        <Table>
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col">Against its bar</th>
              <th scope="col">Ours</th>
              <th scope="col">Bar</th>
              <th scope="col">Verdict</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <Row key={line.what} line={line} />
            ))}
          </tbody>
        </Table>
      </Stack>
    </Card>
  );
}

// Benches that have kept nothing yet have no file.
const kept = Object.values(import.meta.glob<Results>('./results/*.json', { eager: true, import: 'default' }));

/** The last kept results of each bench; the line across the bars is what is allowed. */
export function Measured() {
  return (
    <Stack gap={4}>
      {kept.map((results) => (
        <Bench key={results.bench} results={results} />
      ))}
    </Stack>
  );
}
