import { run } from '../machine/operations.ts';
import { resource } from '../machine/resource.ts';
import { session } from './session.ts';

export const sessions = resource('sessions.load', { from: 'session.list', value: (reply) => reply.sessions });

export const closeOtherSessions = () => run('sessions.closeOthers', {});

/** @returns true when the session has ended, by this call or before it */
export async function closeSession(id: string, device: string): Promise<boolean> {
  const outcome = await run('sessions.closeOne', { params: { id } }, { id, parts: { device } });
  const isGone = outcome.ok || outcome.failure.facts.status === 404;
  if (!outcome.ok && isGone) void sessions.load();
  return isGone;
}

export const exportOwnData = () => run('account.export', { params: { id: session.userId } });
