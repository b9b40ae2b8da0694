import { StatusBadge } from '#design-system';
import type { Execution } from '#contract/generated/documents.ts';
import { refusedRun, runPhases } from '../../../messages/ai.ts';

const tones = { done: 'success', failed: 'danger', cancelled: 'neutral' } as const;

/** `refused`: the data room refused the run, where known. */
export function RunState({ phase, refused }: Pick<Execution, 'phase'> & Partial<Pick<Execution, 'refused'>>) {
  if (refused) return <StatusBadge tone="warning">{refusedRun}</StatusBadge>;
  return <StatusBadge tone={tones[phase as keyof typeof tones] ?? 'accent'}>{runPhases[phase]}</StatusBadge>;
}
