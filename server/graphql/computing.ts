import type { MercuriusContext } from 'mercurius';
import { executionStates } from '#contract/constants.ts';
import { listRuns } from '../domains/executions/list.ts';
import { pageOf, refuse, type Arguments } from './paging.ts';

const sides = { MINE: 'mine', DATA: 'data', ALGORITHM: 'algorithm' } as const;

export const computingQueries = {
  async executions(_root: unknown, asked: Arguments<'executions'>, { exchange, caller }: MercuriusContext) {
    const paging = pageOf(asked);
    const state = executionStates.find((one) => one === asked.state);
    if (asked.state && !state) throw refuse('state', `is not one of ${executionStates.join(', ')}`);
    const { total, runs } = await listRuns(exchange.db, caller.id, {
      ...paging,
      side: sides[asked.role ?? 'MINE'],
      state,
    });
    return { page: paging.page, limit: paging.limit, total, content: runs };
  },
};
