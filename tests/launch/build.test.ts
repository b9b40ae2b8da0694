import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checkout, type Checkout } from './checkout.ts';

function appCheckout(): Checkout {
  const project = checkout({ installed: true });
  mkdirSync(path.join(project.folder, 'src'));
  project.write('index.html', '<!doctype html><title>App</title><script type="module" src="/src/main.ts"></script>');
  project.write('src/main.ts', 'document.title = "first";');
  return project;
}

function builtScript({ folder }: Checkout): string {
  const assets = path.join(folder, 'dist', 'assets');
  return readdirSync(assets)
    .map((name) => readFileSync(path.join(assets, name), 'utf8'))
    .join('\n');
}

test('the app is built once, and again after its sources changed', async () => {
  const project = appCheckout();
  expect((await project.prepare('start')).output).toMatch(/^Building the app \.\.\.\nBuilt in \d+ s\.\n$/);
  expect(builtScript(project)).toContain('first');
  expect(await project.prepare('start')).toEqual({ code: 0, output: '', errors: [] });

  project.write('src/main.ts', 'document.title = "second";');
  expect((await project.prepare('start')).output).toContain('Built in');
  expect(builtScript(project)).toContain('second');
});

test('sources that do not compile are shown with what the compiler says, and are tried again', async () => {
  const project = appCheckout();
  project.write('src/main.ts', 'document.title = ;');
  const broken = await project.prepare('start');
  expect(broken.code).toBe(1);
  expect(broken.errors.join('\n')).toMatch(/The app does not build:[^]*src\/main\.ts/);
  expect(broken.output).not.toMatch(/^ +at /m);
  expect(existsSync(path.join(project.folder, 'dist', '.sources'))).toBe(false);

  project.write('src/main.ts', 'document.title = "mended";');
  expect((await project.prepare('start')).code).toBe(0);
});
