// Apart from theme and density: the sign-in screen needs no more of it than public/theme.js does before first paint.
import { useSyncExternalStore } from 'react';
import { read, write } from './preference.ts';

/** Key in local storage; `public/theme.js` reads the same. */
export const motionKey = 'ds.motion';

export type MotionChoice = 'system' | 'reduced';

const listeners = new Set<() => void>();

export const motionChoice = (): MotionChoice => read(motionKey, ['reduced']) ?? 'system';

function show(root: HTMLElement = document.documentElement) {
  if (motionChoice() === 'reduced') root.dataset['motion'] = 'reduced';
  else delete root.dataset['motion'];
}

/** Stores and shows how much moves; 'system' forgets the choice. */
export function chooseMotion(choice: MotionChoice) {
  write(motionKey, choice === 'system' ? undefined : choice);
  show();
  listeners.forEach((listener) => listener());
}

/** Calls back when the choice changes here or in another tab. */
function watchMotion(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The chosen motion. For a switch only: styles follow by themselves. */
export const useMotionChoice = () => useSyncExternalStore(watchMotion, motionChoice);
