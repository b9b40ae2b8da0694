import { server, type Mutant } from '../mutant.ts';

const config = 'server/core/config.test.ts';

export const boot: readonly Mutant[] = [
  {
    name: 'production without a secret',
    file: 'server/kernel/config.ts',
    find: `for (const name of ['SESSION_SECRET', 'PUBLIC_URL', 'SMTP_URL'])`,
    replace: `for (const name of ['PUBLIC_URL', 'SMTP_URL'])`,
    caughtBy: server(config, 'in production'),
  },
  {
    name: 'test settings in production',
    file: 'server/kernel/config.ts',
    find: `'RATE_LIMITS',\n`,
    replace: '',
    caughtBy: server(config, 'in production'),
  },
  {
    name: 'short secret',
    file: 'server/kernel/variables.ts',
    find: 'Buffer.byteLength(secret) >= minSecretBytes',
    replace: 'true',
    caughtBy: server(config, 'in one line that names it'),
  },
];
