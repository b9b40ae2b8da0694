import { Card, Heading, Stack } from '#design-system';
import type { ReactNode } from 'react';

/** Keeps a long word from widening the card. */
export const breaking = { overflowWrap: 'anywhere' } as const;

export function ListCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" aria-label={title} style={breaking}>
      <Stack gap={4}>
        <Heading level={2}>{title}</Heading>
        {children}
      </Stack>
    </Card>
  );
}
