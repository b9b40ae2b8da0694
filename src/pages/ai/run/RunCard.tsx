import { Banner, Button, Card, fillText, Heading, Inline, StatusBadge, Stack, Stepper, Text } from '#design-system';
import type { Execution } from '#contract/generated/documents.ts';
import { useState } from 'react';
import { runMessages as messages } from '../../../messages/ai.ts';
import { analyses, cancelRun, isRunning } from '../../../state/trade/executions.ts';
import { useOperation } from '../../../state/machine/operations.ts';
import { RunState } from '../../shared/product/RunState.tsx';
import { Dots } from '../../shared/dots.styles.ts';
import { Tokens } from '../../shared/payment/Tokens.tsx';
import { When } from '../../shared/When.tsx';
import { RunLog, secondsText } from '../RunLog.tsx';
import { givenText } from './runForm.ts';
import { useValue } from '../../../state/machine/resource.ts';

interface RunCardProps {
  run: Execution;
  shown: boolean;
  onShow: () => void;
  onRepeat: () => void;
}

const order = ['queued', 'preparing', 'running', 'publishing', 'done'] as const;
/** Duration above which a run is called slow, milliseconds. */
const usualMs = 60_000;

const tookText = ({ created, finished }: Execution) =>
  finished ? fillText(messages.took, { time: secondsText(created, finished) }) : '';

function Progressing({ run }: { run: Execution }) {
  const at = order.findIndex((phase) => phase === run.phase);
  const since = Date.parse(run.phases.at(-1)?.at ?? run.created);
  const phases = run.phases.length;
  return (
    <Stack gap={2}>
      <Stepper
        steps={messages.steps}
        current={at < 0 ? 0 : at}
        aria-label={fillText(messages.stepsOf, { name: run.data_name ?? run.algo_name })}
      />
      {phases > 0 && isSlow(since) && <Banner>{messages.stuck}</Banner>}
    </Stack>
  );
}

/** Only successful runs are charged. */
function Cost({ run }: Pick<RunCardProps, 'run'>) {
  if (run.state === 'Failed') return <span>{messages.notTaken}</span>;
  return <Tokens amount={run.cost} size="small" tone="muted" />;
}

const isSlow = (since: number) => Date.now() - since > usualMs;

export function RunCard({ run, shown, onShow, onRepeat }: RunCardProps) {
  const { phase } = useOperation('executions.cancel', run.id);
  const catalogue = useValue(analyses);
  const given = givenText(run, catalogue);
  const going = isRunning(run);
  const [isLogShown, setLogShown] = useState(false);
  return (
    <Card as="article" aria-label={`${run.algo_name}, ${run.data_name ?? ''}`}>
      <Stack gap={3}>
        <Stack gap={1}>
          <Inline justify="between">
            <Heading level={3} size="small">
              {run.algo_name}
            </Heading>
            <Inline>
              {run.data_room && <StatusBadge tone="warning">{messages.inRoom}</StatusBadge>}
              {!going && <RunState {...run} />}
            </Inline>
          </Inline>
          <Text as="div" size="small" tone="muted">
            <Dots>
              {run.data_name && <span>{run.data_name}</span>}
              <When at={run.created} />
              {run.finished && <span>{tookText(run)}</span>}
              {run.cost > 0 && <Cost run={run} />}
            </Dots>
          </Text>
          {given !== '' && <Text size="small">{given}</Text>}
        </Stack>
        {going && <Progressing run={run} />}
        {isLogShown && <RunLog phases={run.phases} />}
        {run.error && <Banner tone="danger">{run.error}</Banner>}
        <Inline>
          {run.state === 'Succeeded' && (
            <Button size="small" variant="soft" aria-pressed={shown} onClick={onShow}>
              {messages.open}
            </Button>
          )}
          {going ? (
            <Button
              size="small"
              variant="outline"
              tone="neutral"
              loading={phase === 'request'}
              onClick={() => void cancelRun(run.id)}
            >
              {messages.cancel}
            </Button>
          ) : (
            <Button size="small" variant="ghost" tone="neutral" onClick={onRepeat}>
              {messages.repeat}
            </Button>
          )}
          <Button size="small" variant="ghost" tone="neutral" onClick={() => setLogShown(!isLogShown)}>
            {isLogShown ? messages.hideLog : messages.log}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
