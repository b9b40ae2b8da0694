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

export const hasStoredSecret = (dataDir: string): boolean => existsSync(placesIn(dataDir).current);

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
  const secret = await read(current, 'all sessions');
  const before = existsSync(second) ? await read(second, 'the sessions of the old secret') : undefined;
  // Equal after a rotation that was interrupted between its two renames.
  return { secret, secondSecret: before && Buffer.compare(before, secret) !== 0 ? before : undefined };
}

/** Generates a new secret in the data folder and keeps the one before as second, in place of an earlier second. */
export async function replaceStoredSecret(dataDir: string): Promise<Secrets> {
  const { current, second } = placesIn(dataDir);
  const secret = randomBytes(secretBytes);
  const before = await readFile(current);
  await write(unfinished(second), before, { replace: true });
  await write(unfinished(current), secret, { replace: true });
  // First the second one, so that an interruption loses no secret.
  await rename(unfinished(second), second);
  await rename(unfinished(current), current);
  return { secret, secondSecret: before };
}

const unfinished = (file: string) => `${file}.new`;

/** The file with the secret before, and the time of the rotation that wrote it. */
export async function readStoredSecond(dataDir: string): Promise<{ file: string; replacedAt: Date }> {
  const { second } = placesIn(dataDir);
  return { file: second, replacedAt: (await stat(second)).mtime };
}

async function write(file: string, secret: Uint8Array, { replace = false } = {}): Promise<void> {
  if (replace) await rm(file, { force: true });
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(secret);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function read(file: string, sessions: string): Promise<Uint8Array> {
  const secret = await readFile(file);
  if (secret.length >= secretBytes) return secret;
  throw new DatabaseError('damaged', `${file} is shorter than ${secretBytes} bytes: remove it to end ${sessions}`);
}
