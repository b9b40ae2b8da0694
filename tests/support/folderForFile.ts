import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, onTestFinished } from 'vitest';

const newFolder = (name: string) => realpathSync(mkdtempSync(path.join(tmpdir(), `${name}-`)));
const remove = (folder: string) => rmSync(folder, { recursive: true, force: true });

/** A new folder for the tests of a file. Removed after the last one. */
export function folderForFile(name: string): string {
  const folder = newFolder(name);
  afterAll(() => remove(folder));
  return folder;
}

/** A new folder for the running test. */
export function folderForTest(name: string): string {
  const folder = newFolder(name);
  onTestFinished(() => remove(folder));
  return folder;
}
