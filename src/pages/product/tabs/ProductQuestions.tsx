import type { Stream } from '#contract/types.ts';
import { useNavigate } from 'react-router-dom';
import { answerPath } from '../../../config/paths.ts';
import { useStatus, useValue } from '../../../state/machine/resource.ts';
import { sample } from '../../../state/trade/browse/product.ts';
import { useSession } from '../../../state/me/session.ts';
import { QuestionsCard } from '../../shared/questions/QuestionsCard.tsx';
import { toBox } from '../box/toBox.ts';

/** Answers open on the AI page, where the run can be changed and compared. */
export function ProductQuestions({ stream: { id, name, owner, access } }: { stream: Stream }) {
  const navigate = useNavigate();
  const { userId } = useSession();
  return (
    <QuestionsCard
      streamId={id}
      name={name}
      sample={useValue(sample, id)}
      operation={useStatus(sample)}
      onRetry={() => sample.load(id)}
      onLocked={owner === userId || access ? undefined : toBox}
      onStarted={(run) => void navigate(answerPath(id, run))}
    />
  );
}
