import type { CallName, Input, Reads, Reply } from '#contract/types.ts';
import { standard, type OperationMessages } from '../../../messages/operations.ts';
import { actionDelayMs, successClearMs } from '../../../config/constants.ts';

type ReadName = keyof Reads;

interface Behaviour {
  readonly delayMs: number;
  /** Milliseconds after which a success returns to idle; 0 for never. */
  readonly clearAfterMs: number;
  /** A second run replaces the first (`latest`), or shares its reply (`once`). */
  readonly overlap: 'latest' | 'once';
  readonly snacks: readonly ('success' | 'fail')[];
  readonly failOn?: readonly number[];
  /** Path in the reply. Any truthy value there suppresses the success text. */
  readonly unfinished?: readonly string[];
  readonly reload?: readonly string[];
  /** Sends an Idempotency-Key, the same one again after a lost reply. */
  readonly idempotent?: true;
}

export type Row = Behaviour & OperationMessages & ({ readonly call: CallName } | { readonly read: ReadName });

// The specification delays most actions. A load is no action.
export const load = { ...standard, delayMs: 0, clearAfterMs: 0, overlap: 'latest', snacks: [] } as const;
export const act = {
  ...standard,
  delayMs: actionDelayMs,
  clearAfterMs: successClearMs,
  overlap: 'once',
  snacks: ['success', 'fail'],
} as const;

// A form or dialog shows the failure beside its button: the snackbar must not repeat it.
export const formAct = { ...act, snacks: ['success'] } as const;

// No delay: the mark must appear in the frame of the click.
export const mark = { ...act, delayMs: 0, snacks: ['fail'] } as const;

export type InputOf<R extends Row> = R extends { call: infer C extends CallName }
  ? Input<C>
  : R extends { read: infer N extends ReadName }
    ? Reads[N]['variables']
    : never;

export type ValueOf<R extends Row> = R extends { call: infer C extends CallName }
  ? Reply<C>
  : R extends { read: infer N extends ReadName }
    ? Reads[N]['reply']
    : never;
