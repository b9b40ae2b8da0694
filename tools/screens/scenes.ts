// Scenes from the states of the screens: a name, an address and the roles that meet it.
import { screens, type ScreenName } from '#src/config/screens.ts';
import type { Viewer } from './roles.ts';
import { frameStates } from './frameStates.ts';
import type { State } from './state.ts';
import { states } from './states.ts';

export interface Scene extends State {
  readonly name: string;
  readonly screen: ScreenName;
}

/** `wallet-history` for `walletHistory`. */
const dashed = (name: string) => name.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);

const sceneOf = (screen: ScreenName, state: State): Scene => ({
  ...state,
  screen,
  name: [dashed(screen), state.state].filter(Boolean).join('-'),
});

export const scenes: readonly Scene[] = [
  ...Object.entries(states).flatMap(([screen, own]) => own.map((state) => sceneOf(screen as ScreenName, state))),
  // Parts of the frame are pictured over the wallet.
  ...frameStates.map((state) => Object.assign(sceneOf('wallet', state), { name: state.state })),
];

/** The one state of its screen that is pictured in every theme and width. */
export const isMain = ({ screen, name }: Scene) => name === dashed(screen);

/** Address of a scene; undefined where the viewer has no such record. */
export function addressOf({ screen, id, query = '' }: Scene, viewer: Viewer): string | undefined {
  const record = typeof id === 'function' ? id(viewer) : id;
  const rest = typeof query === 'function' ? query(viewer) : query;
  const { path } = screens[screen];
  if (rest === undefined || (path.includes(':id') && record === undefined)) return undefined;
  return (path === '*' ? '/no/such/page' : path.replace(':id', record ?? '')) + rest;
}
