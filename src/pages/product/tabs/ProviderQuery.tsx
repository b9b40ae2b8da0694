import { Card, fillText, Heading, KeyValueList, Skeleton, Stack, Text } from '#design-system';
import { queryAnalysis } from '#contract/constants.ts';
import type { Reply, Stream } from '#contract/types.ts';
import { roomQueryText } from '../../../messages/ai.ts';
import { dot } from '../../../messages/format.ts';
import { productMessages } from '../../../messages/product.ts';
import { algorithm } from '../../../state/trade/executions.ts';
import { Async } from '../../shared/Async.tsx';
import { ResultChart } from '../../shared/result/ResultChart.tsx';
import { drawnOf } from '../../shared/result/resultParts.ts';
import { ResultGrid } from '../../shared/rows/ResultGrid.tsx';
import { useLoad } from '../../shared/useLoad.ts';
import { When } from '../../shared/When.tsx';
import { AlgorithmNext } from './AlgorithmNext.tsx';

const messages = productMessages.query;

type Versions = Reply<'algorithms.get'>;

function Needs({ columns, parameters }: Pick<Versions, 'columns' | 'parameters'>) {
  return (
    <Stack gap={2}>
      <Heading level={3} size="small">
        {messages.needs}
      </Heading>
      <KeyValueList
        items={[
          ...columns.map(({ name, type }) => ({ label: name, value: messages.types[type] })),
          ...parameters.map(({ name, default: usual }) => ({
            label: name,
            value: fillText(messages.parameter, { value: usual }),
          })),
        ]}
      />
    </Stack>
  );
}

function Example({ example }: { example: NonNullable<Versions['example']> }) {
  const drawn = drawnOf(example, queryAnalysis);
  return (
    <Stack gap={3}>
      <Heading level={3} size="small">
        {messages.example}
      </Heading>
      <Text as="p" size="small" tone="muted">
        {messages.exampleText}
      </Text>
      {drawn && <ResultChart drawn={drawn} />}
      <ResultGrid label={messages.example} result={example} height="16rem" />
    </Stack>
  );
}

function VersionList({ versions }: Pick<Versions, 'versions'>) {
  return (
    <Stack gap={2}>
      <Heading level={3} size="small">
        {messages.versions}
      </Heading>
      <KeyValueList
        items={versions.map(({ version, hash, created, runs }) => ({
          label: fillText(messages.version, { version }),
          value: (
            <Text size="small" style={{ overflowWrap: 'anywhere' }}>
              <When at={created} />
              <span>{`${dot}${fillText(messages.runs, { runs })}${dot}${hash}`}</span>
            </Text>
          ),
        }))}
      />
    </Stack>
  );
}

const roomTextOf = ({ room_problem }: Versions['versions'][number]) =>
  room_problem === null ? roomQueryText : fillText(messages.noRoom, { problem: room_problem });

/** An algorithm of its provider: what it needs and shows, never how it computes. */
export function ProviderQuery({ stream }: { stream: Stream }) {
  useLoad(algorithm, stream.id);
  return (
    <Card as="section" aria-label={messages.title} padding="large">
      <Async of={algorithm} input={stream.id} skeleton={<Skeleton lines={6} />}>
        {({ columns, parameters, example, versions }) => (
          <Stack gap={5}>
            <Stack gap={2}>
              <Heading level={2}>{messages.title}</Heading>
              <Text as="p" tone="muted">
                {versions[0] ? `${messages.text} ${roomTextOf(versions[0])}` : messages.none}
              </Text>
            </Stack>
            {columns.length > 0 && <Needs columns={columns} parameters={parameters} />}
            {versions.length > 0 && <AlgorithmNext stream={stream} />}
            {example && <Example example={example} />}
            {versions.length > 0 && <VersionList versions={versions} />}
          </Stack>
        )}
      </Async>
    </Card>
  );
}
