import { Banner, Button, Heading, Icon, IconButton, Inline, Pagination, Skeleton, Stack, Text } from '#design-system';
import { pageSize } from '#contract/constants.ts';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { paths } from '../../config/paths.ts';
import { counted } from '../../messages/format.ts';
import { notificationMessages as messages } from '../../messages/notifications.ts';
import { titles } from '../../config/screens.ts';
import { notificationSettings } from '../../state/me/notificationSettings.ts';
import { markRead, notificationList, notifications, useUnread } from '../../state/notifications/notifications.ts';
import { useOperation } from '../../state/machine/operations.ts';
import { ButtonLink } from '../shared/ButtonLink.tsx';
import { Empty } from '../shared/Empty.tsx';
import { Async } from '../shared/Async.tsx';
import { phone } from '../shared/windows.ts';
import { useMedia } from '../shared/useMedia.ts';
import { useLastPage } from '../shared/lists/useLastPage.ts';
import { useLoad } from '../shared/useLoad.ts';
import { Topics } from './Topics.tsx';
import { Inbox } from './Inbox.tsx';
import { toQuery, useInboxFilter, type ChangeFilter, type Filter } from './useInboxFilter.ts';
import { useValue } from '../../state/machine/resource.ts';

const skeleton = <Skeleton lines={6} />;

const isFiltered = ({ about, unread, snoozed }: Filter) => about !== undefined || unread || snoozed;

function Nothing({ filter, change }: { filter: Filter; change: ChangeFilter }) {
  const filtered = isFiltered(filter);
  return (
    <Empty
      icon="bell"
      messages={filtered ? messages.emptyFiltered : messages.emptyNever}
      actions={
        filtered ? (
          <Button onClick={() => change({ about: undefined, unread: false, snoozed: false })}>{messages.clear}</Button>
        ) : (
          <Inline justify="center">
            <ButtonLink to={paths.marketplace}>{messages.toMarketplace}</ButtonLink>
            <Button variant="ghost" tone="neutral" onClick={() => change({ snoozed: true })}>
              {messages.showSnoozed}
            </Button>
          </Inline>
        )
      }
    />
  );
}

function Late() {
  const { live } = useSnapshot(notifications);
  const [wasLive, setWasLive] = useState(live);
  if (live && !wasLive) setWasLive(true);
  return wasLive && !live ? <Banner tone="warning">{messages.reconnecting}</Banner> : null;
}

export function NotificationsPage() {
  const [filter, change] = useInboxFilter();
  const isPhone = useMedia(phone);
  const unread = useUnread();
  const settings = useSnapshot(notificationSettings);
  const marking = useOperation('notifications.read').phase === 'request';
  const query = toQuery(filter, settings);
  const page = useValue(notificationList, query);
  useLoad(notificationList, query);
  const isPast = useLastPage(page, (next, how) => change({ page: next }, how));
  const hasNone = page?.total === 0 && !isFiltered(filter);
  return (
    <Stack gap={5}>
      <Inline justify="between" gap={4} wrap={!isPhone}>
        <Stack gap={1} style={{ flex: isPhone ? '1' : '1 1 15rem' }}>
          <Heading level={1}>{titles.notifications}</Heading>
          <Text as="p" tone="muted">
            {messages.intro}
          </Text>
        </Stack>
        {!hasNone && isPhone && (
          <IconButton
            label={messages.markAll}
            variant="outline"
            loading={marking}
            disabled={!unread?.unread}
            onClick={() => void markRead()}
          >
            <Icon name="check" />
          </IconButton>
        )}
        {!hasNone && !isPhone && (
          <Button
            variant="outline"
            tone="neutral"
            loading={marking}
            disabled={!unread?.unread}
            onClick={() => void markRead()}
          >
            <Icon name="check" />
            {messages.markAll}
          </Button>
        )}
      </Inline>
      <Late />
      {!hasNone && (
        <>
          <Topics filter={filter} change={change} unread={unread} />
          <Text tone="muted" size="small" aria-live="polite">
            {page ? counted(messages.count, page.total) : '\u00A0'}
          </Text>
        </>
      )}
      <Async
        of={notificationList}
        input={query}
        skeleton={skeleton}
        isEmpty={({ content }) => content.length === 0}
        empty={isPast ? skeleton : <Nothing filter={filter} change={change} />}
      >
        {({ content, total }) => (
          <Stack gap={4}>
            <Inbox notifications={content} scope={JSON.stringify(query)} />
            {total > pageSize && (
              <Pagination
                page={filter.page}
                pageSize={pageSize}
                total={total}
                onPageChange={(next) => change({ page: next })}
              />
            )}
          </Stack>
        )}
      </Async>
    </Stack>
  );
}
