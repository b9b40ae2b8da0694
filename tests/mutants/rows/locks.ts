import { server, serverMore, unit, type Mutant } from '../mutant.ts';

const operations = 'src/state/machine/operations.test.ts';

export const locks: readonly Mutant[] = [
  {
    name: 'bookkeeping tables created by another process',
    file: 'server/database/migrate.ts',
    find: `new Set(['23505', '42P07', '42701', '42710'])`,
    replace: 'new Set<string>()',
    caughtBy: serverMore('server/database/migrate.test.ts', 'starting on an empty database'),
  },
  {
    name: 'account of a new seller locked after that of the buyer',
    file: 'server/domains/subscriptions/lock.ts',
    find: ' and (price = 0 or exists (select 1 from accounts where id = owner_id))',
    replace: '',
    caughtBy: server('server/subscriptions/races.test.ts', 'first sales of a seller without an account'),
  },
  {
    name: 'sale beside a signature under way',
    file: 'server/domains/subscriptions/lock.ts',
    find: `    .orderBy('id')\n    .forShare()\n`,
    replace: `    .orderBy('id')\n`,
    caughtBy: server('server/contracts/shares.test.ts', 'make a purchase wait for a signature under way'),
  },
  {
    name: 'accounts locked from the last',
    file: 'server/ledger/post.ts',
    find: 'order by id for update`.execute(trx);\n    return held.rows;',
    replace: 'order by id desc for update`.execute(trx);\n    return held.rows;',
    caughtBy: server('server/ledger/bank.test.ts', 'locks accounts in the order of their ids'),
  },
  {
    name: 'contracts offered side by side',
    file: 'server/domains/contracts/store.ts',
    find: '    .forNoKeyUpdate()\n',
    replace: '',
    caughtBy: server('server/contracts/shares.test.ts', 'are one set at a time'),
  },
  {
    name: 'offer moved without its version',
    file: 'server/domains/offers/actions.ts',
    find: 'if (version !== undefined && version !== offer.version) return changed();',
    replace: '',
    caughtBy: server('server/offers/offers.test.ts', 'refuses a version that is not current'),
  },
  {
    name: 'second use of a code',
    file: 'server/domains/mfa/store.ts',
    find: `.where('last_step', '<', step)`,
    replace: '',
    caughtBy: server('server/mfa/mfa.test.ts', 'a code signs in once'),
  },
  {
    name: 'second use of a recovery code',
    file: 'server/domains/mfa/store.ts',
    find: `.where('hash', '=', hash)\n    .where('used_at', 'is', null)`,
    replace: `.where('hash', '=', hash)`,
    caughtBy: server('server/mfa/mfa.test.ts', 'a recovery code replaces the code once'),
  },
  {
    name: 'late answer of a dead attempt',
    file: 'server/ledger/idempotency.ts',
    find: 'if (stored.numUpdatedRows !== 1n) throw inFlight();',
    replace: '',
    caughtBy: server('server/wallet/keys.test.ts', 'a late attempt cannot book after another attempt took its key'),
  },
  {
    name: 'publishing without a lock of the seller',
    file: 'server/people/products.ts',
    find: `.where('id', '=', personId).forShare()`,
    replace: `.where('id', '=', personId)`,
    caughtBy: server('server/users/disabledSellerRace.test.ts', 'lists no product that the seller creates'),
  },
  {
    name: 'sale of a disabled seller',
    file: 'server/domains/subscriptions/lock.ts',
    find: `case when u.disabled then 'disabled' else s.status end as status`,
    replace: 's.status',
    caughtBy: server('server/users/disabledSeller.test.ts', 'are not sold even while their status is late'),
  },
  {
    name: 'second call of a second click',
    file: 'src/state/machine/operations.ts',
    find: `row.overlap === 'once'`,
    replace: 'false',
    caughtBy: unit(operations, 'is sent once despite repeated presses'),
  },
  {
    name: 'late answer over a newer one',
    file: 'src/state/machine/operations.ts',
    find: 'if (stale()) return { ok: false, failure: dropped() };\n    const text',
    replace: 'const text',
    caughtBy: unit(operations, 'drops a late answer that could not be cancelled'),
  },
];
