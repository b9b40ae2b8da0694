import { bulkDuplicate, bulkProblemsShown } from '#contract/constants.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { RowProblem } from './problems.ts';

export const textOf = (chunk: Uint8Array) =>
  Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength).toString('utf8');
export const listedProblem = (row: number): RowProblem => ({ row, field: 'url', problem: bulkDuplicate.listed });

export const firstOf = (problems: readonly RowProblem[]) =>
  problems.toSorted((a, b) => a.row - b.row).slice(0, bulkProblemsShown);

export interface Problems {
  readonly problems: readonly RowProblem[];
  readonly total: number;
}

export function refuseRows({ problems, total }: Problems): Refusal {
  const rows = firstOf(problems);
  const message = `Nothing was saved: ${total} ${total === 1 ? 'problem' : 'problems'} in the file`;
  return new Refusal(400, 'bad_rows', message, { details: { message, rows, total } });
}
