import { proxy } from 'valtio';
import { messageToastMs, notificationToastMs } from '../config/constants.ts';

export interface Snack {
  id: number;
  type: 'success' | 'error';
  text: string;
  /** Milliseconds that it stays; pointing at it or focusing it stops the clock. */
  durationMs: number;
}

export const initialSnackbar = (): { snacks: Snack[] } => ({ snacks: [] });
export const snackbar = proxy(initialSnackbar());

let lastId = 0;

/** Shows a message. The same text at the same time is shown once. */
export function showSnack(type: Snack['type'], text: string, durationMs: number = messageToastMs) {
  if (snackbar.snacks.some((snack) => snack.text === text && snack.type === type)) return;
  lastId += 1;
  snackbar.snacks.push({ id: lastId, type, text, durationMs });
}

/** Shows news that no action of this person caused. */
export const notify = (type: Snack['type'], text: string) => showSnack(type, text, notificationToastMs);

export const hideSnack = (id: number) => {
  snackbar.snacks = snackbar.snacks.filter((snack) => snack.id !== id);
};

export const clearSnacks = () => {
  snackbar.snacks = [];
};
