// The reader behind npm run read: files with types go through the preparation of a listing.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { tableFromArrays, tableToIPC } from 'apache-arrow';
import { expect, it } from 'vitest';
import { plainCsv } from '#server/reading/plainCsv.ts';
import { openFile } from '#server/tables/read/openFile.ts';
import { folderForFile } from '#tests/support/folderForFile.ts';

const folder = folderForFile('open');

async function printed(name: string, bytes: Uint8Array | string) {
  const file = path.join(folder, name);
  writeFileSync(file, bytes);
  const table = await openFile(file);
  let text = '';
  for await (const part of plainCsv(table)) text += part;
  return [table.reading().sentence, text];
}

const ids = tableFromArrays({ id: BigInt64Array.of(9_007_199_254_740_993n, -1n), name: ['a,b', null] });

it.each([
  ['ids.arrow', tableToIPC(ids, 'file'), ['Arrow', 'id,name\n9007199254740993,"a,b"\n-1,\n']],
  ['ids.arrows', tableToIPC(ids, 'stream'), ['Arrow', 'id,name\n9007199254740993,"a,b"\n-1,\n']],
  ['ids.csv', 'id;name\n1;x\n', ['CSV, semicolon, UTF-8, header in row 1', 'id,name\n1,x\n']],
])('prints %s as plain CSV', async (name, bytes, right) => {
  expect(await printed(name, bytes)).toEqual(right);
});

it('refuses a broken Parquet file with a reason', async () => {
  await expect(printed('broken.parquet', `PAR1${'x'.repeat(40)}PAR1`)).rejects.toThrow(/Parquet file/u);
});
