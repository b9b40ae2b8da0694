import { ConfigError, sessionLimit } from '../kernel/config.ts';
import { reseal } from '../kernel/seal.ts';
import { removeStoredSecond, replaceStoredSecret, storedSecretReplacedAt, type Secrets } from '../kernel/secret.ts';
import { record } from '../records/audit.ts';
import type { Operated } from './commands.ts';
import { byOperator } from './person.ts';
import { sealedValues } from './sealed.ts';

/** Seals every stored value with the current secret. Sessions of the second one stay valid while it is accepted. */
export async function rotateSecret(operated: Operated): Promise<string[]> {
  const { exchange } = operated;
  const secrets = exchange.config.sessionSecret === undefined ? await renewStored(operated) : configured(exchange);
  const counts = { resealed: 0, current: 0, lost: 0 };
  for await (const { value, context, replace } of sealedValues(exchange.db)) {
    const renewed = reseal(secrets, value, context);
    counts[renewed.state] += 1;
    if (renewed.state === 'resealed') await replace(renewed.value);
  }
  const at = exchange.now();
  await record(exchange.db, { action: 'secret.rotated', after: counts, reason: byOperator, at });
  return [
    `${counts.resealed} values sealed with the new secret, ${counts.current} had it already.`,
    ...(counts.lost > 0 ? [`${counts.lost} values open with neither secret and stay as they are.`] : []),
    ...(await nextStep(operated, secrets, at)),
  ];
}

function configured(exchange: Operated['exchange']): Secrets {
  if (exchange.secondSecret) return exchange;
  throw new ConfigError('Set SESSION_SECRET to the new secret and SESSION_SECRET_SECOND to the old one, then restart');
}

/** Without SESSION_SECRET the secret is a file of the data folder, which a server reads at its start. */
async function renewStored({ exchange, database, serving }: Operated): Promise<Secrets> {
  if (database.engine === 'postgres') throw new ConfigError('Set SESSION_SECRET: only then can it be rotated');
  if (serving) throw new ConfigError('Stop the server first: it reads its secret at the start');
  // An earlier rotation, perhaps interrupted, comes to its end first.
  return exchange.secondSecret ? exchange : replaceStoredSecret(exchange.config.dataDir);
}

async function nextStep({ exchange }: Operated, secrets: Secrets, at: Date): Promise<string[]> {
  const endOf = (start: Date) => new Date(start.getTime() + sessionLimit * 1000);
  const { sessionSecret, dataDir } = exchange.config;
  if (sessionSecret !== undefined) {
    return [`Sessions of the old secret end by ${endOf(at).toISOString()}: then remove SESSION_SECRET_SECOND.`];
  }
  const end = endOf((await storedSecretReplacedAt(dataDir)) ?? at);
  if (secrets.secondSecret && end <= at) {
    await removeStoredSecond(dataDir);
    return ['The old secret is removed.'];
  }
  return [`Sessions of the old secret end by ${end.toISOString()}: run the command again then to remove it.`];
}
