import { Button, Heading, Icon, IconButton, Inline, lazyPart, Skeleton, Stack, Tabs, Text } from '#design-system';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { adminMessages as messages } from '../../messages/admin.ts';
import { frontDoor } from '../../config/frontDoor.ts';
import { titles } from '../../config/screens.ts';
import { useStatus } from '../../state/machine/resource.ts';
import { terms, useIsDecided } from '../../state/trade/money/payments.ts';
import { phone } from '../shared/windows.ts';
import { useMedia } from '../shared/useMedia.ts';
import { useTerms } from '../shared/payment/useTerms.ts';
import { People } from './people/People.tsx';
import { useOpenDialog } from './people/dialogs/useOpenDialog.ts';

const Activity = lazyPart(async () => (await import('./activity/Activity.tsx')).Activity);

const Payments = lazyPart(async () => (await import('./payments/Payments.tsx')).Payments);

const Requests = lazyPart(async () => (await import('./requests/Requests.tsx')).Requests);

const Health = lazyPart(async () => (await import('./health/Health.tsx')).Health);

const parts = { people: People, requests: Requests, payments: Payments, health: Health, activity: Activity } as const;
type Tab = keyof typeof parts;
const tabNames = Object.keys(parts) as Tab[];

function PeopleActions({ openDialog }: Pick<ReturnType<typeof useOpenDialog>, 'openDialog'>) {
  const addMany = () => openDialog({ add: 'many' });
  const addOne = () => openDialog({ add: 'one' });
  if (useMedia(phone))
    return (
      <Inline wrap={false}>
        <IconButton label={messages.import} variant="outline" onClick={addMany}>
          <Icon name="upload" />
        </IconButton>
        <IconButton label={messages.add} variant="solid" onClick={addOne}>
          <Icon name="plus" />
        </IconButton>
      </Inline>
    );
  return (
    <Inline>
      <Button variant="outline" tone="neutral" onClick={addMany}>
        <Icon name="upload" />
        {messages.import}
      </Button>
      <Button onClick={addOne}>
        <Icon name="plus" />
        {messages.add}
      </Button>
    </Inline>
  );
}

export function AdminPage() {
  const [address, setAddress] = useSearchParams();
  const { openDialog } = useOpenDialog();
  const isDecided = useIsDecided();
  const isPhone = useMedia(phone);
  useTerms();
  const hasFailed = useStatus(terms).phase === 'fail';
  const tab = tabNames.find((name) => name === address.get('tab')) ?? 'people';
  // Payments may exist from an earlier payment mode, or while the terms are unknown.
  const isShown = {
    people: true,
    requests: frontDoor()?.join !== undefined,
    payments: isDecided || hasFailed,
    activity: true,
    health: true,
  };
  const tabs = tabNames.filter((name) => isShown[name] || tab === name);
  const Part = parts[tab];
  return (
    <Stack gap={5}>
      <Inline justify="between" gap={4}>
        <Stack gap={1} style={{ flex: isPhone ? '1' : '1 1 14rem' }}>
          <Heading level={1}>{titles.admin}</Heading>
          {!isPhone && (
            <Text as="p" tone="muted">
              {messages.intro}
            </Text>
          )}
        </Stack>
        {tab === 'people' && <PeopleActions openDialog={openDialog} />}
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
