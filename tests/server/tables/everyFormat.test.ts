// The differential test: sample, grid, run and every written format hold the same cells as the source.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { newId } from '#server/kernel/newId.ts';
import { compareFile } from '#tests/compare/compareFile.ts';
import { pollutions } from '../reading/pollutions.ts';
import { folderForFile } from '#tests/support/folderForFile.ts';

const folder = folderForFile('formats');

it.each(pollutions)(
  'delivers a file with $kind cell for cell in every format',
  async ({ bytes, rows, contentType }) => {
    const file = path.join(folder, newId());
    writeFileSync(file, bytes);
    const { differences, csv } = await compareFile(file, { name: '', ...(contentType && { contentType }) });
    expect(differences).toEqual([]);
    expect(csv?.rows).toEqual(rows);
  },
);
