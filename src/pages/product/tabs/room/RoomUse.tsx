import { Button, Heading, Icon, Inline, Stack, Text } from '#design-system';
import { dataRoom } from '#contract/constants.ts';
import type { AnalysisCatalogue, AnalysisName, Stream } from '#contract/types.ts';
import type { ReactNode } from 'react';
import { paths, withQuery } from '../../../../config/paths.ts';
import { format } from '../../../../messages/format.ts';
import { roomUseMessages as messages } from '../../../../messages/room.ts';
import { useMay } from '../../../../state/me/rights.ts';
import { useValue } from '../../../../state/machine/resource.ts';
import { analyses } from '../../../../state/trade/executions.ts';
import { ButtonLink } from '../../../shared/ButtonLink.tsx';
import { List } from '../../../shared/questions/Questions.styles.ts';
import { RouterLink } from '../../../shared/RouterLink.tsx';
import { useLoad } from '../../../shared/useLoad.ts';
import { toBox } from '../../box/toBox.ts';
import { AllowedQueries } from './AllowedQueries.tsx';
import { LastAnswer, useLastAnswered } from './LastAnswer.tsx';

/** They answer the first questions about groups. */
const first: readonly AnalysisName[] = ['groupBy', 'resample', 'histogram', 'correlation'];

interface ChoiceProps {
  /** Undefined without access. */
  to: string | undefined;
  children: ReactNode;
}

const Choice = ({ to, children }: ChoiceProps) =>
  to === undefined ? (
    <Button variant="outline" tone="neutral" onClick={toBox}>
      {children}
      <Icon name="lock" size="small" />
    </Button>
  ) : (
    <ButtonLink variant="outline" tone="neutral" to={to}>
      {children}
    </ButtonLink>
  );

function BuiltIn({ stream, catalogue }: { stream: Stream; catalogue: AnalysisCatalogue }) {
  const chosen = first.flatMap((name) => catalogue.analyses.find((one) => one.name === name) ?? []);
  return (
    <Stack gap={3} align="stretch">
      <Inline justify="between">
        <Heading level={3} size="small">
          {messages.builtIn}
        </Heading>
        {stream.access && (
          <RouterLink to={withQuery(paths.ai, { data: stream.id })}>
            {format(messages.all, { count: catalogue.analyses.length })}
          </RouterLink>
        )}
      </Inline>
      <List aria-label={messages.builtIn}>
        {chosen.map(({ name, title, description }) => (
          <li key={name}>
            <Choice to={stream.access && withQuery(paths.ai, { data: stream.id, algo: name })}>
              <span>
                <span>{title}</span>
                <small>{description}</small>
              </span>
            </Choice>
          </li>
        ))}
      </List>
    </Stack>
  );
}

/** Ways to ask a data room, in place of the formats and tools of data that can be read. */
export function RoomUse({ stream }: { stream: Stream }) {
  const mayRun = useMay('run');
  const catalogue = useValue(analyses);
  useLoad(analyses);
  const answered = useLastAnswered(stream.id);
  return (
    <Stack gap={5} align="stretch">
      <Stack gap={2}>
        <Heading level={2}>{messages.title}</Heading>
        <Text as="p" tone="muted">
          <span>{format(messages.text, { rows: dataRoom.minimumGroup })}</span>
          {!stream.access && <span>{` ${messages.buyFirst}`}</span>}
        </Text>
      </Stack>
      <AllowedQueries stream={stream} showsExample={!answered} />
      {answered && <LastAnswer streamId={stream.id} run={answered} />}
      {mayRun && catalogue && <BuiltIn stream={stream} catalogue={catalogue} />}
    </Stack>
  );
}
