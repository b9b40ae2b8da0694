import { Heading, Stack, Tabs, Text } from '#design-system';
import { offerWords as words } from '../../messages/offers.ts';
import { titles } from '../../messages/screens.ts';
import { OfferList } from './OfferList.tsx';
import { tabs, useOfferFilter } from './useOfferFilter.ts';

/** Prices under negotiation: those that I received as a seller, and those that I made as a buyer. */
export function OffersPage() {
  const [filter, change] = useOfferFilter();
  return (
    <Stack gap={5}>
      <Stack gap={1}>
        <Heading level={1}>{titles.offers}</Heading>
        <Text as="p" tone="muted">
          {words.intro}
        </Text>
      </Stack>
      <Tabs.Root
        value={filter.tab}
        onValueChange={(next) => change({ tab: tabs.find((tab) => tab === next) ?? filter.tab, status: undefined })}
      >
        <Tabs.List aria-label={titles.offers}>
          {tabs.map((tab) => (
            <Tabs.Trigger key={tab} value={tab}>
              {words.tabs[tab]}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <Tabs.Content value={filter.tab}>
          <OfferList key={filter.tab} filter={filter} change={change} />
        </Tabs.Content>
      </Tabs.Root>
    </Stack>
  );
}
