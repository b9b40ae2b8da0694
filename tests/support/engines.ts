import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type DatabaseConfig, type OpenDatabase } from '#server/database/connect.ts';
import { freshDatabase, hasPostgres, sharedScratch } from './postgres.ts';

/** The engines of this run. The embedded one always; a real PostgreSQL when there is one. */
export const engines = (): ('embedded' | 'postgres')[] => (hasPostgres() ? ['embedded', 'postgres'] : ['embedded']);

/** A database under test and how to be rid of it. */
export interface TestDatabase<Schema> extends OpenDatabase<Schema> {
  /** Opens the same data again, as a second process would. */
  again: (extra?: Partial<DatabaseConfig>) => Promise<OpenDatabase<Schema>>;
  remove: () => Promise<void>;
}

/** Opens an empty database of its own on one engine. */
export async function openTestDatabase<Schema>(
  engine: 'embedded' | 'postgres',
  extra: Partial<DatabaseConfig> = {},
): Promise<TestDatabase<Schema>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'exchange-data-'));
  if (engine === 'embedded') await copyEmpty(dataDir);
  const server = engine === 'postgres' ? await freshDatabase() : undefined;
  const config: DatabaseConfig = { dataDir, production: false, url: server?.url, ...extra };
  const database = await connect<Schema>(config);
  return {
    ...database,
    again: (more) => connect<Schema>({ ...config, ...more }),
    async remove() {
      await database.close();
      await server?.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A first start takes seconds, a copy of an empty folder a fraction of one; so the run makes one and copies it. */
export async function copyEmpty(dataDir: string): Promise<void> {
  const scratch = sharedScratch();
  if (!scratch) return;
  const empty = join(scratch, 'empty');
  if (!existsSync(empty)) {
    const own = mkdtempSync(join(scratch, 'making-'));
    await (await connect({ dataDir: own, production: false })).close();
    // Another test file may have been quicker; both are the same.
    if (!existsSync(empty)) renameSync(own, empty);
  }
  cpSync(empty, dataDir, { recursive: true });
}
