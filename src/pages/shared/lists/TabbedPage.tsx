import { Heading, Inline, Stack, Tabs, Text } from '#design-system';
import type { ReactNode } from 'react';

interface TabbedPageProps<Tab extends string> {
  title: string;
  intro: string;
  actions?: ReactNode;
  tabs: readonly Tab[];
  names: Readonly<Record<Tab, string>>;
  /** Undefined when no tab is available. The only one needs no list. */
  tab: Tab | undefined;
  onTabChange: (tab: Tab) => void;
  children: ReactNode;
}

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
      {tabs.length < 2 && children}
      {tab && tabs.length > 1 && (
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
