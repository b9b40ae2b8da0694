import { Card, Heading, Split, Stack, Text } from '#design-system';
import { useId, type ReactNode } from 'react';

interface SettingsSectionProps {
  title: string;
  text: string;
  children: ReactNode;
}

export function SettingsSection({ title, text, children }: SettingsSectionProps) {
  const id = useId();
  const about = (
    <Stack gap={1}>
      <Heading level={2} size="small" id={id}>
        {title}
      </Heading>
      <Text as="p" tone="muted" size="small">
        {text}
      </Text>
    </Stack>
  );
  return (
    <Split side="start" aside={about}>
      <Card as="section" aria-labelledby={id} padding="large">
        {children}
      </Card>
    </Split>
  );
}
