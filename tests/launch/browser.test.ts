import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ensureBrowser, installedBrowser } from '../support/browser/browser.ts';
import { chromiumLaunch, disabledByPlaywright } from '../support/browser/chromium.ts';
import { folderForTest } from '#tests/support/folderForFile.ts';

/** Creates a folder with a program of that name, which works or fails. */
function programIn(name: string, exitCode = 0): string {
  const folder = folderForTest('exchange-browser');
  const file = path.join(folder, name);
  writeFileSync(file, `#!/bin/sh\nexit ${exitCode}\n`);
  chmodSync(file, 0o755);
  return file;
}

function withEnvironment(values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
}

const say = () => {
  throw new Error('nothing should be installed here');
};

test('prefers CHROMIUM_PATH over installed browsers', () => {
  const named = programIn('browser');
  withEnvironment({ CHROMIUM_PATH: named, PATH: path.dirname(programIn('chromium')) });
  expect(ensureBrowser(say)).toBe(named);
});

test('a CHROMIUM_PATH that leads nowhere is reported, not skipped', () => {
  withEnvironment({ CHROMIUM_PATH: '/nowhere/chromium' });
  expect(() => ensureBrowser(say)).toThrow('CHROMIUM_PATH names /nowhere/chromium, which is not there.');
});

test.skipIf(process.platform !== 'linux')('searches the PATH for Chromium, Chrome and then the others', () => {
  const [chrome, chromium] = [programIn('google-chrome'), programIn('chromium')];
  withEnvironment({ CHROMIUM_PATH: '', PATH: path.dirname(chrome) });
  expect(installedBrowser()).toBe(chrome);
  withEnvironment({ PATH: [path.dirname(chrome), path.dirname(chromium)].join(path.delimiter) });
  expect(installedBrowser()).toBe(chromium);
});

test('keeps the features disabled by Playwright in the switch that replaces its list', () => {
  const bundle = readFileSync(fileURLToPath(import.meta.resolve('playwright-core/lib/coreBundle')), 'utf8');
  const [, list = ''] = /disabledFeatures = \[(.*?)\]\.filter/su.exec(bundle) ?? [];
  const theirs = Array.from(list.matchAll(/^\s*"(\w+)",?$/gmu), ([, name = '']) => name);
  expect(theirs.length).toBeGreaterThan(10);
  expect(disabledByPlaywright.toSorted()).toEqual(theirs.toSorted());
  expect(chromiumLaunch.args.filter((one) => one.startsWith('--disable-features='))).toHaveLength(1);
});
