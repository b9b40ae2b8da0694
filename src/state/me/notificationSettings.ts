import {
  notificationGroups,
  notificationKindNames,
  notificationKinds,
  type NotificationGroup,
  type NotificationKind,
} from '#contract/notificationKinds.ts';
import { storageKeys } from '../../config/constants.ts';
import { serverNow } from '../machine/clock.ts';
import { onDraftsCleared } from './drafts.ts';
import { preferences } from './preferences.ts';
import { createStore } from '../machine/registry.ts';
import { session } from './session.ts';

export interface NotificationSettings {
  /** Left out of the bell and the inbox, too. */
  off: readonly NotificationGroup[];
  unshown: readonly NotificationGroup[];
  heard: readonly NotificationGroup[];
  /** Quiet hours as 'HH:MM' in the preferred time zone; empty for none. */
  quietFrom: string;
  quietTo: string;
}

export const initialNotificationSettings = (): NotificationSettings => ({
  off: [],
  unshown: [],
  heard: [],
  quietFrom: '',
  quietTo: '',
});
export const notificationSettings = createStore(initialNotificationSettings, {
  persist: {
    key: storageKeys.notificationSettings,
    scope: 'person',
    accept: (value) => storedNotificationSettings(value),
    // Defaults are not stored: clearing the local data leaves no key behind.
    toStored: (settings) => (session.token === '' || isDefault(settings) ? undefined : copyOf(settings)),
  },
});

const isDefault = ({ off, unshown, heard, quietFrom, quietTo }: NotificationSettings) =>
  off.length === 0 && unshown.length === 0 && heard.length === 0 && quietFrom === '' && quietTo === '';

/** A proxy cannot be stored or posted. */
const copyOf = ({ off, unshown, heard, ...hours }: NotificationSettings): NotificationSettings => ({
  ...hours,
  off: [...off],
  unshown: [...unshown],
  heard: [...heard],
});

onDraftsCleared(() => changeNotificationSettings(initialNotificationSettings()));

const groupsIn = (value: unknown): NotificationGroup[] =>
  notificationGroups.filter((group) => Array.isArray(value) && value.includes(group));
const hourIn = (value: unknown): string =>
  typeof value === 'string' && /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value) ? value : '';

export function storedNotificationSettings(value: unknown): NotificationSettings | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { off, unshown, heard, quietFrom, quietTo } = value as Record<string, unknown>;
  return {
    off: groupsIn(off),
    unshown: groupsIn(unshown),
    heard: groupsIn(heard),
    quietFrom: hourIn(quietFrom),
    quietTo: hourIn(quietTo),
  };
}

let broadcast: (settings: NotificationSettings) => void = () => {};

/** Connects the broadcast to other tabs, because one tab plays the sound for all. */
export const connectSettingsBroadcast = (send: typeof broadcast) => {
  broadcast = send;
};

export function changeNotificationSettings(chosen: Partial<NotificationSettings>) {
  Object.assign(notificationSettings, chosen);
  broadcast(copyOf(notificationSettings));
}

export const receiveNotificationSettings = (chosen: unknown) =>
  void Object.assign(notificationSettings, storedNotificationSettings(chosen));

export const isListed = (kind: NotificationKind, { off }: Pick<NotificationSettings, 'off'>): boolean =>
  !off.includes(notificationKinds[kind].group);

export const listedKinds = ({ off }: Pick<NotificationSettings, 'off'>): NotificationKind[] | undefined =>
  off.length === 0 ? undefined : notificationKindNames.filter((kind) => isListed(kind, { off }));

/** @param timeZone '' for the device's. Quiet hours may cross midnight. */
export function isQuiet(
  at: number,
  { quietFrom, quietTo }: Pick<NotificationSettings, 'quietFrom' | 'quietTo'>,
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

export function deliveryFor(kind: NotificationKind, at = serverNow()): { shown: boolean; heard: boolean } {
  if (isQuiet(at, notificationSettings, preferences.timeZone)) return { shown: false, heard: false };
  if (!isListed(kind, notificationSettings)) return { shown: false, heard: false };
  const { group } = notificationKinds[kind];
  return {
    shown: !notificationSettings.unshown.includes(group),
    heard: notificationSettings.heard.includes(group),
  };
}
