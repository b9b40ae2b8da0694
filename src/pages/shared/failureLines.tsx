import { Text } from '#design-system';
import type { ReactNode } from 'react';
import type { Operation } from '../../state/machine/status.ts';

/** Both lines of a failure: the specified one, and below it the reason. Nothing unless it failed. */
export function failureLines(operation: Operation): ReactNode {
  if (operation.phase !== 'fail') return undefined;
  const { text, reason } = operation;
  if (!reason) return text;
  return (
    <>
      {text}
      <Text as="p" size="small" data-part="reason">
        {reason}
      </Text>
    </>
  );
}

/** The one line of a failure where there is no room for two: what explains most. */
export const failureReason = (operation: Operation): string | undefined =>
  operation.phase === 'fail' ? (operation.reason ?? operation.text) : undefined;

/** The failure of a load, as a table shows it. */
export const tableFailure = (operation: Operation) =>
  operation.phase === 'fail'
    ? { error: operation.text, errorReason: operation.reason, errorReference: operation.requestId }
    : {};
