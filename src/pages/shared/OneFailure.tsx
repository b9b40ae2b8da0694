import { ErrorState } from '#design-system';
import type { ReactNode } from 'react';
import { reload, useOperations } from '../../state/machine/operations.ts';

interface OneFailureProps {
  /** Names of the operations of the parts. */
  of: readonly string[];
  /** Some part has data. */
  known: boolean;
  children: ReactNode;
}

/** Shows one failure in place of several when no part loads. */
export function OneFailure({ of, known, children }: OneFailureProps) {
  const operations = useOperations(of);
  const failure = operations.find((one) => one.phase === 'fail');
  const isDown = !known && operations.every(({ phase }) => phase === 'fail');
  return (
    <>
      {isDown && failure?.phase === 'fail' && (
        <ErrorState title={failure.text} reference={failure.requestId} onRetry={() => reload(of)}>
          {failure.reason}
        </ErrorState>
      )}
      {/* The parts stay mounted: they load as they mount. */}
      <div hidden={isDown}>{children}</div>
    </>
  );
}
