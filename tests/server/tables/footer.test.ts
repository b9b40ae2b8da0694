import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { writeUtcFlags } from '#server/tables/columnar/footer.ts';
import { folderForFile } from '#tests/support/folderForFile.ts';

const folder = folderForFile('footer');

/** Moments in nanoseconds of UTC, as Thrift writes them. */
const moment = [0x8c, 0x11, 0x1c, 0x3c, 0, 0, 0];

function fileOf(...footer: readonly number[]): string {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(footer.length);
  const file = path.join(folder, 'table.parquet');
  writeFileSync(file, Buffer.concat([Buffer.from(footer), length, Buffer.from('PAR1')]));
  return file;
}

it('clears the mark of UTC where one is asked for, and no other', async () => {
  const file = fileOf(...moment, ...moment);
  await writeUtcFlags(file, [false, true]);
  expect([...readFileSync(file).subarray(0, 14)]).toEqual([...moment.with(1, 0x12), ...moment]);
});

it.each([
  ['fewer', moment],
  ['more', [...moment, ...moment, ...moment]],
])('refuses a file with %s marks than moments, and leaves it as it is', async (_, footer) => {
  const file = fileOf(...footer);
  const before = readFileSync(file);
  await expect(writeUtcFlags(file, [false, false])).rejects.toThrow('cannot be read without loss');
  expect(readFileSync(file)).toEqual(before);
});
