import { Card, Heading, Stack, Text } from '#design-system';
import { useId, type ReactNode } from 'react';

interface SectionProps {
  title: string;
  text: string;
  children: ReactNode;
}

export function Section({ title, text, children }: SectionProps) {
  const id = useId();
  return (
    <Card as="section" padding="large" aria-labelledby={id}>
      <Stack gap={4}>
        <Stack gap={1}>
          <Heading level={2} id={id}>
            {title}
          </Heading>
          <Text as="p" tone="muted">
            {text}
          </Text>
        </Stack>
        {children}
      </Stack>
    </Card>
  );
}
