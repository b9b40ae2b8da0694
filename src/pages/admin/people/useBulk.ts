import { useState } from 'react';
import { lastReason } from '../person/person.ts';
import {
  isApplicable,
  accountActionRows,
  runAccountActions,
  type ItemResult,
  type AccountAction,
} from '../../../state/trade/users.ts';
import type { User } from '#contract/types.ts';

export interface BulkResult {
  action: AccountAction;
  results: readonly ItemResult[];
  names: ReadonlyMap<string, string>;
}

interface Bulk {
  done: number | undefined;
  result: BulkResult | undefined;
}

export function useBulk(keep: (failed: ReadonlySet<string>) => void) {
  const [{ done, result }, set] = useState<Bulk>({ done: undefined, result: undefined });
  const start = async (
    action: AccountAction,
    ids: readonly string[],
    names: ReadonlyMap<string, string>,
    reasonOf: Parameters<typeof runAccountActions>[3],
  ) => {
    set({ done: 0, result: undefined });
    const results = await runAccountActions(action, ids, (count) => set({ done: count, result: undefined }), reasonOf);
    const failed = results.filter(({ problem }) => problem !== undefined);
    keep(new Set(failed.map(({ key }) => key)));
    set({ done: undefined, result: { action, results, names } });
    return failed.length === 0;
  };
  const run = (action: AccountAction, ids: readonly string[], names: ReadonlyMap<string, string>, reason?: string) =>
    start(action, ids, names, () => reason);
  const undo = ({ action, results, names }: BulkResult) => {
    const { inverse } = accountActionRows[action];
    const done = results.filter(({ problem }) => problem === undefined).map(({ key }) => key);
    // A repeated lock reuses each person's original reason.
    return start(inverse, done, names, (id) => lastReason(inverse, id));
  };
  return { done, result, run, undo, dismiss: () => set({ done: undefined, result: undefined }) };
}

export const affectedBy = (action: AccountAction, selected: readonly User[], selfId: string): User[] =>
  selected.filter((user) => user.id !== selfId && isApplicable(action, user));
