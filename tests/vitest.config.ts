import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { defineConfig } from 'vitest/config';
import { slowness } from './support/slowness.ts';

const root = path.join(import.meta.dirname, '..');
const app = path.join(root, 'vite.config.ts');
// Real servers, browsers and clocks on a shared machine: in CI a test that fails is tried once more, and fails if it fails again.
const retry = process.env['CI'] ? 1 : 0;
// By default Vitest leaves one processor free: on two, that is one file at a time, although tests mostly wait.
const maxWorkers = Math.max(2, availableParallelism());
/** Limits that a busy machine does not exceed. */
const seconds = (count: number) => count * 1_000 * slowness();
const pageTests = globSync('tests/src/pages/**/*.test.tsx', { cwd: root });
/** True for a test that imports what starts the server; the others draw a part alone. */
const startsServer = (file: string) =>
  /from '[^']+(?:Fixture|\/market|\/exchange)\.ts'/u.test(readFileSync(path.join(root, file), 'utf8'));
/** Tests that open a page of the real app against the real server, in one process. */
const allPages = [
  ...pageTests.filter((file) => startsServer(file)),
  'tests/src/app/App.test.tsx',
  'tests/src/app/palette/palette.test.tsx',
  'tests/src/main.test.tsx',
];
/** Pages of the main story and of signing in. The rules of the other pages are proven by the tests of the server, of state and of parts. */
const mainPages = [
  'tests/src/pages/{access,contracts,dashboard,marketplace,mfa,offers,recovery}/*.test.tsx',
  'tests/src/pages/product/{badData,product,purchase}.test.tsx',
  'tests/src/pages/products/products.test.tsx',
  'tests/src/pages/wallet/wallet.test.tsx',
  'tests/src/app/App.test.tsx',
];
/** Need a separate process: they assert the state before lazy code has loaded, that no screen was ever opened, replace reloads, or load stories at a given moment. */
const alone = [
  'tests/conformance/table.test.ts',
  'tests/design-system/components/Markdown.test.tsx',
  'tests/design-system/form/SearchField.test.tsx',
  'tests/design-system/patterns/DataTable.unsorted.test.tsx',
  'tests/design-system/promises.test.tsx',
  'tests/design-system/onServer/onServer.test.tsx',
  'tests/src/app/Screen.test.tsx',
  'tests/src/state/trade/catalogue.test.ts',
  'tests/src/state/machine/storage.test.ts',
];
/** Rows of the specification that no page test presses; pressedBy.ts names the test of each other row. */
const onExchange = 'tests/conformance/exchange.test.ts';

// Node gives everyone graphql's CommonJS; Vite would give our code a second copy, which refuses the first one's types.
const oneGraphql = [{ find: /^graphql$/u, replacement: path.join(root, 'node_modules/graphql/index.js') }];

/** Rendering leaves much short-lived garbage: a larger young generation needs fewer collections. */
const execArgv = ['--max-semi-space-size=64'];

/** The default of one second is too short to reopen a lost database, and for most waits on a busy machine. */
const patient = { expect: { poll: { timeout: seconds(60) } } };

const inJsdom = {
  ...patient,
  maxWorkers,
  retry,
  execArgv,
  environment: 'jsdom',
  // State is reset after each test: one start per worker instead of one per file saves most of the time.
  isolate: false,
  setupFiles: ['tests/support/vitest/setup.ts'],
  // The first look-up by role computes every style of the page, which is slow on a busy machine.
  testTimeout: seconds(30),
};

/** Need a fresh process: the number of statement names is limited, and the tests measure memory. */
const serverAlone = ['tests/server/core/statements.test.ts', 'tests/server/compute/fence.test.ts'];

/** Files of 10 to 100 s each: restarts, lost databases, copies, scale, attacks, every format, limits on how often, and other people's tools. */
const serverMore = [
  'tests/server/access/{formats,stalled,tools}.test.ts',
  'tests/server/admin/commandLine.test.ts',
  'tests/server/{backup,deploy,metrics,seed,traces}/*.test.ts',
  'tools/load/{load,nginx}.test.ts',
  'tests/server/{bulk,files}/crash.test.ts',
  'tests/server/core/process.test.ts',
  'tests/server/database/{embedded,lost,maintenance,migrate,plans}.test.ts',
  'tests/server/compute/{knownAnswers,memory,roomAttacks}.test.ts',
  'tests/server/executions/restart.test.ts',
  'tests/server/faults/{patroni,process,routes}.test.ts',
  'tests/server/jobs/retention.test.ts',
  'tests/server/ledger/{audit,kill}.test.ts',
  'tests/server/samples/{rows,sample}.test.ts',
  'tests/server/security/{fuzz,resources,signIn}.test.ts',
  'tests/server/session/{limits,processes}.test.ts',
  'tests/server/webhooks/{kill,webhooks}.test.ts',
  'tests/server/streams/{searchFolding,searchLimits}.test.ts',
  'tests/server/tables/{arrow,everyFormat,jsonLines,scanned,tables,types,untidy,values}.test.ts',
  'tests/server/users/erase.test.ts',
];

/** Measured over minutes, on a machine that does nothing else: npm run test:load. */
const measured = ['tools/load/{bulk,growth,rates}.test.ts'];

/** Mostly wait: specified delays, time limits, a paused database. */
const serverWaits = [
  'tests/server/executions/badInput.test.ts',
  'tests/server/faults/failover.test.ts',
  'tests/server/faults/readOnlyFolder.test.ts',
  'tests/server/live/feeds.test.ts',
  'tests/server/live/listing.test.ts',
  'tests/server/live/preview.test.ts',
  'tests/server/live/realParts.test.ts',
  'tests/server/live/socket.test.ts',
  'tests/server/notifications/notifications.test.ts',
  'tests/server/samples/onListing.test.ts',
  'tests/server/subscriptions/unreadable.test.ts',
];

const onServer = {
  maxWorkers,
  retry,
  environment: 'node',
  globalSetup: ['tests/support/vitest/scratch.ts', 'tests/support/database/postgres.ts'],
  testTimeout: seconds(120),
  hookTimeout: seconds(120),
  ...patient,
};

const onPages = { extends: app, root, resolve: { alias: oneGraphql } };
const inPages = {
  ...patient,
  maxWorkers,
  retry,
  execArgv,
  // Each test leaves its page and signs out, and a page costs less than a start.
  isolate: false,
  environment: './tests/support/vitest/jsdomBesideServer.ts',
  globalSetup: ['tests/support/vitest/scratch.ts', 'tests/support/database/postgres.ts'],
  setupFiles: ['tests/support/vitest/setup.ts', 'tests/src/support/clearMessages.ts'],
  // A test of many clicks and several waits of half a minute each: less than this fails on a busy machine, not on a fault.
  testTimeout: seconds(120),
  hookTimeout: seconds(120),
};

export default defineConfig({
  root,
  test: {
    coverage: {
      provider: 'v8',
      include: ['contract/**/*.ts', 'design-system/**/*.{ts,tsx}', 'server/**/*.ts', 'src/**/*.{ts,tsx}'],
      exclude: ['**/*.d.ts', 'src/main.tsx'],
    },
    projects: [
      {
        extends: app,
        root,
        test: {
          ...inJsdom,
          name: 'unit',
          include: ['tests/src/**/*.test.{ts,tsx}', 'tests/conformance/**/*.test.ts'],
          exclude: [...allPages, onExchange, ...alone],
        },
      },
      {
        extends: app,
        root,
        test: {
          ...inJsdom,
          name: 'parts',
          include: ['tests/design-system/**/*.test.{ts,tsx}'],
          exclude: alone,
        },
      },
      { extends: app, root, test: { ...inJsdom, name: 'alone', isolate: true, include: alone } },
      {
        ...onPages,
        test: {
          ...inPages,
          name: 'pages',
          include: mainPages,
          exclude: pageTests.filter((file) => !startsServer(file)),
        },
      },
      { ...onPages, test: { ...inPages, name: 'pagesMore', include: [...allPages, onExchange], exclude: mainPages } },
      {
        root,
        test: {
          name: 'node',
          maxWorkers,
          environment: 'node',
          include: [
            'tests/contract/**/*.test.ts',
            'tests/{docs,tokens}/**/*.test.ts',
            'tests/visual/**/*.test.ts',
            'tests/{imports,mutants,prose,workflows}/**/*.test.ts',
          ],
          // Properties over thousands of texts take seconds where others have the processor.
          testTimeout: seconds(30),
        },
      },
      {
        root,
        resolve: { alias: oneGraphql },
        test: {
          ...onServer,
          name: 'server',
          // Each file opens a separate database; loading the server once per worker saves 0.7 CPU seconds a file.
          isolate: false,
          include: ['tests/server/**/*.test.ts'],
          exclude: [...serverAlone, ...serverMore, ...serverWaits],
        },
      },
      {
        root,
        resolve: { alias: oneGraphql },
        test: { ...onServer, name: 'serverMore', isolate: false, include: serverMore },
      },
      {
        root,
        resolve: { alias: oneGraphql },
        test: { ...onServer, name: 'serverWaits', isolate: false, include: serverWaits },
      },
      {
        root,
        resolve: { alias: oneGraphql },
        test: { ...onServer, name: 'serverAlone', include: serverAlone },
      },
      {
        root,
        resolve: { alias: oneGraphql },
        test: {
          name: 'load',
          environment: 'node',
          include: measured,
          globalSetup: ['tests/support/vitest/scratch.ts', 'tests/support/database/postgres.ts'],
          testTimeout: seconds(600),
          hookTimeout: seconds(600),
          fileParallelism: false,
        },
      },
      {
        root,
        test: {
          name: 'launch',
          ...patient,
          retry,
          environment: 'node',
          include: ['tests/{generator,launch,library}/**/*.test.ts'],
          globalSetup: ['tests/support/vitest/scratch.ts'],
          testTimeout: seconds(120),
          hookTimeout: seconds(120),
          // Each test starts whole processes; side by side they would only slow one another past their limits.
          fileParallelism: false,
        },
      },
      {
        root,
        test: {
          name: 'looks',
          ...patient,
          maxWorkers,
          retry,
          environment: 'node',
          include: ['tests/looks/**/*.test.ts'],
          testTimeout: seconds(120),
          // One visit to each of some hundred stories.
          hookTimeout: seconds(1800),
        },
      },
    ],
  },
});
