import { Card, Heading, Stack } from '#design-system';
import type { ReactNode } from 'react';

/** A name without a space widens no card. */
export const breaking = { overflowWrap: 'anywhere' } as const;

/** A short list of the overview under its heading. */
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
