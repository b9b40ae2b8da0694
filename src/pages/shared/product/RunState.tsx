import { StatusBadge } from '#design-system';
import type { Execution } from '#contract/generated/documents.ts';
import { refusedRun, runPhases } from '../../../messages/runs.ts';

const tones = { done: 'success', failed: 'danger', cancelled: 'neutral' } as const;

/** How a run stands; whether the data room refused it, where that is told. */
export function RunState({ phase, refused }: Pick<Execution, 'phase'> & Partial<Pick<Execution, 'refused'>>) {
  if (refused) return <StatusBadge tone="warning">{refusedRun}</StatusBadge>;
  return <StatusBadge tone={tones[phase as keyof typeof tones] ?? 'accent'}>{runPhases[phase]}</StatusBadge>;
}
