// Limits and cost of the search in rows.
import { cp, readdir } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { Tables } from '#server/tables/tables.ts';
import { tablesForFile } from './fixture.ts';

const csv = (rows: number) =>
  `place,depth\n${Array.from({ length: rows }, (_, at) => `Pier ${at},${at}`).join('\n')}\n`;

const { exchange, request, serve } = await tablesForFile();

describe('the search in rows', () => {
  const tables = (limits = {}) => new Tables(exchange, limits);

  it('suggests a filter when it takes too long', async () => {
    serve(csv(100));
    const one = request();
    await tables().info(one);
    const hasty = tables({ seconds: 0.001 });
    await expect(hasty.rows(one, { search: 'pier' })).rejects.toMatchObject({
      status: 400,
      fields: { search: expect.stringMatching(/filter a column instead/u) },
    });
    await expect(hasty.rows(one, {})).rejects.toMatchObject({ status: 502, code: 'source_failed' });
  });

  it('counts once for all windows of a table, filter and text', async () => {
    const shared = tables();
    const folder = exchange.config.dataDir;
    const known = new Set<string>();
    const newFile = async () => {
      const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.parquet'));
      const found = files.find((name) => !known.has(name)) ?? '';
      for (const name of files) known.add(name);
      return path.join(folder, found);
    };
    await newFile();
    serve(csv(20));
    const one = request();
    const windowOf = async (offset: number, search: string) =>
      (await shared.rows(one, { search, limit: 5, offset })).total;
    expect(await windowOf(0, 'pier')).toBe(20);
    const table = await newFile();
    serve(csv(3));
    const other = request();
    await shared.info(other);
    // Another count would show these rows.
    await cp(await newFile(), table);
    expect(await windowOf(5, 'pier')).toBe(20);
    expect(await windowOf(0, 'pie')).toBe(3);
  });
});
