import { localText } from '#design-system';
import { algorithmType } from '#contract/constants.ts';
import { runWords as words } from '../../../messages/ai.ts';
import { format } from '../../../messages/format.ts';
import { useRunning } from '../../../state/accesses.ts';
import { useExecutions } from '../../../state/executions.ts';

export interface DataChoice {
  value: string;
  label: string;
}

/** What can be run on: running access and own products; nothing before both are known. */
export function useData(): DataChoice[] | undefined {
  const running = useRunning();
  const { owned, catalogue } = useExecutions();
  if (!running || !owned) return undefined;
  const algorithms = new Set(catalogue?.algorithms.map(({ id }) => id));
  return [
    ...running
      .filter(({ stream_id }) => !algorithms.has(stream_id))
      .map(({ stream_id, stream_name, end_date }) => ({
        value: stream_id,
        label: format(words.bought, { name: stream_name, end: localText(end_date) }),
      })),
    ...owned
      .filter(({ type }) => type !== algorithmType)
      .map(({ id, name }) => ({ value: id, label: format(words.own, { name }) })),
  ];
}
