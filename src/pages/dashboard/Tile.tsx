import { Card, Stack, Text } from '#design-system';
import type { ReactNode } from 'react';
import { RouterLink } from '../shared/RouterLink.tsx';

interface TileProps {
  label: string;
  /** Where the number comes from. */
  to: string;
  link: string;
  children: ReactNode;
}

/** One number of the overview and the way to what is behind it. */
export function Tile({ label, to, link, children }: TileProps) {
  return (
    <Card as="section" aria-label={label}>
      <Stack gap={2} style={{ blockSize: '100%' }}>
        <Text tone="muted" size="small">
          {label}
        </Text>
        {children}
        <RouterLink to={to} style={{ marginBlockStart: 'auto' }}>
          {link}
        </RouterLink>
      </Stack>
    </Card>
  );
}
