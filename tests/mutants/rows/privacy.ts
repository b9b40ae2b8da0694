import { alone, server, unit, type Mutant } from '../mutant.ts';

const documents = 'server/core/documents.test.ts';

export const privacy: readonly Mutant[] = [
  {
    name: 'stored comparison',
    file: 'src/state/trade/browse/compare.ts',
    find: '{ persist: false }',
    replace: `{
  persist: { key: 'compare', scope: 'browser', accept: (value) => value as object, toStored: (all) => ({ ...all }) },
}`,
    caughtBy: alone('src/state/machine/storage.test.ts', 'stores only what the list allows'),
  },
  {
    name: 'stored catalogue',
    file: 'src/state/trade/selling/catalogue.ts',
    find: '{ persist: false }',
    replace: `{
  persist: { key: 'catalogue', scope: 'person', accept: (value) => value as object, toStored: (all) => ({ ...all }) },
}`,
    caughtBy: alone('src/state/machine/storage.test.ts', 'stores only what the list allows'),
  },
  {
    name: 'storage of an ended session',
    file: 'src/state/me/endSession.ts',
    find: 'clearStored();\n  announce',
    replace: 'announce',
    caughtBy: unit('src/state/me/session.test.ts', 'ends once on ten simultaneous calls'),
  },
  {
    name: 'source address for everyone',
    file: 'server/domains/streams/toStream.ts',
    find: '...(row.owner_id === viewer.id && {',
    replace: '...({',
    caughtBy: server('server/streams/visibility.test.ts', 'is in no answer to others'),
  },
  {
    name: 'caller known to the source',
    file: 'server/upstream/headers.ts',
    find: '|cookie|authorization|',
    replace: '|',
    caughtBy: server('server/upstream/open.test.ts', 'sends the source nothing about the reader'),
  },
  {
    name: 'private network as a source',
    file: 'server/upstream/addresses.ts',
    find: `if (address.range() !== 'unicast') return true;`,
    replace: '',
    caughtBy: server('server/upstream/addresses.test.ts', 'addresses judged from the text alone'),
  },
  {
    name: 'cached answers',
    file: 'server/http/headers.ts',
    find: `'cache-control': 'no-store',`,
    replace: '',
    caughtBy: server(documents, 'of a call'),
  },
  {
    name: 'scripts of other origins',
    file: 'server/http/headers.ts',
    find: `'script-src': "'self'",\n    'style-src': \`'self'`,
    replace: `'script-src': "'self' https:",\n    'style-src': \`'self'`,
    caughtBy: server(documents, 'the app'),
  },
  {
    name: 'secret under any context',
    file: 'server/kernel/seal.ts',
    find: '.setAAD(Buffer.from(context));',
    replace: ';',
    caughtBy: server('server/wallet/keys.test.ts', 'opens again, and never under another context'),
  },
  {
    name: 'one small group hidden alone',
    file: 'server/compute/child/chooseGroups.ts',
    find: 'const isTelling = number(hidden) > 0 &&',
    replace: 'const isTelling = number(hidden) < 0 &&',
    caughtBy: server('server/compute/roomFigures.test.ts', 'hides one more group'),
  },
  {
    name: 'exact figure of equal values',
    file: 'server/compute/child/coarseFigures.ts',
    find: ': 10 ** (Math.floor(Math.log10(Math.abs(value))) - 1);',
    replace: ': 1e-9;',
    caughtBy: server('server/compute/roomFigures.test.ts', 'rounds figures of equal values'),
  },
];
