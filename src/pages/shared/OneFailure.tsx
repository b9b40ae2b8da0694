import { ErrorState } from '#design-system';
import type { ReactNode } from 'react';
import { reload, useOperations } from '../../state/machine/operations.ts';
import type { Resource } from '../../state/machine/resource.ts';

interface OneFailureProps {
  /** Resources of the parts. */
  of: readonly Resource<never, unknown>[];
  children: ReactNode;
}

/** Shows one failure in place of several when no part loads. */
export function OneFailure({ of, children }: OneFailureProps) {
  const names = of.map(({ name }) => name);
  const operations = useOperations(names);
  const failure = operations.find((one) => one.phase === 'fail');
  // No value comes while all have failed, so that this needs no subscription.
  const isDown =
    operations.every(({ phase }) => phase === 'fail') && !of.some(({ store }) => store.value !== undefined);
  return (
    <>
      {isDown && failure?.phase === 'fail' && (
        <ErrorState title={failure.text} reference={failure.requestId} onRetry={() => reload(names)}>
          {failure.reason}
        </ErrorState>
      )}
      {/* The parts stay mounted: they load as they mount. */}
      <div hidden={isDown}>{children}</div>
    </>
  );
}
