import { pageSize } from '#contract/constants.ts';
import { kindsOf, notificationTopics, type NotificationTopic } from '#contract/notificationKinds.ts';
import type { NotificationFilter } from '../../state/notifications/notifications.ts';
import { isListed, listedKinds, type NotificationSettings } from '../../state/me/notificationSettings.ts';
import { addressOf, pageIn } from '../shared/lists/addressParts.ts';
import { useAddressFilter, type Change } from '../shared/lists/useAddressFilter.ts';

export interface Filter {
  about: NotificationTopic | undefined;
  unread: boolean;
  snoozed: boolean;
  page: number;
}

const read = (address: URLSearchParams): Filter => ({
  about: notificationTopics.find((name) => name === address.get('about')),
  unread: address.get('unread') === '1',
  snoozed: address.get('snoozed') === '1',
  page: pageIn(address.get('page')),
});

const write = ({ about, unread, snoozed, page }: Filter) =>
  addressOf({ about, page, ...(unread && { unread: '1' }), ...(snoozed && { snoozed: '1' }) });

function kindsFor(about: NotificationTopic | undefined, settings: Pick<NotificationSettings, 'off'>) {
  if (!about) return listedKinds(settings);
  return kindsOf(about).filter((kind) => isListed(kind, settings));
}

export function toQuery(
  { about, unread, snoozed, page }: Filter,
  settings: Pick<NotificationSettings, 'off'>,
): NotificationFilter {
  const kinds = kindsFor(about, settings);
  return {
    page,
    limit: pageSize,
    ...(kinds && { kinds }),
    ...(unread && { unread: true }),
    ...(snoozed && { snoozed: true }),
  };
}

export type ChangeFilter = Change<Filter>;

export const useInboxFilter = () => useAddressFilter<Filter>({ read, write });
