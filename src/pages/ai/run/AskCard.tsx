import { Combobox } from '#design-system';
import { questionMessages as messages } from '../../../messages/questions.ts';
import { columns, loadColumns, useExecutions } from '../../../state/trade/executions.ts';
import { useStatus } from '../../../state/machine/resource.ts';
import { QuestionsCard } from '../../shared/questions/QuestionsCard.tsx';
import { useLoad } from '../../shared/useLoad.ts';
import type { DataPicker } from './useData.ts';

interface AskCardProps {
  data: DataPicker;
  chosen: string;
  onChoose: (stream: string) => void;
  onStarted: (run: string) => void;
}

export function AskCard({ data, chosen, onChoose, onStarted }: AskCardProps) {
  // Without a choice, the data that was bought last.
  const stream = chosen === '' ? (data.options[0]?.value ?? '') : chosen;
  const { samples } = useExecutions();
  const operation = useStatus(columns, stream);
  useLoad(loadColumns, stream);
  const name = data.options.find(({ value }) => value === stream)?.label ?? '';
  return (
    <QuestionsCard
      streamId={stream}
      name={name}
      sample={samples[stream]}
      operation={operation}
      onRetry={() => loadColumns(stream)}
      onStarted={onStarted}
    >
      <Combobox
        label={messages.data}
        {...data}
        value={stream}
        required
        onValueChange={(value) => value !== '' && onChoose(value)}
      />
    </QuestionsCard>
  );
}
