import { Heading, Select, Stack, Tabs, Text } from '#design-system';
import { offerStatuses } from '#contract/constants.ts';
import { offerStatusNames, offerWords as words } from '../../messages/offers.ts';
import { titles } from '../../messages/screens.ts';
import { OfferList } from './OfferList.tsx';
import { tabs, useOfferFilter } from './useOfferFilter.ts';

const statuses = offerStatuses.map((value) => ({ value, label: offerStatusNames[value] }));

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
          <Stack gap={4}>
            <Select
              label={words.status}
              placeholder={words.anyStatus}
              options={statuses}
              value={filter.status ?? ''}
              onChange={({ target }) => change({ status: offerStatuses.find((status) => status === target.value) })}
              style={{ maxInlineSize: '16rem' }}
            />
            <OfferList key={filter.tab} filter={filter} change={change} />
          </Stack>
        </Tabs.Content>
      </Tabs.Root>
    </Stack>
  );
}
