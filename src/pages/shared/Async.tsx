import { ErrorState, Loading, Stack } from '#design-system';
import { useDeferredValue, type ReactNode } from 'react';
import { screens } from '../../messages/screens.ts';
import { useOperations, type Operation } from '../../state/machine/status.ts';
import { type Resource, useValue } from '../../state/machine/resource.ts';
import { useAwaitsTerms } from '../../state/trade/money/payments.ts';

interface ContentProps<T> {
  skeleton?: ReactNode;
  isEmpty?: (data: T) => boolean;
  empty?: ReactNode;
  children: (data: T) => ReactNode;
}

interface PartsProps<T> extends ContentProps<T> {
  of: string | readonly string[];
  data: T | undefined;
  onRetry: () => unknown;
}

type ResourceProps<I, T> = ContentProps<T> & { of: Resource<I, T>; input: I };
type PlainProps<T> = ContentProps<T> & { of: Resource<void, T>; input?: never };

function useFirst(names: readonly string[]): Operation {
  const all = useOperations(names);
  const find = (phase: Operation['phase']) => all.find((one) => one.phase === phase);
  return find('fail') ?? find('request') ?? all[0] ?? { phase: 'idle' };
}

/** Shows a resource that its page loads (`useLoad`). */
export function Async<I, T>(props: ResourceProps<I, T>): ReactNode;
export function Async<T>(props: PlainProps<T>): ReactNode;
export function Async<T>({ of, input, ...content }: ContentProps<T> & { of: Resource<never, T>; input?: unknown }) {
  const wanted = input as never;
  return <AsyncParts of={of.name} data={useValue(of, wanted)} onRetry={() => of.load(wanted)} {...content} />;
}

/** Keeps the previous content while a reload runs or fails. */
export function AsyncParts<T>({ of, data, onRetry, skeleton, isEmpty, empty, children }: PartsProps<T>) {
  const operation = useFirst([of].flat());
  const waits = useAwaitsTerms();
  // The first render is a transition, so that it does not block a slow phone. Later changes show at once.
  const mayAppear = useDeferredValue(data !== undefined);
  const loading = operation.phase === 'request';
  const failure = operation.phase === 'fail' && (
    <ErrorState title={operation.text} onRetry={() => void onRetry()} reference={operation.requestId}>
      {operation.reason}
    </ErrorState>
  );
  if (data === undefined || !mayAppear || waits) {
    if (failure) return failure;
    if (!skeleton) return <Loading text={screens.loading} />;
    return (
      <div aria-busy>
        <output aria-label={screens.loading} />
        {skeleton}
      </div>
    );
  }
  const shown = isEmpty?.(data) ? empty : children(data);
  // An empty wrapper would keep its gaps.
  if (!failure && (shown === null || shown === undefined || shown === false)) return null;
  return (
    <Stack aria-busy={loading} data-part="content">
      {failure}
      {shown}
    </Stack>
  );
}
