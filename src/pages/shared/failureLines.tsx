import { Text } from '#design-system';
import type { ReactNode } from 'react';
import { oneLine } from '../../state/machine/failureMessage.ts';
import type { Operation } from '../../state/machine/status.ts';

/** The specified text, then the reason; undefined without a failure. */
export function failureLines(operation: Operation): ReactNode {
  if (operation.phase !== 'fail') return undefined;
  const { text, reason } = operation;
  if (!reason) return text;
  return (
    <>
      <span>{text}</span>
      <Text as="p" size="small" data-part="reason">
        {reason}
      </Text>
    </>
  );
}

/** One line, for places with room for no more. */
export const failureReason = (operation: Operation): string | undefined =>
  operation.phase === 'fail' ? oneLine(operation) : undefined;

export const tableFailure = (operation: Operation) =>
  operation.phase === 'fail'
    ? { error: operation.text, errorReason: operation.reason, errorReference: operation.requestId }
    : {};
