import { ErrorState, Loading, Stack } from '#design-system';
import type { ReactNode } from 'react';
import { screens } from '../../messages/screens.ts';
import { useOperations, type Operation } from '../../state/machine/status.ts';
import type { OperationName } from '../../state/machine/rows.ts';

interface AsyncProps<T> {
  /** The operation that loads it, or those that do so together. */
  of: OperationName | readonly OperationName[];
  /** What is loaded; nothing before the first answer. */
  data: T | undefined;
  /** Runs the operation again. */
  onRetry: () => unknown;
  /** Stands where the content will be during the first load. */
  skeleton?: ReactNode;
  /** Whether there is nothing in it. */
  isEmpty?: (data: T) => boolean;
  /** Shown instead of the content when there is nothing in it. */
  empty?: ReactNode;
  children: (data: T) => ReactNode;
}

/** Of several operations the one to be told of: one that failed, else one under way. */
function useFirst(names: readonly OperationName[]): Operation {
  const all = useOperations(names);
  const find = (phase: Operation['phase']) => all.find((one) => one.phase === phase);
  return find('fail') ?? find('request') ?? all[0] ?? { phase: 'idle' };
}

/** Draws one load in each of its phases. What was shown before stays while the next load runs, and when it fails. */
export function Async<T>({ of, data, onRetry, skeleton, isEmpty, empty, children }: AsyncProps<T>) {
  const operation = useFirst([of].flat());
  const loading = operation.phase === 'request';
  const failure = operation.phase === 'fail' && (
    <ErrorState title={operation.text} onRetry={() => void onRetry()} reference={operation.requestId}>
      {operation.reason}
    </ErrorState>
  );
  if (data === undefined) {
    if (failure) return failure;
    if (!skeleton) return <Loading text={screens.loading} />;
    return (
      <div aria-busy>
        <output aria-label={screens.loading} />
        {skeleton}
      </div>
    );
  }
  return (
    <Stack aria-busy={loading} data-part="content">
      {failure}
      {isEmpty?.(data) ? empty : children(data)}
    </Stack>
  );
}
