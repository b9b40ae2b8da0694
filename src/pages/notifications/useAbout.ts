import { pageSize } from '#contract/constants.ts';
import type { NotificationFilter } from '../../state/notifications/notifications.ts';
import { useSearchParams } from 'react-router-dom';
import { matters } from '../../messages/notifications.ts';
import { addressOf, pageIn } from '../shared/lists/addressParts.ts';

export type Matter = keyof typeof matters;
export const matterNames = Object.keys(matters) as Matter[];

export interface Filter {
  about: Matter | undefined;
  unread: boolean;
  page: number;
}

const read = (address: URLSearchParams): Filter => ({
  about: matterNames.find((name) => name === address.get('about')),
  unread: address.get('unread') === '1',
  page: pageIn(address.get('page')),
});

const write = ({ about, unread, page }: Filter) => addressOf({ about, page, ...(unread && { unread: '1' }) });

export const toQuery = ({ about, unread, page }: Filter): NotificationFilter => ({
  page,
  limit: pageSize,
  ...(about && { kinds: matters[about].kinds }),
  ...(unread && { unread: true }),
});

export type ChangeFilter = (change: Partial<Filter>) => void;

export function useAbout(): [Filter, ChangeFilter] {
  const [address, setAddress] = useSearchParams();
  return [read(address), (change) => setAddress((now) => write({ ...read(now), page: 0, ...change }))];
}
