// How somebody wants to hear of news: what is shown, what is heard, and when neither is. The bell keeps all of them.
import type { NotificationKind } from '#contract/types.ts';
import { storageKeys } from '../../config/constants.ts';
import { matters } from '../../messages/notifications.ts';
import { serverNow } from '../machine/clock.ts';
import { onForget } from './drafts.ts';
import { preferences } from './preferences.ts';
import { createStore } from '../machine/registry.ts';
import { session } from './session.ts';

/** What news are about, as somebody may want to hear of some and not of others. */
export const newsGroups = ['offers', 'money', 'access', 'contracts', 'watched'] as const;
export type NewsGroup = (typeof newsGroups)[number];

export interface NewsManners {
  /** News that are not shown as they happen. */
  unshown: readonly NewsGroup[];
  /** News that are heard as they happen. */
  heard: readonly NewsGroup[];
  /** Hours in which nothing is shown or heard, 'HH:MM' in the time zone in which moments are shown; empty for none. */
  quietFrom: string;
  quietTo: string;
}

export const initialManners = (): NewsManners => ({ unshown: [], heard: [], quietFrom: '', quietTo: '' });
export const newsManners = createStore(initialManners, {
  persist: {
    key: storageKeys.newsManners,
    scope: 'person',
    accept: (value) => storedManners(value),
    keep: (manners) => (session.token === '' ? undefined : copyOf(manners)),
  },
});

/** A copy, since a proxy can be neither stored nor sent. */
const copyOf = ({ unshown, heard, ...hours }: NewsManners): NewsManners => ({
  ...hours,
  unshown: [...unshown],
  heard: [...heard],
});

// Clearing what this browser keeps clears it too.
onForget(() => chooseManners(initialManners()));

const groupsIn = (value: unknown): NewsGroup[] =>
  newsGroups.filter((group) => Array.isArray(value) && value.includes(group));
const hourIn = (value: unknown): string =>
  typeof value === 'string' && /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value) ? value : '';

/** What of a stored value can be trusted. */
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

/** Says how other tabs hear of what is chosen here: one of them sounds for all. */
export const connectManners = (tell: typeof tellOthers) => {
  tellOthers = tell;
};

export function chooseManners(chosen: Partial<NewsManners>) {
  Object.assign(newsManners, chosen);
  tellOthers(copyOf(newsManners));
}

/** Takes over what was chosen in another tab. */
export const takeManners = (chosen: unknown) => void Object.assign(newsManners, storedManners(chosen));

/** What news of a kind are about. */
const groupOf = (kind: NotificationKind): NewsGroup | undefined =>
  newsGroups.find((group) => matters[group].kinds.some((each) => each === kind));

/** Whether a moment, milliseconds since 1970, lies in the quiet hours of a time zone, '' for the device's; they may go over midnight. */
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

/** Whether news of a kind are shown and heard where they happen at that moment. */
export function mannersFor(kind: NotificationKind, at = serverNow()): { shown: boolean; heard: boolean } {
  if (isQuiet(at, newsManners, preferences.timeZone)) return { shown: false, heard: false };
  const group = groupOf(kind);
  return {
    shown: group === undefined || !newsManners.unshown.includes(group),
    heard: group !== undefined && newsManners.heard.includes(group),
  };
}
