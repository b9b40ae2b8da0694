import type { MercuriusContext } from 'mercurius';
import { executionStates } from '#contract/constants.ts';
import { listRuns } from '../domains/executions/list.ts';
import { filterOf, refuse, type Arguments } from './paging.ts';

const sides = { MINE: 'mine', DATA: 'data', ALGORITHM: 'algorithm' } as const;

export const computingQueries = {
  executions(_root: unknown, args: Arguments<'executions'>, { exchange, caller }: MercuriusContext) {
    const state = executionStates.find((one) => one === args.state);
    if (args.state && !state) throw refuse('state', `is not one of ${executionStates.join(', ')}`);
    return listRuns(exchange.db, caller.id, { ...filterOf(args), side: sides[args.role ?? 'MINE'], state });
  },
};
