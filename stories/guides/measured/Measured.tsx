import { Badge, Card, Heading, Stack, Text } from '#design-system';
import { styled } from 'styled-components';

interface Line {
  what: string;
  is: number;
  bar: number;
  unit: string;
  atLeast: boolean;
  met: boolean;
  others?: readonly { name: string; is: number }[];
}

/** Stored output of a benchmark: `npm run bench:ui -- --keep`. */
interface Results {
  bench: string;
  date: string;
  machine: { cores: number; memoryGb: number; platform: string; node: string; load: number };
  lines: readonly Line[];
}

/** Longest meter, in multiples of the target. */
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

/** Share of the target that a figure uses. 0 / 0 counts as 0. */
function usedOf({ is, bar, atLeast }: Pick<Line, 'is' | 'bar' | 'atLeast'>): number {
  const used = atLeast ? bar / is : is / bar;
  return Number.isNaN(used) ? 0 : Math.min(widest, Math.max(0, used));
}

function Row({ line }: { line: Line }) {
  const { what, is, bar, unit, atLeast, met, others = [] } = line;
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
          aria-label={`${Math.round(usedOf(line) * 100)} % of the target`}
        />
      </td>
      <td>
        {shown(is)} {unit}
        {others.map((other) => (
          <Text key={other.name} as="div" size="small" tone="muted">
            {other.name} {shown(other.is)}
          </Text>
        ))}
      </td>
      <td>
        {atLeast ? '≥' : '≤'} {shown(bar)} {unit}
      </td>
      <td>
        <Badge tone={met ? 'success' : 'danger'}>{met ? 'met' : 'missed'}</Badge>
      </td>
    </tr>
  );
}

function Bench({ results: { bench, date, machine, lines } }: { results: Results }) {
  return (
    <Card as="section" aria-label={bench}>
      <Stack gap={3}>
        <Heading level={2} size="small">
          npm run bench:{bench}
        </Heading>
        <Text as="p" tone="muted">
          {date} · {machine.cores} cores, {machine.memoryGb} GB, {machine.platform}, Node {machine.node}, load{' '}
          {machine.load} before the run · {lines.filter(({ met }) => met).length} of {lines.length} targets met
        </Text>
        <Table>
          <thead>
            <tr>
              <th scope="col">Figure</th>
              <th scope="col">Share of target</th>
              <th scope="col">Result</th>
              <th scope="col">Target</th>
              <th scope="col">Status</th>
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

// A benchmark without stored results has no file.
const stored = Object.values(import.meta.glob<Results>('./results/*.json', { eager: true, import: 'default' }));

/** Latest stored results of each benchmark. */
export function Measured() {
  return (
    <Stack gap={4}>
      {stored.map((results) => (
        <Bench key={results.bench} results={results} />
      ))}
    </Stack>
  );
}
