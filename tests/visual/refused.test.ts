import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { noteText } from './refusal.ts';
import { clearRefused, readRefused, refusalOf, refuse, settledRefusals } from './refused.ts';
import { folderForTest } from '#tests/support/folderForFile.ts';

const one = { story: 'components-kbd--basic', mode: 'light desktop', note: 'Too round' };
const other = { story: 'components-button--sizes', mode: 'dark narrow', note: 'Too pale', by: 'Ada', on: '2026-11-20' };

test('a refusal is kept in a file until it is cleared', () => {
  const folder = folderForTest('refused');
  const file = path.join(folder, 'refused.json');
  expect(readRefused(file)).toEqual([]);
  refuse(one, file);
  refuse(other, file);
  refuse({ ...one, note: 'Far too round' }, file);
  expect(readRefused(file)).toEqual([other, { ...one, note: 'Far too round' }]);
  clearRefused([one], file);
  expect(readRefused(file)).toEqual([other]);
  clearRefused([other], file);
  expect(existsSync(file)).toBe(false);
});

test('a run reports the refusal of a picture that still differs, and settles refusals of checked pictures that do not', () => {
  const failures = [{ story: one.story, mode: one.mode }];
  expect(failures.map((failure) => refusalOf(failure, [one, other]))).toEqual([one]);
  expect([one, other].map(noteText)).toEqual(['Too round', 'Too pale (Ada, 2026-11-20)']);
  expect(settledRefusals([one, other], () => true, failures)).toEqual([other]);
  expect(settledRefusals([one, other], ({ story }) => story === one.story, [])).toEqual([one]);
});
