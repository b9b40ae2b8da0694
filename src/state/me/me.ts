import { slots } from '#contract/roles.ts';
import type { Slot, User } from '#contract/types.ts';
import type { Ref } from '../machine/load.ts';
import { preferences } from './preferences.ts';
import { createStore } from '../machine/registry.ts';
import { useSelected } from '../machine/useSelected.ts';
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

export const useMe = () => useSelected(me, ({ user }) => user);

export const useMode = () =>
  modeOf(
    useMe(),
    useSelected(preferences, ({ mode }) => mode),
  );

export function chooseMode(slot: Slot) {
  if (grantedModes(me.user).includes(slot)) preferences.mode = slot;
}
