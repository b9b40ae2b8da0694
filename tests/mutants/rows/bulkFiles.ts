import { server, type Mutant } from '../mutant.ts';

export const bulkFiles: readonly Mutant[] = [
  {
    name: 'formula in the export',
    file: 'server/domains/streams/bulk/cells.ts',
    find: 'formula.test(text) ?',
    replace: 'false ?',
    caughtBy: server('server/streams/update.test.ts', 'turns no text into a formula'),
  },
];
