import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type DatabaseConfig, type OpenDatabase } from '#server/database/connection/connect.ts';
import { freshDatabase, hasPostgres } from './postgres.ts';
import { copyEmpty, copyMigrated } from '../vitest/scratch.ts';

/** The engines of this run. The embedded one always; a real PostgreSQL when there is one. */
export const engines = (): ('embedded' | 'postgres')[] => (hasPostgres() ? ['embedded', 'postgres'] : ['embedded']);

/** Engine for tests that do not depend on it. */
export const usualEngine = (): 'embedded' | 'postgres' => (hasPostgres() ? 'postgres' : 'embedded');

/** A database under test, with its removal. */
export interface TestDatabase<Schema> extends OpenDatabase<Schema> {
  /** Opens the same data again, as a second process would. */
  again: (extra?: Partial<DatabaseConfig>) => Promise<OpenDatabase<Schema>>;
  remove: () => Promise<void>;
}

/** Opens a separate database on one engine: empty, or with the exchange's tables if `migrated`. */
export async function openTestDatabase<Schema>(
  engine: 'embedded' | 'postgres',
  { migrated = false, ...extra }: Partial<DatabaseConfig> & { migrated?: boolean } = {},
): Promise<TestDatabase<Schema>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'exchange-data-'));
  if (engine === 'embedded') await (migrated ? copyMigrated : copyEmpty)(dataDir);
  const server = engine === 'postgres' ? await freshDatabase({ migrated }) : undefined;
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
