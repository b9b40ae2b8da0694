// Separate from theme and density: the sign-in screen only needs what public/theme.js does before first paint.
import { useSyncExternalStore } from 'react';
import { readPreference, storageKeys, writePreference } from './preference.ts';

export type MotionChoice = 'system' | 'reduced';

const listeners = new Set<() => void>();

const motionChoice = (): MotionChoice => readPreference(storageKeys.motion, ['reduced']) ?? 'system';

function applyMotion(root: HTMLElement = document.documentElement) {
  if (motionChoice() === 'reduced') root.dataset['motion'] = 'reduced';
  else delete root.dataset['motion'];
}

/** Stores and applies the choice of reduced motion. `system` follows the system. */
export function chooseMotion(choice: MotionChoice) {
  writePreference(storageKeys.motion, choice === 'system' ? undefined : choice);
  applyMotion();
  listeners.forEach((listener) => listener());
}

function watchMotion(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The stored choice of `chooseMotion`; `system` on a server and where nothing is stored. */
export const useMotionChoice = (): MotionChoice => useSyncExternalStore(watchMotion, motionChoice, () => 'system');
