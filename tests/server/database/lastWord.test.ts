import { renameSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { connect } from '#server/database/connection/connect.ts';
import { folderName } from '#server/database/embedded/databaseFolder.ts';
import { copyEmpty } from '#tests/support/vitest/scratch.ts';
import { folderForTest } from '#tests/support/folderForFile.ts';

it('an embedded database that ends in a panic reports why', async () => {
  const dataDir = folderForTest('exchange-panic');
  await copyEmpty(dataDir);
  const database = await connect<object>({ dataDir, production: false });
  const control = path.join(dataDir, folderName, 'global', 'pg_control');
  renameSync(control, `${control}.away`);
  const error = await sql`checkpoint`.execute(database.db).catch((cause: unknown) => cause);
  renameSync(`${control}.away`, control);
  expect(error).toMatchObject({ code: 'unavailable' });
  expect(String((error as Error).cause)).toContain('pg_control');
  await expect.poll(() => database.ping().then(() => 'back')).toBe('back');
  await database.close();
});
