import { closePanelsBy, snackbar } from '#design-system';
import { connect } from '../api/connections.ts';
import { successClearMs } from '../config/constants.ts';
import { publicPageOf } from '../config/frontDoor.ts';
import { paths } from '../config/paths.ts';
import { closeOnBack, watchHistory } from '../pages/shared/history/navigationBlockers.ts';
import { connectAnnouncer } from '../state/machine/announce.ts';
import { persist, restore, restorePerson } from '../state/machine/registry.ts';
import { session } from '../state/me/session.ts';
import { expireSession, followOtherTabs } from '../state/me/endSession.ts';
import { startPrefetching, prefetchScreen } from './prefetch.ts';
import { reloadOnMissingChunk } from './chunkReload.ts';

const isShown = (id: number) => snackbar.items().some((item) => item.id === id);
const isBeingRead = () => document.querySelector('[data-component="Snackbar"]:is(:hover, :focus-within)') !== null;

export async function start(): Promise<() => void> {
  connect({
    onUnauthorised: () => {
      if (location.pathname !== paths.root) void expireSession();
    },
  });
  closePanelsBy(closeOnBack);
  connectAnnouncer(({ reason: detail, ...rest }) => {
    const id = snackbar.show({ ...rest, ...(detail && { detail }) });
    // The time starts when the message is visible. Hovering or focusing it keeps it open.
    if (rest.type === 'success' && rest.kind === 'message')
      snackbar.runAfterVisible(id, successClearMs, () => isShown(id) && !isBeingRead() && snackbar.hide(id));
  });
  restore();
  const publicPage = session.token === '' ? publicPageOf(location) : undefined;
  if (publicPage) {
    location.replace(publicPage);
    // The page is unloading: the sign-in screen would flash.
    await new Promise<never>(() => {});
  }
  if (session.userId !== '') {
    // In parallel with restoring, for slow networks.
    const screen = prefetchScreen();
    await restorePerson(session.userId);
    // Restored values would overwrite newer replies.
    const read = await screen;
    if (session.mfa === null) read();
  }
  const teardowns = [
    persist(() => session.userId),
    followOtherTabs(),
    reloadOnMissingChunk(),
    startPrefetching(),
    watchHistory(),
    () => closePanelsBy(undefined),
  ];
  return () => teardowns.forEach((teardown) => teardown());
}
