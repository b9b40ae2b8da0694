import type { Session } from '#contract/types.ts';
import { useSnapshot } from 'valtio';
import { ref, load, type Ref } from '../machine/load.ts';
import { run } from '../machine/operations.ts';
import { createStore } from '../machine/registry.ts';
import { session } from './session.ts';

interface Account {
  sessions: Ref<Session[]> | undefined;
}

export const initialAccount = (): Account => ({ sessions: undefined });
export const account = createStore(initialAccount, { persist: false });

export const useSessions = () => useSnapshot(account).sessions;

export const loadSessions = load('sessions.load', ({ sessions }) => {
  account.sessions = ref(sessions);
});

export const closeOtherSessions = () => run('sessions.closeOthers', {});

export const exportOwnData = () => run('account.export', { params: { id: session.userId } });
