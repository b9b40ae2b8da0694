import path from 'node:path';
import type { Config } from '../kernel/config.ts';
import { demoPassword, people } from '../seed/demoAccounts.ts';

export function greeting(config: Config): string[] {
  const address = new URL(config.publicUrl);
  const lines = [`Data exchange ready at ${address.origin}`];
  if (config.seed !== 'none')
    lines.push(`Sign in as ${people.map(({ email }) => email).join(', ')}`, `with the password ${demoPassword}`);
  lines.push(
    config.databaseUrl ? 'Data: the PostgreSQL of DATABASE_URL' : `Data: ${config.dataDir}`,
    config.smtpUrl ? 'Mail: by SMTP_URL' : `Mail is off: see ${path.join(config.dataDir, 'outbox.ndjson')}`,
  );
  if (config.production && address.protocol === 'http:')
    lines.push('PUBLIC_URL begins with http: passwords and sessions can be intercepted. Use https');
  return lines;
}
