import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { open, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { codeOf, DatabaseError } from '../database/errors.ts';
import type { Config } from './config.ts';

const secretBytes = 32;

export interface Secrets {
  /** Signs tokens and seals values at rest. */
  readonly secret: Uint8Array;
  /** Accepted as well during a rotation, never used for new values. */
  readonly secondSecret?: Uint8Array | undefined;
}

/** The current secret first. */
export const acceptedSecrets = ({ secret, secondSecret }: Secrets): readonly Uint8Array[] =>
  secondSecret ? [secret, secondSecret] : [secret];

const placesIn = (dataDir: string) => ({
  current: path.join(dataDir, 'session.secret'),
  second: path.join(dataDir, 'session.second.secret'),
});

type Settings = Pick<Config, 'dataDir' | 'sessionSecret' | 'secondSecret'>;

/** Returns the configured secrets, else those of the data folder. The first start generates one (file mode 0600). */
export async function loadSecrets({ dataDir, sessionSecret, secondSecret }: Settings): Promise<Secrets> {
  if (sessionSecret !== undefined) {
    const second = secondSecret === undefined ? undefined : Buffer.from(secondSecret);
    return { secret: Buffer.from(sessionSecret), secondSecret: second };
  }
  const { current, second } = placesIn(dataDir);
  try {
    await write(current, randomBytes(secretBytes));
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
  return { secret: await read(current), secondSecret: existsSync(second) ? await read(second) : undefined };
}

/** Generates a new secret in the data folder and keeps the one before as second. */
export async function replaceStoredSecret(dataDir: string): Promise<Secrets> {
  const { current, second } = placesIn(dataDir);
  const before = await read(current);
  const secret = randomBytes(secretBytes);
  // First the second one, so that an interruption leaves both secrets readable.
  await write(second, before);
  const unfinished = `${current}.new`;
  await rm(unfinished, { force: true });
  await write(unfinished, secret);
  await rename(unfinished, current);
  return { secret, secondSecret: before };
}

/** Time of the last `replaceStoredSecret` whose earlier secret is still accepted. */
export async function storedSecretReplacedAt(dataDir: string): Promise<Date | undefined> {
  const { second } = placesIn(dataDir);
  return existsSync(second) ? (await stat(second)).mtime : undefined;
}

export const removeStoredSecond = (dataDir: string): Promise<void> => rm(placesIn(dataDir).second, { force: true });

async function write(file: string, secret: Uint8Array): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(secret);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function read(file: string): Promise<Uint8Array> {
  const secret = await readFile(file);
  if (secret.length >= secretBytes) return secret;
  throw new DatabaseError('damaged', `${file} is shorter than ${secretBytes} bytes: remove it to end all sessions`);
}
