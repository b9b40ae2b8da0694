// The real app over the recorded answers of the demo world.
import { createContext, use, type PropsWithChildren } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { snackbar } from '#design-system/components/Snackbar/index.ts';
import { connect, connections } from '#src/api/connections.ts';
import { App } from '#src/app/App.tsx';
import { resetAll } from '#src/state/machine/registry.ts';
import { loadMe } from '#src/state/me/loadMe.ts';
import { openSession } from '#src/state/me/session.ts';
import { stopClock } from './clock.ts';
import { playBack, type Playback } from './playback.ts';
import { recordedAt, type Recording } from './recording.ts';

const recordings = import.meta.glob<Recording>('./recorded/*.json', { import: 'default' });

export interface World {
  recording: Recording;
  playback: Playback;
  close: () => void;
}

const encoded = (value: object) => btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_');

/** Signs the app in as a role, with its recorded answers for an exchange. */
export async function openWorld(role: string): Promise<World> {
  const recording = await recordings[`./recorded/${role}.json`]?.();
  if (!recording) throw new Error(`Nothing is recorded of ${role}: run npm run pages:record`);
  const startClock = stopClock(recordedAt);
  const before = { ...connections };
  const playback = playBack(recording);
  resetAll();
  connect({ fetch: playback.fetch, onUnauthorised: () => {} });
  if (recording.userId !== '') {
    openSession(`recorded.${encoded({ sub: recording.userId })}.`);
    // As in the recording, where the code of a screen takes longer than the person's record: until it is there, some
    // screens load what most people need.
    await loadMe();
  }
  return {
    recording,
    playback,
    close: () => {
      resetAll();
      for (const { id } of snackbar.items()) snackbar.hide(id);
      connect({ fetch: before.fetch, onUnauthorised: before.onUnauthorised });
      startClock();
    },
  };
}

const Address = createContext('/');

const ScreenRouter = ({ children }: PropsWithChildren) => (
  <MemoryRouter initialEntries={[use(Address)]}>{children}</MemoryRouter>
);

/** The whole app at the address of a screen. */
export function AppAt({ address }: { address: string }) {
  return (
    <Address value={address}>
      <App Router={ScreenRouter} />
    </Address>
  );
}

const placeholders = '[data-component="Skeleton"], [data-component="Loading"], [aria-busy="true"]';
/** A screen that changes no more for this long has settled. */
const quietMs = 300;
/** Milliseconds for all answers, after which one is surely missing. */
const longestMs = 45_000;
const pollMs = 30;

/** Resolves when a screen has all its answers and shows them. */
export async function settle(canvas: HTMLElement, { isBusy, missing }: Playback): Promise<void> {
  // Dialogs are outside the canvas.
  const { body } = canvas.ownerDocument;
  const begun = performance.now();
  let [seen, since] = ['', begun];
  while (performance.now() - since < quietMs) {
    await new Promise((resolve) => setTimeout(resolve, pollMs));
    if (performance.now() - begun > longestMs)
      throw new Error(`The screen does not settle. Missing: ${missing.join(', ') || 'nothing'}`);
    const text = body.innerHTML;
    const isReady = !isBusy() && canvas.querySelector('h1') !== null && body.querySelector(placeholders) === null;
    if (!isReady || text !== seen) since = performance.now();
    seen = text;
  }
}
