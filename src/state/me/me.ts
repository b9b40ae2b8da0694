import { slots } from '#contract/roles.ts';
import type { Slot, User } from '#contract/types.ts';
import { useSnapshot } from 'valtio';
import type { Ref } from '../machine/load.ts';
import { preferences } from './preferences.ts';
import { createStore } from '../machine/registry.ts';
import { useStatusOf } from '../machine/status.ts';

const initialMe = (): { user: Ref<User> | undefined } => ({ user: undefined });
export const me = createStore(initialMe, { persist: false });

export const grantedModes = (user: User | undefined): Slot[] => slots.filter((slot) => user?.userModeType[slot]);

const modeOf = (user: User | undefined, chosen: Slot | undefined): Slot | undefined => {
  const granted = grantedModes(user);
  // Administrators start where administration is in the navigation.
  return granted.find((slot) => slot === chosen) ?? granted.find((slot) => slot === 'admin') ?? granted[0];
};

export const useMeStatus = () => useStatusOf('me.load');

export const useMe = () => useSnapshot(me).user;

export const useMode = () => modeOf(useSnapshot(me).user, useSnapshot(preferences).mode);

export function chooseMode(slot: Slot) {
  if (grantedModes(me.user).includes(slot)) preferences.mode = slot;
}
