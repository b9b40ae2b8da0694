import { randomBytes } from 'node:crypto';
import { open, readFile } from 'node:fs/promises';
import path from 'node:path';
import { codeOf, DatabaseError } from '../database/errors.ts';

const secretBytes = 32;

/** Returns the key of session tokens: the configured one, else one generated at the first start (file mode 0600). */
export async function loadSecret(dataDir: string, configured: string | undefined): Promise<Uint8Array> {
  if (configured !== undefined) return Buffer.from(configured, 'utf8');
  const file = path.join(dataDir, 'session.secret');
  try {
    const handle = await open(file, 'wx', 0o600);
    await handle.writeFile(randomBytes(secretBytes));
    await handle.sync();
    await handle.close();
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
  const secret = await readFile(file);
  if (secret.length < secretBytes) {
    throw new DatabaseError('damaged', `${file} is shorter than ${secretBytes} bytes: remove it to end all sessions`);
  }
  return secret;
}
