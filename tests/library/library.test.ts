import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload, type SourceMapping } from 'node:module';
import { publint } from 'publint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dtcgFile } from '#design-system/tokens/files.ts';
import { readEntries } from '#design-system/library/entries.ts';
import { installLibrary, type BareApp } from './bareApp.ts';
import { slowness } from '#tests/support/slowness.ts';

const library = '@data-exchange/design-system';

describe('the design system as a package', () => {
  let app: BareApp;
  beforeAll(() => {
    app = installLibrary();
  }, 300_000 * slowness());
  afterAll(() => app?.remove());

  test('has an entry with types for each part that it exports', () => {
    const entries = Object.entries(app.manifest.exports as Record<string, object | string>);
    const parts = Object.fromEntries(entries.filter(([, files]) => typeof files === 'object'));
    expect(Object.keys(parts)).toEqual(Object.keys(readEntries()));
    expect(Object.keys(parts).filter((name) => /lazy(?:Part|Screen)|withTimeout|liveForms|icons/u.test(name))).toEqual(
      [],
    );
    // The exports test of the design system pins the names; here they only have to be reachable one by one.
    expect(Object.keys(parts)).toEqual(
      expect.arrayContaining(['.', './Button', './Icon', './DataTable', './marketplace', './marketplace/OfferDialog']),
    );
    const files = entries.flatMap(([, file]) => (typeof file === 'string' ? [file] : Object.values(file)));
    expect(files.filter((file) => !app.packed.includes(String(file).replace('./', '')))).toEqual([]);
    expect(app.packed).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'theme/inter.css']));
  });

  test('passes publint, and its types resolve for bundlers and Node', async () => {
    const { messages } = await publint({ pkgDir: app.library, strict: true, pack: false });
    expect(messages).toEqual([]);
    // Entries of each shape: all are written by one function.
    const entries = ['.', './Button', './marketplace', './marketplace/OfferDialog'];
    const args = [app.tarball, '--profile', 'esm-only', '--entrypoints', ...entries];
    // Throws on a problem.
    expect(app.bin('attw', [...args, '--format', 'ascii', '--no-emoji'])).toContain('node16 (from ESM): OK (ESM)');
  });

  test('packs modules, declarations, style sheets and its documents only', () => {
    const others = app.packed.filter(
      (file) => !/\.(?:js|js\.map|d\.ts)$|^llms(?:\.txt$|\/)|^components\.json$/u.test(file),
    );
    expect(others.toSorted()).toEqual([
      'CHANGELOG.md',
      'LICENSE',
      'README.md',
      'package.json',
      'theme/fonts/LICENSE',
      'theme/fonts/inter-latin-ext-wght-normal.woff2',
      'theme/fonts/inter-latin-wght-normal.woff2',
      'theme/inter.css',
      'theme/motion.css',
      'theme/styles.css',
      'tokens/dtcg/contrast.json',
      'tokens/dtcg/dark.json',
      'tokens/dtcg/light.json',
      'tokens/generated/tokens.css',
    ]);
    // Relative, as webpack resolves no package in a URL.
    const urls = Array.from(
      app.read('theme/inter.css').matchAll(/url\('\.\/([^']+)'\)/gu),
      ([, url]) => `theme/${url}`,
    );
    expect(urls).toHaveLength(app.read('theme/inter.css').split('url(').length - 1);
    expect(app.packed).toEqual(expect.arrayContaining(urls));
    expect(JSON.parse(app.read('tokens/dtcg/dark.json'))).toEqual(dtcgFile('dark'));
    expect(app.packed.filter((file) => file.endsWith('.js') && app.read(file).includes('data-force'))).toEqual([]);
    const code = app.packed.filter((file) => !file.startsWith('llms/'));
    expect(code.filter((file) => /\b(?:tests?|stories|generator|library)\b/u.test(file))).toEqual([]);
    expect(app.read('components/Button/Button.js')).not.toContain('jsxDEV');
    expect(app.read('CHANGELOG.md')).toContain(`## ${app.manifest.version}\n`);
  });

  test('has source maps: a line of a built part maps to the line of its source', () => {
    const modules = app.packed.filter((file) => /\/[A-Z]\w*\.js$/u.test(file));
    expect(modules.length).toBeGreaterThan(100);
    expect(modules.filter((file) => !app.packed.includes(`${file}.map`))).toEqual([]);
    const built = app.read('components/Button/Button.js');
    expect(built).toMatch(/\n\/\/# sourceMappingURL=Button\.js\.map\n$/u);
    const map = new SourceMap(JSON.parse(app.read('components/Button/Button.js.map')) as SourceMapPayload);
    const line = built.split('\n').findIndex((text) => text.startsWith('function Button('));
    const { originalSource, originalLine } = map.findEntry(line, 'function '.length) as SourceMapping;
    expect(originalSource).toBe('Button.tsx');
    const [source = ''] = map.payload.sourcesContent;
    expect(source).toBe(readFileSync('design-system/components/Button/Button.tsx', 'utf8'));
    expect(source.split('\n')[originalLine]).toMatch(/^export function Button\(/u);
  });

  test('names the repository that a workflow builds it from, for provenance', () => {
    expect(app.manifest).toMatchObject({
      license: 'MIT',
      repository: {
        type: 'git',
        url: 'git+https://git.example.org/exchange/data-exchange.git',
        directory: 'design-system',
      },
      publishConfig: { access: 'public', provenance: true },
    });
  });

  test('depends on ranges from the pinned versions on, so that an app shares its copies', () => {
    const pinned = (JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> })
      .dependencies;
    const { dependencies } = app.manifest;
    expect(Object.keys(dependencies)).toContain('@radix-ui/react-dialog');
    expect(dependencies).toEqual(
      Object.fromEntries(Object.keys(dependencies).map((name) => [name, `^${pinned[name]}`])),
    );
  });

  test('contains nothing of the app, its server or their contract', () => {
    const folders = new Set(app.packed.filter((file) => file.includes('/')).map((file) => file.split('/', 1)[0]));
    const known = new Set([
      '_virtual',
      'charts',
      'components',
      'form',
      'icons',
      'internal',
      'llms',
      'locale',
      'marketplace',
      'patterns',
      'theme',
      'tokens',
    ]);
    expect(Array.from(folders).filter((folder) => !known.has(String(folder)))).toEqual([]);
    const dependencies = Object.keys(app.manifest.dependencies);
    // The directive of the compiler's runtime makes every bundler warn.
    expect(dependencies.filter((name) => ['valtio', 'wretch', 'react-compiler-runtime'].includes(name))).toEqual([]);
  });

  test.each([`${library}/Button`, library])('an app that imports Button from %s contains no dialog', async (from) => {
    const modules = await app.bundle(`import { Button } from '${from}';\ndocument.title = String(Button);`);
    expect(modules).toContain(`${library}/components/Button/Button.js`);
    expect(modules.filter((name) => /dialog/iu.test(name))).toEqual([]);
  });

  test('an app that imports all general parts contains none of the marketplace', async () => {
    const modules = await app.bundle(`import * as all from '${library}';\nObject.assign(globalThis, { all });`);
    expect(modules).toContain(`${library}/components/Dialog/Dialog.js`);
    expect(modules.filter((name) => name.startsWith(`${library}/marketplace/`))).toEqual([]);
  });

  test('bundles completely, with dialogs, style sheets and fonts', async () => {
    const modules = await app.bundle(
      `import '${library}/styles.css';\nimport * as all from '${library}';\n` +
        `import * as marketplace from '${library}/marketplace';\nObject.assign(globalThis, { all, marketplace });`,
    );
    expect(modules).toContain(`${library}/marketplace/OfferDialog/OfferDialog.js`);
  });

  test('a server imports each entry without a bundler, and renders parts', () => {
    const names = Object.keys(app.manifest.exports).filter((name) => !/\.(?:css|json|txt)$/u.test(name));
    const code = `
      for (const name of ${JSON.stringify(names)}) await import('${library}' + name.slice(1));
      const { createElement: h } = await import('react');
      const { renderToString } = await import('react-dom/server');
      const { Button, TextField, ThemeProvider } = await import('${library}');
      const field = h(TextField, { name: 'email', label: 'Email' });
      process.stdout.write(renderToString(h(ThemeProvider, {}, field, h(Button, {}, 'Buy access'))));`;
    const html = app.node(code);
    expect(html).toMatch(/<label[^>]*>Email<\/label>/u);
    expect(html).toMatch(/<button[^>]*>Buy access<\/button>/u);
  });

  test('a server component can call formats, and treats components as client modules', () => {
    const code = `
      const { formatTokens } = await import('${library}/marketplace/amount');
      const { formatBytes } = await import('${library}/bytes');
      const { dayAt } = await import('${library}/zone');
      process.stdout.write(formatTokens(1_500_000) + ' ' + formatBytes(2_048) + ' ' + dayAt(0, 'UTC'));`;
    expect(app.node(code, '--conditions=react-server')).toBe('1.5 2 kB 1970-01-01');
    const parts = app.packed.filter((file) =>
      /^(?:charts|components|marketplace|patterns)\/\w+\/[A-Z]\w*\.js$/u.test(file),
    );
    expect(parts.length).toBeGreaterThan(60);
    expect(parts.filter((file) => !app.read(file).startsWith('"use client";'))).toEqual([]);
  });

  test('its declarations describe the purpose of each component, and are short', () => {
    expect(app.read('components/Dialog/index.d.ts')).toContain(
      '/** A modal panel for a short task. */\nexport * as Dialog',
    );
    expect(app.read('form/Form.d.ts')).toContain('/** Validates its fields and submits their values. */');
    const declarations = app.packed.filter((file) => file.endsWith('.d.ts'));
    // A return type without a name is written out with every attribute of an element.
    expect(declarations.filter((file) => app.read(file).length > 16_000)).toEqual([]);
  });

  test('has types: correct use compiles, wrong use does not', () => {
    const errors = app.typeErrors(`
      import { createElement } from 'react';
      import { Button, type ButtonProps } from '${library}/Button';
      import { DataTable } from '${library}';
      import { OfferDialog } from '${library}/marketplace';
      export const right = [DataTable, OfferDialog, createElement(Button, { variant: 'ghost' })];
      export const handOn = (props: Pick<ButtonProps, 'size'>) => createElement(Button, { size: props.size });
      export const wrong = createElement(Button, { variant: 'transparent' });`);
    expect(errors.match(/error TS/gu)).toHaveLength(1);
    expect(errors).toContain('\'"transparent"\' is not assignable');
  });

  test('its types pass the check of libraries once the app names the types of Node', () => {
    const code = `export { Button, ThemeProvider } from '${library}';`;
    expect(app.typeErrors(code, { checks: 'libraries', types: ['react'] })).toContain('styled-components');
    expect(app.typeErrors(code, { checks: 'libraries', types: ['react', 'node'] })).toBe('');
  });
});
