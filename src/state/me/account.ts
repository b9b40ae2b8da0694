import type { Session } from '#contract/types.ts';
import { useSnapshot } from 'valtio';
import { hold, load, type Held } from '../machine/load.ts';
import { run } from '../machine/operations.ts';
import { createStore } from '../machine/registry.ts';
import { session } from './session.ts';

interface Account {
  /** Where the person is signed in, last used first. */
  sessions: Held<Session[]> | undefined;
}

export const initialAccount = (): Account => ({ sessions: undefined });
export const account = createStore(initialAccount, { persist: false });

export const useSessions = () => useSnapshot(account).sessions;

/** Loads where the person is signed in. */
export const loadSessions = load('sessions.load', ({ sessions }) => {
  account.sessions = hold(sessions);
});

/** Ends all sessions of the person but this one. */
export const closeOtherSessions = () => run('sessions.closeOthers', {});

/** Everything that the exchange keeps about the person. */
export const exportOwnData = () => run('account.export', { params: { id: session.userId } });
