import type { LeasedRun } from './queue.ts';
import { treasuryId } from '../ledger/movement.ts';

/** Transfer of the fee of a run, `RUN_FEE` micro-tokens when it was started, from its user to the exchange. */
export const runFee = (run: LeasedRun) => ({
  type: 'FEE' as const,
  from: run.user_id,
  to: treasuryId,
  value: run.cost,
  stream: { id: run.stream_id, name: run.stream_name },
  reference: run.id,
});
