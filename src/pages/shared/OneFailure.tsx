import { Card, ErrorState } from '#design-system';
import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useMeStatus } from '../../state/me/me.ts';
import { settleReload, useOperations, type FailState } from '../../state/machine/operations.ts';

interface OneFailureProps {
  of: readonly { readonly name: string; readonly store: { readonly value?: unknown } }[];
  also?: readonly string[];
  children: ReactNode;
}

export function OneFailure({ of, also = [], children }: OneFailureProps) {
  const names = of.map(({ name }) => name);
  const operations = useOperations(names);
  const { phase: ownRecord } = useMeStatus();
  const [retried, setRetried] = useState<FailState>();
  const state = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  // Needs no subscription: while all have failed, no value arrives.
  const isDown =
    operations.every(({ phase }) => phase === 'fail') && !of.some(({ store }) => store.value !== undefined);
  const [first] = operations;
  // The failure stays through a retry, so that its button keeps the focus.
  const failure = isDown && first?.phase === 'fail' ? first : retried;
  const retry = async () => {
    setRetried(failure);
    await settleReload([...names, ...also, ...(ownRecord === 'fail' ? ['me.load'] : [])]);
    const hadFocus = state.current?.contains(document.activeElement);
    flushSync(() => setRetried(undefined));
    if (hadFocus && !state.current) content.current?.focus();
  };
  return (
    <>
      {failure && (
        <Card>
          <ErrorState
            ref={state}
            title={failure.text}
            reference={failure.requestId}
            retrying={!!retried}
            onRetry={() => void retry()}
          >
            {failure.reason}
          </ErrorState>
        </Card>
      )}
      {/* The parts stay mounted: they load as they mount. */}
      <div ref={content} tabIndex={-1} hidden={!!failure} style={{ outline: 'none' }}>
        {children}
      </div>
    </>
  );
}
