import { alone, server, unit, type Mutant } from '../mutant.ts';

export const statusCodes: readonly Mutant[] = [
  {
    name: '403 leaves the session open',
    file: 'src/api/client.ts',
    find: 'catcher([401, 403]',
    replace: 'catcher([401]',
    caughtBy: unit('src/api/send.test.ts', 'notifies the app of'),
  },
  {
    name: '208 of a profile as a success',
    file: 'src/state/machine/actions/account.ts',
    find: `'profile.update': { ...formAct, ...answered, call: 'users.edit', success: 'User information updated successfully', failOn: [208] }`,
    replace: `'profile.update': { ...formAct, ...answered, call: 'users.edit', success: 'User information updated successfully' }`,
    caughtBy: alone('conformance/table.test.ts', 'treats 208 for a profile'),
  },
  {
    name: 'empty wallet answered by 409',
    file: 'server/ledger/post.ts',
    find: 'new Refusal(402',
    replace: 'new Refusal(409',
    caughtBy: server('server/wallet/wire.test.ts', 'refuses to withdraw more than the balance with 402'),
  },
  {
    name: 'missing entity answered by 403',
    file: 'server/kernel/refusal.ts',
    find: 'new Refusal(404',
    replace: 'new Refusal(403',
    caughtBy: server('server/subscriptions/purchase.test.ts', 'and leaves nothing'),
  },
  {
    name: 'missing role answered by 401',
    file: 'server/http/session.ts',
    find: `new Refusal(403, 'forbidden'`,
    replace: `new Refusal(401, 'forbidden'`,
    caughtBy: server('server/core/refusals.test.ts', 'asks for the role before it looks at the body'),
  },
  {
    name: 'reused key answered by 409',
    file: 'server/ledger/idempotency.ts',
    find: 'new Refusal(422',
    replace: 'new Refusal(409',
    caughtBy: server('server/wallet/keys.test.ts', 'another body under the same key is 422'),
  },
];
