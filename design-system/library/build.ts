import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { styledComponents } from './styledComponents.ts';
import { copyDeclarations } from './declarations.ts';
import { readEntries, sourceFolder } from './entries.ts';
import { forwardRefs, refsModule } from './forwardRefs.ts';
import { themes } from '../tokens/generated/tokens.ts';
import { dtcgFile } from '../tokens/files.ts';
import { dtcgPath, manifestOf } from './manifest.ts';
import { gitRemote, originOf, type Origin } from './origin.ts';
import { copyPages } from './pages.ts';
import { about } from './about.ts';
import { sourceState } from './sourceState.ts';

const root = path.join(sourceFolder, '..');
const target = path.resolve(process.argv[2] ?? path.join(root, 'dist-library'));
const styleSheets = ['theme/styles.css', 'tokens/generated/tokens.css', 'theme/inter.css', 'theme/motion.css'];

// Development JSX does not exist in production builds of React.
process.env['NODE_ENV'] = 'production';

const entries = readEntries();
const imported = new Set<string>();

const packageOf = (id: string) => /^(?:@[\w.-]+\/)?[\w.-]+/u.exec(id)?.[0];

const compilerRuntime = 'react-compiler-runtime';
const ownRuntime = path.join(sourceFolder, 'internal/dom/memoCache.ts');

function isExternal(id: string): boolean {
  if (id === compilerRuntime || id.startsWith('.') || id.startsWith('\0') || path.isAbsolute(id)) return false;
  const name = packageOf(id);
  if (!name) throw new Error(`${id} means nothing outside this project: import it by its path`);
  imported.add(name);
  return true;
}

/** Modules with hooks, styles or the DOM belong to the page; formats and texts also to server components. */
const ofThePage = /^(?:react(?:-dom)?|styled-components|react-hook-form|@radix-ui\/.*|@tanstack\/.*)(?:$|\/)/u;

const directiveOf = ({ imports }: { imports: readonly string[] }) =>
  imports.some((name) => ofThePage.test(name)) ? "'use client';" : '';

async function compile(): Promise<void> {
  await build({
    root,
    configFile: false,
    // The runtime of the compiler's React 19 target does not exist in React 18.
    plugins: [react({ compiler: { target: '18' } })],
    oxc: { plugins: { styledComponents: { ...styledComponents, displayName: false, fileName: false } } },
    resolve: { alias: { [compilerRuntime]: ownRuntime } },
    logLevel: 'error',
    publicDir: false,
    build: {
      outDir: target,
      emptyOutDir: true,
      minify: false,
      sourcemap: true,
      target: 'baseline-widely-available',
      lib: {
        entry: [...Object.values(entries), `${refsModule}.ts`].map((file) => path.join(sourceFolder, file)),
        formats: ['es'],
      },
      rolldownOptions: {
        external: isExternal,
        output: {
          preserveModules: true,
          preserveModulesRoot: sourceFolder,
          entryFileNames: '[name].js',
          banner: directiveOf,
          // Beside the module, as the package has no source files: the map holds their text.
          sourcemapPathTransform: (source) => path.posix.basename(source),
        },
      },
    },
  });
}

function passRefs(): void {
  for (const file of readdirSync(target, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.js') || file.startsWith(refsModule)) continue;
    const helper = path.posix.relative(path.posix.dirname(file.replaceAll('\\', '/')), `${refsModule}.js`);
    const whole = path.join(target, file);
    const code = readFileSync(whole, 'utf8');
    writeFileSync(whole, forwardRefs(code, helper.startsWith('.') ? helper : `./${helper}`));
  }
}

const fontUrl = /url\('(@fontsource-variable\/\w+\/)files\/([^']+)'\)/gu;

/** Copies fonts beside the style sheets: webpack resolves no package in a URL. */
function addStyleSheets(): void {
  for (const file of styleSheets) {
    const [written, text] = [path.join(target, file), readFileSync(path.join(sourceFolder, file), 'utf8')];
    const fonts = path.join(path.dirname(written), 'fonts');
    mkdirSync(path.dirname(written), { recursive: true });
    writeFileSync(written, text.replaceAll(fontUrl, "url('./fonts/$2')"));
    for (const [, font = '', name = ''] of text.matchAll(fontUrl)) {
      const folder = path.join(root, 'node_modules', font);
      mkdirSync(fonts, { recursive: true });
      copyFileSync(path.join(folder, 'files', name), path.join(fonts, name));
      copyFileSync(path.join(folder, 'LICENSE'), path.join(fonts, 'LICENSE'));
    }
  }
}

function addTokens(): void {
  mkdirSync(path.join(target, 'tokens/dtcg'), { recursive: true });
  for (const theme of themes)
    writeFileSync(path.join(target, dtcgPath(theme)), `${JSON.stringify(dtcgFile(theme), undefined, 2)}\n`);
}

function addTypes(): void {
  execFileSync('tsc', ['-b', 'design-system'], { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  const compiled = path.join(root, 'node_modules', '.cache', 'types', 'design-system', 'design-system');
  copyDeclarations(compiled, target, Object.values(entries));
}

rmSync(target, { recursive: true, force: true });
await compile();
passRefs();
addStyleSheets();
addTokens();
addTypes();
const project = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as Parameters<typeof manifestOf>[2] &
  Origin;
const origin = originOf(project, gitRemote(root), process.env);
const wanted = { version: about.version, source: sourceState(root) };
const pages = copyPages(path.join(root, 'storybook-static'), target, wanted);
const manifest = manifestOf(entries, Array.from(imported), project, origin, pages > 0);
writeFileSync(path.join(target, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
for (const file of ['README.md', 'CHANGELOG.md'])
  copyFileSync(path.join(import.meta.dirname, file), path.join(target, file));
copyFileSync(path.join(root, 'LICENSE'), path.join(target, 'LICENSE'));
process.stdout.write(
  `${manifest.name}: ${Object.keys(entries).length} entries and ${pages} pages of documentation in ${path.relative(process.cwd(), target)}\n`,
);
if (pages === 0)
  process.stdout.write(
    'It has no documentation: no Storybook is built from these files. Run npm run storybook:build first.\n',
  );
if (!origin.repository)
  process.stdout.write(
    'It names no repository: set repository, homepage and bugs in package.json, or build where Git has a remote.\n',
  );
