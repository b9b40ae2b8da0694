import { Card, Skeleton, Stack, Text } from '#design-system';
import type { ReactNode } from 'react';
import type { OperationName } from '../../../state/machine/rows.ts';
import { Async } from '../../shared/Async.tsx';
import { RouterLink } from '../../shared/RouterLink.tsx';

/** How a figure is written. */
export const figure = { size: 'title', weight: 'semibold' } as const;

interface TileProps<T> {
  label: string;
  /** Where the number comes from. */
  to: string;
  link: string;
  /** The operation that loads it, what it has loaded, and how to load it again. */
  of: OperationName;
  data: T | undefined;
  onRetry: () => unknown;
  children: (data: T) => ReactNode;
}

const skeleton = (
  <Text {...figure}>
    <Skeleton />
  </Text>
);

/** One number of the overview and the way to what is behind it; it says by itself what keeps it from being shown. */
export function Tile<T>({ label, to, link, of, data, onRetry, children }: TileProps<T>) {
  return (
    <Card as="section" aria-label={label}>
      <Stack gap={2} style={{ blockSize: '100%' }}>
        <Text tone="muted" size="small">
          {label}
        </Text>
        <Async of={of} data={data} onRetry={onRetry} skeleton={skeleton}>
          {children}
        </Async>
        <RouterLink to={to} style={{ marginBlockStart: 'auto' }}>
          {link}
        </RouterLink>
      </Stack>
    </Card>
  );
}
