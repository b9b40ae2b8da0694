import { Badge, Card, Heading, Inline, KeyValueList, Skeleton, Stack, Text } from '#design-system';
import type { AnalysisParameter, Stream } from '#contract/types.ts';
import { lockedKey } from '#contract/constants.ts';
import { algorithmRunsPath, algorithmRunPath } from '../../../config/paths.ts';
import { productMessages } from '../../../messages/product.ts';
import { useMay } from '../../../state/me/rights.ts';
import { useSession } from '../../../state/me/session.ts';
import { analyses } from '../../../state/trade/executions.ts';
import { ButtonLink } from '../../shared/ButtonLink.tsx';
import { Async } from '../../shared/Async.tsx';
import { useLoad } from '../../shared/useLoad.ts';
import { analysisOf, factOf } from '../facts.ts';

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

function Next({ stream }: { stream: Stream }) {
  const { userId } = useSession();
  const mayRun = useMay('run');
  const own = stream.owner === userId;
  const usable = own || stream.access !== undefined || stream.price === 0;
  return (
    <Inline>
      {mayRun && usable && <ButtonLink to={algorithmRunPath(stream.id)}>{messages.run}</ButtonLink>}
      {own && (
        <ButtonLink variant="outline" tone="neutral" to={algorithmRunsPath}>
          {messages.runs}
        </ButtonLink>
      )}
      {mayRun && !usable && <Text tone="muted">{messages.buyFirst}</Text>}
    </Inline>
  );
}

export function Analysis({ stream }: { stream: Stream }) {
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
              <Next stream={stream} />
            </Stack>
          );
        }}
      </Async>
    </Card>
  );
}
