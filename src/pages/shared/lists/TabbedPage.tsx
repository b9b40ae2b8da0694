import { Badge, Heading, Inline, Stack, Tabs, Text } from '#design-system';
import type { ReactNode } from 'react';

interface TabbedPageProps<Tab extends string> {
  title: string;
  intro: string;
  actions?: ReactNode;
  tabs: readonly Tab[];
  names: Readonly<Record<Tab, string>>;
  counts?: Readonly<Partial<Record<Tab, number | undefined>>>;
  /** Undefined when no tab is available. The only one needs no list. */
  tab: Tab | undefined;
  onTabChange: (tab: Tab) => void;
  /** False hides the content, so that late actions move nothing. */
  isSettled?: boolean;
  children: ReactNode;
}

/** Without a list there is no tab that could name the panel. */
const withoutTabs = {
  role: undefined,
  'aria-labelledby': undefined,
  tabIndex: undefined,
  style: { paddingBlockStart: 0 },
} as const;

export function TabbedPage<Tab extends string>({
  title,
  intro,
  actions,
  tabs,
  names,
  counts,
  tab,
  onTabChange,
  isSettled = true,
  children,
}: TabbedPageProps<Tab>) {
  const hasNoList = tabs.length < 2;
  return (
    <Stack gap={5}>
      <Inline justify="between" gap={4}>
        <Stack gap={1} style={{ flex: '1 1 16rem' }}>
          <Heading level={1}>{title}</Heading>
          <Text as="p" tone="muted">
            {intro}
          </Text>
        </Stack>
        {actions}
      </Inline>
      {tab ? (
        <Tabs.Root
          style={isSettled ? undefined : { visibility: 'hidden' }}
          value={tab}
          onValueChange={(next) => onTabChange(tabs.find((one) => one === next) ?? tab)}
        >
          {!hasNoList && (
            <Tabs.List aria-label={title}>
              {tabs.map((one) => (
                <Tabs.Trigger key={one} value={one}>
                  <span>{names[one]}</span> {counts?.[one] ? <Badge tone="accent">{counts[one]}</Badge> : null}
                </Tabs.Trigger>
              ))}
            </Tabs.List>
          )}
          {/* The same element with and without a list: a second tab, allowed later, must not empty the panel. */}
          <Tabs.Content value={tab} {...(hasNoList && withoutTabs)}>
            {children}
          </Tabs.Content>
        </Tabs.Root>
      ) : (
        children
      )}
    </Stack>
  );
}
