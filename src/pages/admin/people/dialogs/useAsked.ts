// Which dialog is open stands in the address, beside the filter: a link, the palette and "back" all work with it.
import { useSearchParams } from 'react-router-dom';
import { accountActions } from '../../../../state/trade/users.ts';

const questions = ['edit', 'invite', 'signOut', 'resetMfa', ...accountActions] as const;
export type Question = (typeof questions)[number];

export interface Asked {
  /** Whose details are open. */
  user: string | undefined;
  /** What is asked about that person. */
  ask: Question | undefined;
  /** Which form for new people is open. */
  add: 'one' | 'many' | undefined;
}

const names = ['user', 'ask', 'add'] as const;

export function useAsked() {
  const [address, setAddress] = useSearchParams();
  const add = address.get('add');
  const asked: Asked = {
    user: address.get('user') ?? undefined,
    ask: questions.find((question) => question === address.get('ask')),
    add: add === 'one' || add === 'many' ? add : undefined,
  };
  /** Asks something else, or with nothing closes what is open. */
  const ask = (next: Partial<Asked> = {}) =>
    setAddress((now) => {
      const changed = new URLSearchParams(now);
      for (const name of names) {
        changed.delete(name);
        if (next[name]) changed.set(name, next[name]);
      }
      return changed;
    });
  return { asked, ask };
}
