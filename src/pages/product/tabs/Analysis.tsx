import { Badge, Card, Heading, Inline, KeyValueList, Skeleton, Stack, Text } from '#design-system';
import type { AnalysisParameter, Stream } from '#contract/types.ts';
import { lockedKey, queryAnalysis } from '#contract/constants.ts';
import { productMessages } from '../../../messages/product.ts';
import { analyses } from '../../../state/trade/executions.ts';
import { Async } from '../../shared/Async.tsx';
import { useLoad } from '../../shared/useLoad.ts';
import { analysisOf, factOf } from '../facts.ts';
import { AlgorithmNext } from './AlgorithmNext.tsx';
import { ProviderQuery } from './ProviderQuery.tsx';

const messages = productMessages.analysis;

function Value({ parameter, stream }: { parameter: AnalysisParameter; stream: Stream }) {
  const { name, options } = parameter;
  const preset = factOf(stream.metadata, name);
  if (preset === undefined) return <Text tone="muted">{messages.open}</Text>;
  const locked = factOf(stream.metadata, lockedKey)
    ?.split(',')
    .map((one) => one.trim());
  return (
    <Inline gap={2}>
      <Text>{options?.find(({ value }) => value === preset)?.label ?? preset}</Text>
      {locked?.includes(name) && <Badge>{messages.locked}</Badge>}
    </Inline>
  );
}

export const Analysis = ({ stream }: { stream: Stream }) =>
  analysisOf(stream) === queryAnalysis ? <ProviderQuery stream={stream} /> : <BuiltIn stream={stream} />;

function BuiltIn({ stream }: { stream: Stream }) {
  const name = analysisOf(stream);
  useLoad(analyses);
  return (
    <Card as="section" aria-label={messages.title} padding="large">
      <Async of={analyses} skeleton={<Skeleton lines={6} />}>
        {(catalogue) => {
          const found = catalogue.analyses.find((one) => one.name === name);
          return (
            <Stack gap={5}>
              <Stack gap={2}>
                <Heading level={2}>{found?.title ?? name}</Heading>
                {found && <Text as="p">{found.description}</Text>}
                <Text as="p" tone="muted">
                  {messages.text}
                </Text>
              </Stack>
              {found && (
                <KeyValueList
                  layout="column"
                  items={found.parameters.map((parameter) => ({
                    label: parameter.label,
                    value: <Value parameter={parameter} stream={stream} />,
                  }))}
                />
              )}
              <AlgorithmNext stream={stream} />
            </Stack>
          );
        }}
      </Async>
    </Card>
  );
}
