import { Icon, IconButton, Skeleton, Stack, Text } from '#design-system';
import type { ReactNode } from 'react';
import { overview as messages } from '../../../messages/overview.ts';
import { useStatus, useValue, type Resource } from '../../../state/machine/resource.ts';
import { Async } from '../../shared/Async.tsx';
import { RouterLink } from '../../shared/RouterLink.tsx';
import { Sparkline } from './Sparkline.tsx';

export const figure = { size: 'title', weight: 'semibold' } as const;

interface TileProps<T> {
  label: string;
  to: string;
  of: Resource<void, T>;
  /** Values of the line beside the figure, oldest first. */
  lineOf?: (data: T) => readonly number[];
  /** Line below the figure. */
  noteOf?: (data: T) => ReactNode;
  /** In place of `lineOf`, for values of another source. */
  beside?: ReactNode;
  children: (data: T) => ReactNode;
}

const skeleton = (
  <Text {...figure}>
    <Skeleton />
  </Text>
);

export function Tile<T>({ label, to, of, lineOf, noteOf, beside, children }: TileProps<T>) {
  const data = useValue(of);
  const failed = useStatus(of).phase === 'fail';
  return (
    <Stack as="section" gap={1} aria-label={label}>
      <Text size="small">
        <RouterLink to={to}>{label}</RouterLink>
      </Text>
      <div data-part="figure">
        {failed ? (
          // The figure has no room for the reason.
          <Text tone="muted">
            {messages.noFigure}{' '}
            <IconButton size="small" label={`${messages.readAgain}: ${label}`} onClick={() => void of.load()}>
              <Icon name="reload" />
            </IconButton>
          </Text>
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
