import { server, type Mutant } from '../mutant.ts';

export const bulkFiles: readonly Mutant[] = [
  {
    name: 'formula in the export',
    file: 'server/domains/streams/bulk/cells.ts',
    find: 'formula.test(text) ?',
    replace: 'false ?',
    caughtBy: server('server/streams/update.test.ts', 'turns no text into a formula'),
  },
  {
    name: 'upload beyond the largest file',
    file: 'server/domains/streams/handlers.ts',
    find: 'const bytes = await receiveFile(request, bulkLimits.bytes,',
    replace: 'const bytes = await receiveFile(request, 2 * bulkLimits.bytes,',
    caughtBy: server('server/bulk/check.test.ts', 'and refuses one with a byte more'),
  },
  {
    name: 'check beyond the largest file',
    file: 'server/domains/streams/handlers.ts',
    find: 'checkStreams(exchange, await receiveFile(request, bulkLimits.bytes,',
    replace: 'checkStreams(exchange, await receiveFile(request, 2 * bulkLimits.bytes,',
    caughtBy: server('server/bulk/check.test.ts', 'and refuses one with a byte more'),
  },
];
