import { Card, Heading, Inline, Stack } from '#design-system';
import type { ReactNode } from 'react';

export const breaking = { overflowWrap: 'anywhere' } as const;

interface ListCardProps {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}

export function ListCard({ title, action, children }: ListCardProps) {
  return (
    <Card as="section" aria-label={title} style={breaking}>
      <Stack gap={4}>
        <Inline justify="between">
          <Heading level={2}>{title}</Heading>
          {action}
        </Inline>
        {children}
      </Stack>
    </Card>
  );
}
