import { ConfigError } from '../kernel/config.ts';
import { sessionLimit } from '../kernel/variables.ts';
import { reseal } from '../kernel/seal.ts';
import { readStoredSecond, replaceStoredSecret, type Secrets } from '../kernel/secret.ts';
import { record } from '../records/audit.ts';
import type { AdminContext } from './context.ts';
import { byOperator } from './person.ts';
import { sealedValues } from './sealedValues.ts';

/** Seals every stored value with the current secret. Sessions of the second one stay valid while it is accepted. */
export async function rotateSecret(context: AdminContext): Promise<string[]> {
  const { exchange } = context;
  const secrets = exchange.config.sessionSecret === undefined ? await renewStored(context) : configured(exchange);
  const counts = await resealAll(exchange, secrets);
  const at = exchange.now();
  await record(exchange.db, { action: 'secret.rotated', after: counts, reason: byOperator, at });
  return [
    `Values sealed with the new secret: ${counts.resealed}. Already sealed with it: ${counts.current}.`,
    ...(counts.lost > 0 ? [`${counts.lost} values open with neither secret and stay as they are.`] : []),
    await nextStep(exchange, at),
  ];
}

async function resealAll({ db }: AdminContext['exchange'], secrets: Secrets) {
  const counts = { resealed: 0, current: 0, lost: 0 };
  for await (const { value, context, replace } of sealedValues(db)) {
    const renewed = reseal(secrets, value, context);
    counts[renewed.state] += 1;
    if (renewed.state === 'resealed') await replace(renewed.value);
  }
  return counts;
}

function configured(exchange: AdminContext['exchange']): Secrets {
  if (exchange.secondSecret) return exchange;
  throw new ConfigError('Set SESSION_SECRET to the new secret and SESSION_SECRET_SECOND to the old one, then restart');
}

/** Without SESSION_SECRET the secret is a file of the data folder, which a server reads at its start. */
async function renewStored({ exchange, database, serving }: AdminContext): Promise<Secrets> {
  if (database.engine === 'postgres') throw new ConfigError('Set SESSION_SECRET: only then can it be rotated');
  if (serving) throw new ConfigError('Stop the server first: it reads its secret at the start');
  const { dataDir } = exchange.config;
  if (exchange.secondSecret) {
    // An interrupted rotation may have left values that only the second secret opens.
    await resealAll(exchange, exchange);
    const { file, replacedAt } = await readStoredSecond(dataDir);
    const end = sessionEnd(replacedAt);
    if (end > exchange.now()) {
      throw new ConfigError(
        `Not rotated: finish the running rotation first. Run the command again after ${end.toISOString()}, or remove ${file} to end the sessions of the old secret now`,
      );
    }
  }
  return replaceStoredSecret(dataDir);
}

const sessionEnd = (replacedAt: Date) => new Date(replacedAt.getTime() + sessionLimit * 1000);

async function nextStep({ config }: AdminContext['exchange'], at: Date): Promise<string> {
  const old =
    config.sessionSecret === undefined ? (await readStoredSecond(config.dataDir)).file : 'SESSION_SECRET_SECOND';
  return `Sessions of the old secret end by ${sessionEnd(at).toISOString()}: then remove ${old}.`;
}
