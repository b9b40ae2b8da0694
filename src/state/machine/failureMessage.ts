import { isUncertain, textIn, type Failure } from '../../api/failure.ts';
import { missingAnswer, tryAgain } from '../../messages/failures.ts';
import type { FailureField, OperationMessages } from '../../messages/operations.ts';

export interface FailureMessage {
  text: string;
  reason?: string | undefined;
}

const firstIn = (body: unknown, fields: readonly FailureField[]) =>
  fields.map((field) => textIn(body, field)).find((text) => text !== undefined);

/** @param isUnknown true when the request may have succeeded */
export function failureMessage(
  failed: Failure,
  { failure: { from, fallback }, effect }: OperationMessages,
  isUnknown = isUncertain(failed),
): FailureMessage {
  const { body } = failed;
  const { kind } = failed.facts;
  const specified = kind === 'refused' ? firstIn(body, from) : undefined;
  const serverText = kind === 'refused' ? firstIn(body, ['data', 'message']) : undefined;
  const missing = kind === 'lost' || kind === 'unreadable' ? missingAnswer[kind] : undefined;
  const reasons = [missing, specified ? undefined : serverText, isUnknown ? effect.unknown : effect.refused];
  const reason = reasons.flatMap((line) => line ?? []).join(' ');
  return { text: specified ?? fallback, reason: reason || undefined };
}

/** Text and reason in one line, without the advice that fits every failure. */
export const oneLine = ({ text, reason }: FailureMessage): string =>
  !reason || reason === tryAgain ? text : `${text.replace(/[.!]$/u, '')}. ${reason}`;
