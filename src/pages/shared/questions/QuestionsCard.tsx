import { Card, ErrorState, Heading, Skeleton, Stack } from '#design-system';
import type { Sample } from '#contract/types.ts';
import type { ReactNode } from 'react';
import { questionMessages as messages } from '../../../messages/questions.ts';
import type { Operation } from '../../../state/machine/status.ts';
import { Questions } from './Questions.tsx';

interface QuestionsCardProps {
  streamId: string;
  name: string;
  sample: Sample | undefined;
  operation: Operation;
  onRetry: () => unknown;
  onStarted: (run: string) => void;
  onLocked?: (() => void) | undefined;
  /** Choice of the data. */
  children?: ReactNode;
}

const skeleton = <Skeleton shape="block" style={{ blockSize: '14rem' }} />;

export function QuestionsCard({ sample, operation, onRetry, children, ...questions }: QuestionsCardProps) {
  const failed = !sample && operation.phase === 'fail';
  return (
    <Card as="section" aria-label={messages.title} padding="large">
      <Stack gap={4}>
        <Heading level={2}>{messages.title}</Heading>
        {children}
        {failed && (
          <ErrorState title={messages.failed} onRetry={() => void onRetry()} reference={operation.requestId}>
            {operation.reason ?? operation.text}
          </ErrorState>
        )}
        {!failed && !sample && questions.streamId !== '' && skeleton}
        {sample && <Questions key={questions.streamId} {...questions} sample={sample} />}
      </Stack>
    </Card>
  );
}
