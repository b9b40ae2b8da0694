import { Heading, Stack } from '#design-system';
import type { ReactNode } from 'react';

export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack as="section" gap={3} aria-label={title}>
    <Heading level={2}>{title}</Heading>
    {children}
  </Stack>
);
