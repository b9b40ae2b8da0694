import { ErrorState } from '#design-system';
import type { ReactNode } from 'react';
import { useMeStatus } from '../../state/me/me.ts';
import { reload, useOperations } from '../../state/machine/operations.ts';

interface OneFailureProps {
  /** Resources of the parts. */
  of: readonly { readonly name: string; readonly store: { readonly value?: unknown } }[];
  /** Other loads that a retry repeats. */
  also?: readonly string[];
  children: ReactNode;
}

/** Shows one failure in place of several when no part loads. */
export function OneFailure({ of, also = [], children }: OneFailureProps) {
  const names = of.map(({ name }) => name);
  const operations = useOperations(names);
  const { phase: ownRecord } = useMeStatus();
  const failure = operations.find((one) => one.phase === 'fail');
  // No value comes while all have failed, so that this needs no subscription.
  const isDown =
    operations.every(({ phase }) => phase === 'fail') && !of.some(({ store }) => store.value !== undefined);
  const retry = () => reload([...names, ...also, ...(ownRecord === 'fail' ? ['me.load'] : [])]);
  return (
    <>
      {isDown && failure?.phase === 'fail' && (
        <ErrorState title={failure.text} reference={failure.requestId} onRetry={retry}>
          {failure.reason}
        </ErrorState>
      )}
      {/* The parts stay mounted: they load as they mount. */}
      <div hidden={isDown}>{children}</div>
    </>
  );
}
