// Notification settings of this browser: toasts, sounds and quiet hours. The bell ignores them.
import type { NotificationKind } from '#contract/types.ts';
import { storageKeys } from '../../config/constants.ts';
import { matters } from '../../messages/notifications.ts';
import { serverNow } from '../machine/clock.ts';
import { onForget } from './drafts.ts';
import { preferences } from './preferences.ts';
import { createStore } from '../machine/registry.ts';
import { session } from './session.ts';

export const newsGroups = ['offers', 'money', 'access', 'contracts', 'watched'] as const;
export type NewsGroup = (typeof newsGroups)[number];

export interface NewsManners {
  /** Groups without a toast. */
  unshown: readonly NewsGroup[];
  /** Groups with a sound. */
  heard: readonly NewsGroup[];
  /** Quiet hours as 'HH:MM' in the preferred time zone; empty for none. */
  quietFrom: string;
  quietTo: string;
}

export const initialManners = (): NewsManners => ({ unshown: [], heard: [], quietFrom: '', quietTo: '' });
export const newsManners = createStore(initialManners, {
  persist: {
    key: storageKeys.newsManners,
    scope: 'person',
    accept: (value) => storedManners(value),
    // Defaults are not stored: clearing the local data leaves no key behind.
    keep: (manners) => (session.token === '' || isDefault(manners) ? undefined : copyOf(manners)),
  },
});

const isDefault = ({ unshown, heard, quietFrom, quietTo }: NewsManners) =>
  unshown.length === 0 && heard.length === 0 && quietFrom === '' && quietTo === '';

/** A proxy cannot be stored or posted. */
const copyOf = ({ unshown, heard, ...hours }: NewsManners): NewsManners => ({
  ...hours,
  unshown: [...unshown],
  heard: [...heard],
});

onForget(() => chooseManners(initialManners()));

const groupsIn = (value: unknown): NewsGroup[] =>
  newsGroups.filter((group) => Array.isArray(value) && value.includes(group));
const hourIn = (value: unknown): string =>
  typeof value === 'string' && /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value) ? value : '';

export function storedManners(value: unknown): NewsManners | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { unshown, heard, quietFrom, quietTo } = value as Record<string, unknown>;
  return {
    unshown: groupsIn(unshown),
    heard: groupsIn(heard),
    quietFrom: hourIn(quietFrom),
    quietTo: hourIn(quietTo),
  };
}

let tellOthers: (manners: NewsManners) => void = () => {};

/** Connects the broadcast to other tabs, because one tab plays the sound for all. */
export const connectManners = (tell: typeof tellOthers) => {
  tellOthers = tell;
};

export function chooseManners(chosen: Partial<NewsManners>) {
  Object.assign(newsManners, chosen);
  tellOthers(copyOf(newsManners));
}

export const takeManners = (chosen: unknown) => void Object.assign(newsManners, storedManners(chosen));

const groupOf = (kind: NotificationKind): NewsGroup | undefined =>
  newsGroups.find((group) => matters[group].kinds.some((each) => each === kind));

/** @param timeZone '' for the device's. Quiet hours may cross midnight. */
export function isQuiet(
  at: number,
  { quietFrom, quietTo }: Pick<NewsManners, 'quietFrom' | 'quietTo'>,
  timeZone: string,
): boolean {
  if (quietFrom === '' || quietTo === '' || quietFrom === quietTo) return false;
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: timeZone || undefined,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at);
  const [begun, over] = [clock >= quietFrom, clock >= quietTo];
  return quietFrom < quietTo ? begun && !over : begun || !over;
}

export function mannersFor(kind: NotificationKind, at = serverNow()): { shown: boolean; heard: boolean } {
  if (isQuiet(at, newsManners, preferences.timeZone)) return { shown: false, heard: false };
  const group = groupOf(kind);
  return {
    shown: group === undefined || !newsManners.unshown.includes(group),
    heard: group !== undefined && newsManners.heard.includes(group),
  };
}
