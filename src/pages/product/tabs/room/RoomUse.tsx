import { Button, fillText, Heading, Icon, Inline, Stack, Text } from '#design-system';
import { dataRoom } from '#contract/constants.ts';
import type { AnalysisCatalogue, AnalysisName, Sample, Stream } from '#contract/types.ts';
import type { ReactNode } from 'react';
import { paths, withQuery } from '../../../../config/paths.ts';
import { questionMessages } from '../../../../messages/questions.ts';
import { roomDataMessages, roomUseMessages as messages } from '../../../../messages/room.ts';
import { useMay } from '../../../../state/me/rights.ts';
import { useStatus, useValue } from '../../../../state/machine/resource.ts';
import { analyses } from '../../../../state/trade/executions.ts';
import { sample } from '../../../../state/trade/browse/product.ts';
import { ButtonLink } from '../../../shared/ButtonLink.tsx';
import { ChoiceList } from '../../../shared/questions/ChoiceList.styles.ts';
import { canComplete } from '../../../shared/questions/columnRoles.ts';
import { RouterLink } from '../../../shared/RouterLink.tsx';
import { useLoad } from '../../../shared/useLoad.ts';
import { toBox } from '../../box/toBox.ts';
import { AllowedQueries } from './AllowedQueries.tsx';
import { LastAnswer, useLastAnswer } from './LastAnswer.tsx';

/** Analyses of groups that most data can answer. */
const offeredAnalyses: readonly AnalysisName[] = ['groupBy', 'resample', 'histogram', 'correlation'];

interface ChoiceProps {
  /** Undefined without access. */
  to: string | undefined;
  children: ReactNode;
}

const Choice = ({ to, children }: ChoiceProps) =>
  to === undefined ? (
    <Button variant="outline" tone="neutral" onClick={toBox}>
      {children}
      <Icon name="lock" size="small" label={questionMessages.needsAccess} />
    </Button>
  ) : (
    <ButtonLink variant="outline" tone="neutral" to={to}>
      {children}
    </ButtonLink>
  );

interface BuiltInProps {
  stream: Stream;
  catalogue: AnalysisCatalogue;
  /** Undefined if the columns failed to load. */
  schema: Sample['schema'] | undefined;
}

function BuiltIn({ stream, catalogue, schema }: BuiltInProps) {
  const offered = offeredAnalyses
    .flatMap((name) => catalogue.analyses.find((one) => one.name === name) ?? [])
    .filter(({ parameters }) => !schema || canComplete(parameters, schema));
  if (offered.length === 0) return null;
  return (
    <Stack gap={3} align="stretch">
      <Inline justify="between">
        <Heading level={3} size="small">
          {messages.builtIn}
        </Heading>
        {stream.access && (
          <RouterLink to={withQuery(paths.ai, { data: stream.id })}>
            {fillText(messages.all, { count: catalogue.analyses.length })}
          </RouterLink>
        )}
      </Inline>
      <ChoiceList aria-label={messages.builtIn}>
        {offered.map(({ name, title, description }) => (
          <li key={name}>
            <Choice to={stream.access && withQuery(paths.ai, { data: stream.id, algo: name })}>
              <span>
                <span>{title}</span>
                <small>{description}</small>
              </span>
            </Choice>
          </li>
        ))}
      </ChoiceList>
    </Stack>
  );
}

/** Ways to ask a data room, in place of the formats and tools of data that can be read. */
export function RoomUse({ stream }: { stream: Stream }) {
  const mayRun = useMay('run');
  const catalogue = useValue(analyses);
  useLoad(analyses);
  const measured = useValue(sample, stream.id);
  const { phase } = useStatus(sample);
  const isMeasured = measured !== undefined || phase === 'fail';
  const answer = useLastAnswer(stream.id);
  return (
    <Stack gap={5} align="stretch">
      <Stack gap={2}>
        <Heading level={2}>{mayRun ? messages.title : roomDataMessages.title}</Heading>
        <Text as="p" tone="muted">
          <span>{fillText(mayRun ? messages.text : messages.closed, { rows: dataRoom.minimumGroup })}</span>
          {mayRun && !stream.access && <span>{` ${messages.buyFirst}`}</span>}
        </Text>
      </Stack>
      <AllowedQueries stream={stream} answered={answer?.run.algo} />
      {answer && <LastAnswer streamId={stream.id} {...answer} />}
      {mayRun && catalogue && isMeasured && <BuiltIn stream={stream} catalogue={catalogue} schema={measured?.schema} />}
    </Stack>
  );
}
