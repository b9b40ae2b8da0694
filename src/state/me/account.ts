import { run } from '../machine/operations.ts';
import { resource } from '../machine/resource.ts';
import { session } from './session.ts';

export const sessions = resource('sessions.load', { from: 'session.list', value: (reply) => reply.sessions });

export const closeOtherSessions = () => run('sessions.closeOthers', {});

export const closeSession = (id: string, device: string) =>
  run('sessions.closeOne', { params: { id } }, { id, parts: { device } });

export const exportOwnData = () => run('account.export', { params: { id: session.userId } });
