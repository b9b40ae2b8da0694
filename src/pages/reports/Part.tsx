import { Card, fillText, Heading, Icon, IconButton, Inline, saveFile, Stack, Text, toCsv } from '#design-system';
import type { ReactNode } from 'react';
import { reportMessages as messages } from './messages.ts';
import type { Sheet } from './figures.ts';

interface PartProps {
  title: string;
  hint: string;
  sheet: Sheet;
  link?: ReactNode;
  children: ReactNode;
}

const fileName = (title: string) => `${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.csv`;

export function Part({ title, hint, sheet, link, children }: PartProps) {
  return (
    <Card as="section" aria-label={title} padding="large">
      <Stack gap={4}>
        <Inline justify="between" align="start" wrap={false}>
          <Stack gap={1}>
            <Heading level={2} size="small">
              {title}
            </Heading>
            <Text size="small" tone="muted">
              {hint}
            </Text>
          </Stack>
          {sheet.length > 1 && (
            <IconButton
              label={fillText(messages.csvOf, { title })}
              variant="ghost"
              size="small"
              data-screen-only=""
              onClick={() => saveFile(fileName(title), toCsv(sheet))}
            >
              <Icon name="download" />
            </IconButton>
          )}
        </Inline>
        {children}
        {link}
      </Stack>
    </Card>
  );
}
