import { typeInPalette } from './acts.ts';
import type { State } from './state.ts';

/** Parts of the frame. */
// prettier-ignore
export const frameStates = [
  { state: 'palette', roles: ['buyer', 'seller', 'admin'], press: [/^Search or run a command/u] },
  { state: 'palette-buy', roles: ['buyer'], act: typeInPalette('buy weather') },
  { state: 'palette-product', roles: ['buyer'], act: typeInPalette('seattle') },
  { state: 'bell', roles: ['buyer', 'seller'], press: [/^Notifications/u] },
  { state: 'help', roles: ['buyer'], press: [/^Help/u] },
  { state: 'account', roles: ['buyer', 'admin'], press: [/^Account/u] },
  { state: 'more', only: 'phones', roles: ['buyer', 'seller', 'admin'], press: [/^More/u] },
] satisfies readonly (State & { state: string })[] as readonly (State & { state: string })[];
