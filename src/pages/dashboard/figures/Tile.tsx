import { Card, Skeleton, Stack, Text } from '#design-system';
import type { ReactNode } from 'react';
import type { Resource } from '../../../state/machine/resource.ts';
import { Async } from '../../shared/Async.tsx';
import { RouterLink } from '../../shared/RouterLink.tsx';

export const figure = { size: 'title', weight: 'semibold' } as const;

interface TileProps<T> {
  label: string;
  to: string;
  link: string;
  of: Resource<void, T>;
  children: (data: T) => ReactNode;
}

const skeleton = (
  <Text {...figure}>
    <Skeleton />
  </Text>
);

export function Tile<T>({ label, to, link, of, children }: TileProps<T>) {
  return (
    <Card as="section" aria-label={label}>
      <Stack gap={2} style={{ blockSize: '100%' }}>
        <Text tone="muted" size="small">
          {label}
        </Text>
        <Async of={of} skeleton={skeleton}>
          {children}
        </Async>
        <RouterLink to={to} style={{ marginBlockStart: 'auto' }}>
          {link}
        </RouterLink>
      </Stack>
    </Card>
  );
}
