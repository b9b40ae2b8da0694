import { Button, Heading, Icon, Inline, lazyPart, Skeleton, Stack, Tabs, Text } from '#design-system';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { adminMessages as messages } from '../../messages/admin.ts';
import { titles } from '../../config/screens.ts';
import { useStatus } from '../../state/machine/resource.ts';
import { terms, useIsManual } from '../../state/trade/money/payments.ts';
import { useTerms } from '../shared/payment/useTerms.ts';
import { People } from './people/People.tsx';
import { useAsked } from './people/dialogs/useAsked.ts';

const Activity = lazyPart(async () => (await import('./activity/Activity.tsx')).Activity);

const Payments = lazyPart(async () => (await import('./payments/Payments.tsx')).Payments);

const parts = { people: People, payments: Payments, activity: Activity } as const;
type Tab = keyof typeof parts;
const tabNames = Object.keys(parts) as Tab[];

export function AdminPage() {
  const [address, setAddress] = useSearchParams();
  const { ask } = useAsked();
  const isManual = useIsManual();
  useTerms();
  const hasFailed = useStatus(terms).phase === 'fail';
  const asked = tabNames.find((name) => name === address.get('tab')) ?? 'people';
  // A link to payments also opens those of an earlier mode. Without the terms there may be some.
  const tabs = tabNames.filter((name) => name !== 'payments' || isManual || hasFailed || asked === name);
  const tab = asked;
  const Part = parts[tab];
  return (
    <Stack gap={5}>
      <Inline justify="between" gap={4}>
        <Stack gap={1} style={{ flex: '1 1 20rem' }}>
          <Heading level={1}>{titles.admin}</Heading>
          <Text as="p" tone="muted">
            {messages.intro}
          </Text>
        </Stack>
        {tab === 'people' && (
          <Inline>
            <Button variant="outline" tone="neutral" onClick={() => ask({ add: 'many' })}>
              <Icon name="upload" />
              {messages.import}
            </Button>
            <Button onClick={() => ask({ add: 'one' })}>
              <Icon name="plus" />
              {messages.add}
            </Button>
          </Inline>
        )}
      </Inline>
      <Tabs.Root value={tab} onValueChange={(next) => setAddress(next === 'people' ? {} : { tab: next })}>
        <Tabs.List aria-label={titles.admin}>
          {tabs.map((name) => (
            <Tabs.Trigger key={name} value={name}>
              {messages.tabs[name]}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <Tabs.Content value={tab}>
          <Suspense fallback={<Skeleton shape="block" style={{ blockSize: '20rem' }} />}>
            <Part />
          </Suspense>
        </Tabs.Content>
      </Tabs.Root>
    </Stack>
  );
}
