import type { ExecutionResult } from '#contract/types.ts';

export type ResultCell = NonNullable<ExecutionResult['content']> | null;

export const dayOf = (cell: ResultCell): ResultCell =>
  typeof cell === 'string' ? cell.replace(/T00:00:00(\.0+)?Z?$/u, '') : cell;
