import { Skeleton, Stack, Text } from '#design-system';
import type { ReactNode } from 'react';
import type { Resource } from '../../../state/machine/resource.ts';
import { Async } from '../../shared/Async.tsx';
import { RouterLink } from '../../shared/RouterLink.tsx';

export const figure = { size: 'title', weight: 'semibold' } as const;

interface TileProps<T> {
  label: string;
  to: string;
  of: Resource<void, T>;
  children: (data: T) => ReactNode;
}

const skeleton = (
  <Text {...figure}>
    <Skeleton />
  </Text>
);

export function Tile<T>({ label, to, of, children }: TileProps<T>) {
  return (
    <Stack as="section" gap={1} aria-label={label}>
      <Text size="small">
        <RouterLink to={to}>{label}</RouterLink>
      </Text>
      <Async of={of} skeleton={skeleton}>
        {children}
      </Async>
    </Stack>
  );
}
