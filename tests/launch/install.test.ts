import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { freePort } from '../support/processes/freePort.ts';
import { checkout, describePackage, smallCheckout } from './checkout.ts';

describe('a failed install prints one line', () => {
  test('for an unreachable registry', async () => {
    const project = checkout();
    const { code, errors } = await project.prepare('start', {
      env: {
        npm_config_registry: `http://127.0.0.1:${await freePort()}/`,
        npm_config_cache: path.join(project.folder, 'cache'),
      },
    });
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatch(/^Cannot reach the package registry \(ECONNREFUSED\)/);
    expect(code).toBe(1);
  });

  test('for a read-only folder', async () => {
    const project = checkout();
    project.write('node_modules', 'a file in its place');
    const { code, errors } = await project.prepare('start');
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatch(/^Cannot write to .*node_modules \(E\w+\)/);
    expect(code).toBe(1);
  });
});

describe('packages are installed', () => {
  test('once if they are missing', async () => {
    const project = smallCheckout();
    const first = await project.prepare('test');
    expect(first).toMatchObject({ code: 0, errors: [] });
    expect(first.output).toMatch(/^Installing .+\nInstalled in [\d.]+ s\.\n$/);
    expect(await project.prepare('test')).toEqual({ code: 0, output: '', errors: [] });
  });

  test('if the lock file differs from the installed packages', async () => {
    const project = smallCheckout();
    await project.prepare('test');
    addLibrary(project.folder);
    describePackage(project, { library: 'file:library' });
    expect((await project.prepare('test')).output).toMatch(/^Installing 2 packages/);
    expect(existsSync(path.join(project.folder, 'node_modules', 'library', 'package.json'))).toBe(true);
  });

  test('even if the lock file does not match package.json', async () => {
    const project = smallCheckout();
    addLibrary(project.folder);
    describePackage(project, { library: 'file:library' }, {});
    const { code, output } = await project.prepare('test');
    expect(output).toContain('npm install instead of npm ci');
    expect(code).toBe(0);
    expect(existsSync(path.join(project.folder, 'node_modules', 'library', 'package.json'))).toBe(true);
  });

  test('unless npm has already installed what the lock file names', async () => {
    expect(await checkout({ installed: true }).prepare('test')).toEqual({ code: 0, output: '', errors: [] });
  });
});

function addLibrary(folder: string) {
  mkdirSync(path.join(folder, 'library'));
  writeFileSync(path.join(folder, 'library', 'package.json'), JSON.stringify({ name: 'library', version: '1.0.0' }));
}
