import { ErrorState, Loading, Stack } from '#design-system';
import type { ReactNode } from 'react';
import { screens } from '../../messages/screens.ts';
import { useOperations, type Operation } from '../../state/machine/status.ts';
import type { OperationName } from '../../state/machine/rows.ts';

interface AsyncProps<T> {
  of: OperationName | readonly OperationName[];
  /** Undefined before the first response. */
  data: T | undefined;
  onRetry: () => unknown;
  /** Placeholder during the first load. */
  skeleton?: ReactNode;
  isEmpty?: (data: T) => boolean;
  empty?: ReactNode;
  children: (data: T) => ReactNode;
}

/** Picks a failed operation, else a running one. */
function useFirst(names: readonly OperationName[]): Operation {
  const all = useOperations(names);
  const find = (phase: Operation['phase']) => all.find((one) => one.phase === phase);
  return find('fail') ?? find('request') ?? all[0] ?? { phase: 'idle' };
}

/** Keeps the previous content while a reload runs or fails. */
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
