import { snackbar } from '#design-system';
import { connect } from '../api/connections.ts';
import { paths } from '../config/paths.ts';
import { connectAnnouncer } from '../state/announce.ts';
import { persist, restore } from '../state/registry.ts';
import { expireSession, followOtherTabs } from '../state/endSession.ts';
import { fetchAhead } from './ahead.ts';
import { reloadOnMissingChunk } from './chunkReload.ts';

const beingRead = () => document.querySelector('[data-component="Snackbar"]:is(:hover, :focus-within)') !== null;

/** Joins the parts that do not know one another. Gives back what takes them apart. */
export async function start(): Promise<() => void> {
  connect({
    onUnauthorised: () => {
      if (location.pathname !== paths.root) void expireSession();
    },
  });
  connectAnnouncer((announcement) => {
    const id = snackbar.show(announcement);
    // A message that is being read stays until its own time is over.
    return () => !beingRead() && snackbar.hide(id);
  });
  await restore();
  const stops = [persist(), followOtherTabs(), reloadOnMissingChunk(), fetchAhead()];
  return () => stops.forEach((stop) => stop());
}
