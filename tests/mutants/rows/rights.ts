import { server, unit, type Mutant } from '../mutant.ts';

const session = 'server/session/session.test.ts';

export const rights: readonly Mutant[] = [
  {
    name: 'list of users for everyone',
    file: 'contract/calls.ts',
    find: `path: '/auth/users', access: admins, query: UserQuery`,
    replace: `path: '/auth/users', access: 'session', query: UserQuery`,
    caughtBy: server('server/users/edit.test.ts', 'slots apply from the next call on'),
  },
  {
    name: 'session of a locked user',
    file: 'server/http/session.ts',
    find: ' || session.locked',
    replace: '',
    caughtBy: server(session, 'opens nothing once its person is'),
  },
  {
    name: 'session without its second factor',
    file: 'server/http/session.ts',
    find: 'if (pending && !half?.includes(pending)) throw unauthenticated();',
    replace: '',
    caughtBy: server(session, 'that still needs'),
  },
  {
    name: 'access address for a data-room user',
    file: 'server/domains/subscriptions/purchase.ts',
    find: 'receivesAddress(buyer.slots) && ',
    replace: '',
    caughtBy: server('server/subscriptions/purchase.test.ts', 'a data-room user gets access without an address'),
  },
  {
    name: 'offer accepted by its buyer',
    file: 'server/domains/offers/rules.ts',
    find: `{ turn: 'seller', by: 'seller', action: 'accepted'`,
    replace: `{ turn: 'seller', by: 'buyer', action: 'accepted'`,
    caughtBy: server('server/offers/states.test.ts', 'starts every move from pending'),
  },
  {
    name: 'purchase without approval',
    file: 'server/domains/subscriptions/rules.ts',
    find: `purchased.access_type === 'PROTECTED' && !purchased.is_partner`,
    replace: 'false',
    caughtBy: server('server/subscriptions/purchase.test.ts', 'and leaves nothing'),
  },
  {
    name: 'own rights changed by an admin',
    file: 'server/domains/users/rules.ts',
    find: 'if (self && rights)',
    replace: 'if (false)',
    caughtBy: server('server/users/edit.test.ts', 'refuses a user’s change of the own'),
  },
  {
    name: 'admin route in every mode',
    file: 'src/app/guards.ts',
    find: `mode === 'admin' || ended`,
    replace: 'true',
    caughtBy: unit('src/app/guards.test.ts', 'registers the admin route in admin mode only'),
  },
  {
    name: 'return path on another origin',
    file: 'src/app/guards.ts',
    find: ` && !path.startsWith('//')`,
    replace: '',
    caughtBy: unit('src/app/guards.test.ts', 'the page to return to'),
  },
];
