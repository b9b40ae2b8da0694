import { snackbar } from '#design-system';
import { connect } from '../api/connections.ts';
import { successClearMs } from '../config/constants.ts';
import { paths } from '../config/paths.ts';
import { connectAnnouncer } from '../state/machine/announce.ts';
import { persist, restore, restorePerson } from '../state/machine/registry.ts';
import { session } from '../state/me/session.ts';
import { deleteFormerDatabases } from '../state/machine/storage.ts';
import { expireSession, followOtherTabs } from '../state/me/endSession.ts';
import { fetchAhead, fetchScreen } from './ahead.ts';
import { reloadOnMissingChunk } from './chunkReload.ts';

const beingRead = () => document.querySelector('[data-component="Snackbar"]:is(:hover, :focus-within)') !== null;

/** Joins the parts that do not know one another. Gives back what takes them apart. */
export async function start(): Promise<() => void> {
  connect({
    onUnauthorised: () => {
      if (location.pathname !== paths.root) void expireSession();
    },
  });
  connectAnnouncer(({ reason: detail, ...rest }) => {
    const id = snackbar.show({ ...rest, ...(detail && { detail }) });
    // Two seconds from when it can be seen: what follows a success may keep a device busy for longer than that. A
    // message that is being read stays until its own time is over.
    if (rest.type === 'success' && rest.kind === 'message')
      snackbar.afterSight(id, successClearMs, () => !beingRead() && snackbar.hide(id));
  });
  deleteFormerDatabases();
  restore();
  if (session.userId !== '') {
    // On a slow network each wait for what is known only then adds up.
    const screen = fetchScreen();
    await restorePerson(session.userId);
    // What was kept would take the place of what was read before it.
    const read = await screen;
    if (session.mfa === null) read();
  }
  const stops = [persist(() => session.userId), followOtherTabs(), reloadOnMissingChunk(), fetchAhead()];
  return () => stops.forEach((stop) => stop());
}
