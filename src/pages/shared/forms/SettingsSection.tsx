import { Heading, Split, Stack, Text } from '#design-system';
import { useId, type ReactNode } from 'react';
import { FoldCard } from '../fold/FoldCard.tsx';
import { useMedia } from '../useMedia.ts';
import { phone } from '../windows.ts';

interface SettingsSectionProps {
  title: string;
  text: string;
  children: ReactNode;
}

/** Sections below one another. */
export const Settings = ({ children }: { children: ReactNode }) => (
  <Stack gap={useMedia(phone) ? 3 : 8}>{children}</Stack>
);

/**
 * On phones, sections are folds: all of them would be several screens high.
 * One tree for all widths, so that a turned phone keeps typed text, dialogs and the focus.
 */
export function SettingsSection({ title, text, children }: SettingsSectionProps) {
  const id = useId();
  const isPhone = useMedia(phone);
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
    <Split side="start" aside={isPhone ? null : about}>
      <FoldCard title={title} text={text} labelledBy={isPhone ? undefined : id}>
        {children}
      </FoldCard>
    </Split>
  );
}
