import { Heading, Inline, Stack, Tabs, Text } from '#design-system';
import type { ReactNode } from 'react';

interface TabbedPageProps<Tab extends string> {
  title: string;
  intro: string;
  /** What can be done, beside the title. */
  actions?: ReactNode;
  tabs: readonly Tab[];
  names: Readonly<Record<Tab, string>>;
  /** The one in sight; none where there is no tab to show. */
  tab: Tab | undefined;
  onTabChange: (tab: Tab) => void;
  /** What the tab in sight shows. */
  children: ReactNode;
}

/** A page of several lists, of which one is in sight. */
export function TabbedPage<Tab extends string>({
  title,
  intro,
  actions,
  tabs,
  names,
  tab,
  onTabChange,
  children,
}: TabbedPageProps<Tab>) {
  return (
    <Stack gap={5}>
      <Inline justify="between" gap={4}>
        <Stack gap={1}>
          <Heading level={1}>{title}</Heading>
          <Text as="p" tone="muted">
            {intro}
          </Text>
        </Stack>
        {actions}
      </Inline>
      {tab && (
        <Tabs.Root value={tab} onValueChange={(next) => onTabChange(tabs.find((one) => one === next) ?? tab)}>
          <Tabs.List aria-label={title}>
            {tabs.map((one) => (
              <Tabs.Trigger key={one} value={one}>
                {names[one]}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
          <Tabs.Content value={tab}>{children}</Tabs.Content>
        </Tabs.Root>
      )}
    </Stack>
  );
}
