import { pageSize } from '#contract/constants.ts';
import type { NotificationFilter } from '../../state/notifications/notifications.ts';
import { isListed, listedKinds, type NotificationSettings } from '../../state/me/notificationSettings.ts';
import { notificationTopics } from '../../messages/notifications.ts';
import { addressOf, pageIn } from '../shared/lists/addressParts.ts';
import { useAddressFilter, type Change } from '../shared/lists/useAddressFilter.ts';

export type Topic = keyof typeof notificationTopics;
export const topicNames = Object.keys(notificationTopics) as Topic[];

export interface Filter {
  about: Topic | undefined;
  unread: boolean;
  snoozed: boolean;
  page: number;
}

const read = (address: URLSearchParams): Filter => ({
  about: topicNames.find((name) => name === address.get('about')),
  unread: address.get('unread') === '1',
  snoozed: address.get('snoozed') === '1',
  page: pageIn(address.get('page')),
});

const write = ({ about, unread, snoozed, page }: Filter) =>
  addressOf({ about, page, ...(unread && { unread: '1' }), ...(snoozed && { snoozed: '1' }) });

function kindsOf(about: Topic | undefined, settings: Pick<NotificationSettings, 'off'>) {
  if (!about) return listedKinds(settings);
  return notificationTopics[about].kinds.filter((kind) => isListed(kind, settings));
}

export function toQuery(
  { about, unread, snoozed, page }: Filter,
  settings: Pick<NotificationSettings, 'off'>,
): NotificationFilter {
  const kinds = kindsOf(about, settings);
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
