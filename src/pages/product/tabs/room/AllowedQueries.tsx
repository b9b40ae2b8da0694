import { Card, fillText, Heading, Inline, Stack, Text } from '#design-system';
import { queryAnalysis } from '#contract/constants.ts';
import type { Reply, Stream } from '#contract/types.ts';
import { paths, productPath, withQuery } from '../../../../config/paths.ts';
import { dot } from '../../../../messages/format.ts';
import { roomUseMessages as messages } from '../../../../messages/room.ts';
import { useMay } from '../../../../state/me/rights.ts';
import { useValue } from '../../../../state/machine/resource.ts';
import { allowedAlgorithms } from '../../../../state/trade/selling/roomAlgorithms.ts';
import { ButtonLink } from '../../../shared/ButtonLink.tsx';
import { ResultChart } from '../../../shared/result/ResultChart.tsx';
import { drawnOf } from '../../../shared/result/resultParts.ts';
import { RouterLink } from '../../../shared/RouterLink.tsx';
import { useLoad } from '../../../shared/useLoad.ts';

interface AllowedQueriesProps {
  stream: Stream;
  /** Algorithm of the answer shown below, which replaces its example. */
  answered: string | undefined;
}

type Allowed = Reply<'algorithms.allowed'>['algorithms'][number];

function Query({ stream, allowed, answered }: AllowedQueriesProps & { allowed: Allowed }) {
  const { algorithm, name, provider, version, columns, example, usable } = allowed;
  const mayRun = useMay('run');
  const drawn = answered === algorithm ? undefined : drawnOf(example, queryAnalysis);
  const facts = [
    fillText(messages.by, { provider, version }),
    fillText(messages.needs, { columns: columns.map((one) => one.name).join(', ') }),
  ];
  return (
    <Card as="li">
      <Stack gap={4} align="stretch">
        <Inline justify="between" gap={3}>
          <Stack gap={1}>
            <Heading level={4} size="small">
              <RouterLink to={productPath(algorithm)}>{name}</RouterLink>
            </Heading>
            <Text size="small" tone="muted">
              {facts.join(dot)}
            </Text>
          </Stack>
          {mayRun && usable && stream.access && (
            <ButtonLink
              size="small"
              aria-label={fillText(messages.runNamed, { name })}
              to={withQuery(paths.ai, { data: stream.id, algo: algorithm })}
            >
              {messages.run}
            </ButtonLink>
          )}
        </Inline>
        {drawn && (
          <Stack gap={2} align="stretch">
            <Text size="small" tone="muted">
              {messages.example}
            </Text>
            <ResultChart drawn={drawn} />
          </Stack>
        )}
      </Stack>
    </Card>
  );
}

export function AllowedQueries({ stream, answered }: AllowedQueriesProps) {
  const allowed = useValue(allowedAlgorithms, stream.id)?.algorithms ?? [];
  useLoad(allowedAlgorithms, stream.id);
  if (allowed.length === 0) return null;
  return (
    <Stack gap={3} align="stretch">
      <Heading level={3} size="small">
        {messages.queries}
      </Heading>
      <Stack as="ul" data-part="list" gap={3} align="stretch" aria-label={messages.queries}>
        {allowed.map((one) => (
          <Query key={one.algorithm} stream={stream} allowed={one} answered={answered} />
        ))}
      </Stack>
    </Stack>
  );
}
