// What a failed operation says: the specified line first and alone, then the reason and what became of the request.
import { textIn, type Failure } from '../../api/failure.ts';
import { missingAnswer } from '../../messages/failures.ts';
import type { FailureField, OperationMessages } from '../../messages/operations.ts';

interface FailureWords {
  /** The specified line, or the server's text where the specification names it first. */
  text: string;
  /** The second line. */
  reason?: string | undefined;
}

const firstIn = (body: unknown, fields: readonly FailureField[]) =>
  fields.map((field) => textIn(body, field)).find((text) => text !== undefined);

/**
 * Both lines of a failure.
 * @param isUnknown whether the request may have gone through all the same
 */
export function failureWords(
  { facts: { kind }, body }: Failure,
  { failure: { from, fallback }, effect }: OperationMessages,
  isUnknown = kind !== 'refused',
): FailureWords {
  const specified = kind === 'refused' ? firstIn(body, from) : undefined;
  const told = kind === 'refused' ? firstIn(body, ['data', 'message']) : undefined;
  const missing = kind === 'lost' || kind === 'unreadable' ? missingAnswer[kind] : undefined;
  // A server that gave the first line has given its reason.
  const reasons = [missing, specified ? undefined : told, isUnknown ? effect.unknown : effect.refused];
  const reason = reasons.flatMap((line) => line ?? []).join(' ');
  return { text: specified ?? fallback, reason: reason || undefined };
}
