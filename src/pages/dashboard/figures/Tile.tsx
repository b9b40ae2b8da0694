import { fillText, Icon, IconButton, Inline, Skeleton, Stack, Text } from '#design-system';
import { useRef, useState, type ReactNode } from 'react';
import { overview as messages } from '../messages.ts';
import { oneLine } from '../../../state/machine/failureMessage.ts';
import { useStatus, useValue, type Resource } from '../../../state/machine/resource.ts';
import type { FailState } from '../../../state/machine/status.ts';
import { Async } from '../../shared/Async.tsx';
import { RouterLink } from '../../shared/RouterLink.tsx';
import { Sparkline } from './Sparkline.tsx';

export const figure = { size: 'title', weight: 'semibold' } as const;

interface TileProps<T> {
  label: string;
  to: string;
  /** Omits the line with the value in the operator's currency. */
  isCount?: boolean;
  of: Resource<void, T>;
  /** Values of the line beside the figure, oldest first. */
  lineOf?: (data: T) => readonly number[];
  noteOf?: ((data: T) => ReactNode) | undefined;
  /** In place of `lineOf`, for values of another source. */
  beside?: ReactNode;
  children: (data: T) => ReactNode;
}

const skeleton = (
  <Text {...figure}>
    <Skeleton />
  </Text>
);

const reasonOf = (failure: FailState) =>
  [oneLine(failure), failure.requestId && fillText(messages.reference, { reference: failure.requestId })]
    .filter(Boolean)
    .join(' ');

export function Tile<T>({ label, to, isCount = false, of, lineOf, noteOf, beside, children }: TileProps<T>) {
  const data = useValue(of);
  const operation = useStatus(of);
  const [isRetrying, setRetrying] = useState(false);
  const section = useRef<HTMLDivElement>(null);
  const retry = async () => {
    const button = document.activeElement;
    setRetrying(true);
    const { ok } = await of.load();
    // The button is removed after a success.
    if (ok && document.activeElement === button) section.current?.querySelector('a')?.focus();
    setRetrying(false);
  };
  const hasRetry = operation.phase === 'fail' || isRetrying;
  return (
    <Stack ref={section} as="section" gap={1} aria-label={label} data-count={isCount || undefined}>
      <Text size="small">
        <RouterLink to={to}>{label}</RouterLink>
      </Text>
      <div data-part="figure">
        {hasRetry ? (
          <Inline gap={2} wrap={false}>
            {data === undefined ? (
              <output>
                <Text tone="muted">{messages.noFigure}</Text>
              </output>
            ) : (
              children(data)
            )}
            {/* The figure has no room for the reason: it describes the button. */}
            <IconButton
              size="small"
              label={`${messages.tryAgain}: ${label}`}
              title={operation.phase === 'fail' ? reasonOf(operation) : undefined}
              onClick={() => void retry()}
            >
              <Icon name="reload" />
            </IconButton>
          </Inline>
        ) : (
          <Async of={of} skeleton={skeleton}>
            {children}
          </Async>
        )}
        {beside ?? (data !== undefined && lineOf && <Sparkline values={lineOf(data)} />)}
      </div>
      {noteOf && <div data-part="trend">{data !== undefined && noteOf(data)}</div>}
    </Stack>
  );
}
