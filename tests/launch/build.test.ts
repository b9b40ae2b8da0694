import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { checkout, type Checkout } from './checkout.ts';

function appCheckout(): Checkout {
  const project = checkout({ installed: true });
  mkdirSync(path.join(project.folder, 'src', 'publicPages'), { recursive: true });
  project.write('src/publicPages/renderPublicPage.tsx', 'export {};');
  project.write('index.html', '<!doctype html><title>App</title><script type="module" src="/src/main.ts"></script>');
  project.write('src/main.ts', 'document.title = "first";');
  return project;
}

function builtScript({ folder }: Checkout): string {
  const assets = path.join(folder, 'dist', 'assets');
  return readdirSync(assets)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(path.join(assets, name), 'utf8'))
    .join('\n');
}

test('shows compile errors and retries; builds the app once, and again after a change of its sources', async () => {
  const project = appCheckout();
  project.write('src/main.ts', 'document.title = ;');
  const broken = await project.prepare('start');
  expect(broken.code).toBe(1);
  expect(broken.errors.join('\n')).toMatch(/The app does not build:[^]*src\/main\.ts/);
  expect(broken.output).not.toMatch(/^ +at /m);
  expect(existsSync(path.join(project.folder, 'dist', '.sources'))).toBe(false);

  project.write('src/main.ts', 'document.title = "first";');
  expect((await project.prepare('start')).output).toMatch(/^Building the app \.\.\.\nBuilt in [\d.]+ s\.\n$/);
  expect(builtScript(project)).toContain('first');
  expect(await project.prepare('start')).toEqual({ code: 0, output: '', errors: [] });

  const messages = Array.from({ length: 300 }, (_, index) => `word ${index}`).join(' ');
  project.write('src/main.ts', `document.title = ${JSON.stringify(messages)};`);
  expect((await project.prepare('start')).output).toContain('Built in');
  const assets = path.join(project.folder, 'dist', 'assets');
  const script = readdirSync(assets).find((name) => name.endsWith('.js')) ?? '';
  const content = readFileSync(path.join(assets, script));
  expect(content.toString()).toContain(messages);
  // Texts are compressed unless they are too small.
  expect(brotliDecompressSync(readFileSync(path.join(assets, `${script}.br`)))).toEqual(content);
  expect(gunzipSync(readFileSync(path.join(assets, `${script}.gz`)))).toEqual(content);
  expect(existsSync(path.join(project.folder, 'dist', 'index.html.br'))).toBe(false);
});

test('starts and prints one line if the programs of runs cannot be bundled', async () => {
  const project = appCheckout();
  // A path that even root cannot write.
  project.write('server/compiled', '');
  const first = await project.prepare('start');
  expect(first).toMatchObject({ code: 0, errors: [] });
  expect(first.output).toMatch(
    /^The programs of runs and tables are not bundled[^\n]+ENOTDIR[^\n]+\nBuilding the app/u,
  );
  expect((await project.prepare('start')).output.trim().split('\n')).toHaveLength(1);
});
