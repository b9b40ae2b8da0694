import { Card, Heading, Stack } from '#design-system';
import type { ReactNode } from 'react';

/** A short list of the overview under its heading. */
export function ListCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" aria-label={title}>
      <Stack gap={4}>
        <Heading level={2}>{title}</Heading>
        {children}
      </Stack>
    </Card>
  );
}
