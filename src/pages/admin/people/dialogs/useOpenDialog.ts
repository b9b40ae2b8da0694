// The address stores the open dialog, so links, the palette and "back" work with it.
import { useSearchParams } from 'react-router-dom';
import { accountActions } from '../../../../state/trade/users.ts';

const questions = ['edit', 'invite', 'signOut', 'resetMfa', 'hold', 'release', 'erase', ...accountActions] as const;
export type Question = (typeof questions)[number];

export interface OpenDialog {
  user: string | undefined;
  ask: Question | undefined;
  add: 'one' | 'many' | undefined;
}

const names = ['user', 'ask', 'add'] as const;

export function useOpenDialog() {
  const [address, setAddress] = useSearchParams();
  const add = address.get('add');
  const opened: OpenDialog = {
    user: address.get('user') ?? undefined,
    ask: questions.find((question) => question === address.get('ask')),
    add: add === 'one' || add === 'many' ? add : undefined,
  };
  const openDialog = (next: Partial<OpenDialog> = {}) =>
    setAddress((now) => {
      const changed = new URLSearchParams(now);
      for (const name of names) {
        changed.delete(name);
        if (next[name]) changed.set(name, next[name]);
      }
      return changed;
    });
  return { opened, openDialog };
}
