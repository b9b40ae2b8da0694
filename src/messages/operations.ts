// Success and failure texts are the specification's (sections 4 and 8) word for word, misspellings included: they are not ours to correct.
// Where it gives none, the text is ours and follows its tone. `from` names the fields of an answer that are tried before the fallback.
import { effects, type Effect } from './failures.ts';

/** Fields of a refusal that may carry the text: the answer itself, its `error` or its `message`. */
export type FailureField = 'data' | 'error' | 'message';

export interface OperationMessages {
  readonly success?: string;
  readonly failure: { readonly from: readonly FailureField[]; readonly fallback: string };
  /** Possible effect of a failure. Selects the second line of the message. */
  readonly effect: Effect;
}

export const edited = { failure: { from: [], fallback: 'Something Went Wrong' }, effect: effects.none } as const;
export const standard = {
  failure: { from: ['error'], fallback: 'Something went wrong' },
  effect: effects.none,
} as const;
/** For loads of a screen, which has a retry button. */
export const loaded = { ...standard, effect: effects.shown } as const;
export const answered = { ...standard, failure: { ...standard.failure, from: ['data'] } } as const;
export const newPassword = {
  success: 'Password changed successfully',
  failure: { from: [], fallback: 'Error while reseting the password' },
  effect: effects.password,
} as const;
export const change = {
  failure: { from: ['error'], fallback: 'Something went wrong!' },
  effect: effects.product,
} as const;
/** For calls that change nothing: only the reply is missing. */
export const look = { ...change, effect: effects.none } as const;
export const messageOrError = {
  failure: { from: ['message', 'error'], fallback: 'Something went wrong!' },
  effect: effects.product,
} as const;
