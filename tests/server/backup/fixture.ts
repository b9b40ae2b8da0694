// The operator's backup commands, scratch folders and a product for sale.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run } from '#tests/support/processes/command.ts';
import type { Settings } from '#tests/support/startServer.ts';
import type { Session } from '#tests/support/processes/session.ts';

export const backup = (env: Settings, file: string) => run('server/backup/backup.ts', env, file);
export const restore = (env: Settings, file: string) => run('server/backup/restore.ts', env, file);
export const move = (env: Settings) => run('server/backup/move.ts', env);
export const audit = (env: Settings) => run('server/ledger/audit.ts', env);

/** Scratch folders, deleted by `remove`. */
export function scratch() {
  const home = mkdtempSync(path.join(tmpdir(), 'exchange-backup-'));
  let made = 0;
  return {
    fresh: () => path.join(home, `place-${(made += 1)}`),
    remove: () => rmSync(home, { recursive: true, force: true }),
  };
}

/** Removes ages of measured data, which grow between two calls. */
export const withoutAges = (reply: object) =>
  JSON.parse(JSON.stringify(reply, (key, value: unknown) => (key === 'age_days' ? undefined : value))) as object;

/** Uploads a file and lists it. Returns the product's id. */
export async function sellFile({ ask }: Session, text: string) {
  const { id } = await ask<{ id: string }>('POST', '/streams/files?name=levels.csv', text, {
    'content-type': 'application/octet-stream',
  });
  const categories = await ask<{ id: string; parent: string | null }[]>('GET', '/streams/categories');
  const subcategory = categories.find(({ parent }) => parent !== null)?.id;
  const about = { name: 'Levels', type: 'Dataset', description: 'By a test', price: 0, subcategory };
  return (await ask<{ id: string }>('POST', '/streams/streams', { ...about, url: `file:${id}` })).id;
}
