// A bare Vite app in a temporary folder, into which npm installs the packed design system.
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { build } from 'vite';
import { scratchVariable } from '../run/scratch.ts';

const root = path.join(import.meta.dirname, '..', '..');

/** Environment of a workflow on GitHub, from which the package takes its repository. */
export const workflow = { GITHUB_SERVER_URL: 'https://git.example.org', GITHUB_REPOSITORY: 'exchange/data-exchange' };

interface LockedPackage {
  version: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

interface Manifest {
  name: string;
  version: string;
  exports: Record<string, unknown>;
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
  repository: unknown;
  publishConfig: unknown;
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const npm = (args: readonly string[], cwd: string) =>
  execFileSync('npm', args, { cwd, encoding: 'utf8', shell: process.platform === 'win32', stdio: 'pipe' });

/** The rows of the project's lock file that these packages need, so that npm installs the very files that it has already. */
function lockedRows(names: readonly string[]): Record<string, LockedPackage> {
  const { packages } = readJson(path.join(root, 'package-lock.json')) as { packages: Record<string, LockedPackage> };
  const rows: Record<string, LockedPackage> = {};
  const waiting = names.map((name) => ({ name, from: '' }));
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const key = [`${next.from}/node_modules/${next.name}`, `node_modules/${next.name}`].find((one) => packages[one]);
    const row = key === undefined ? undefined : packages[key];
    if (key === undefined || !row || rows[key]) continue;
    rows[key] = row;
    const needs = Object.keys({ ...row.dependencies, ...row.optionalDependencies, ...row.peerDependencies });
    waiting.push(...needs.map((name) => ({ name, from: key })));
  }
  return rows;
}

interface Tarball {
  filename: string;
  integrity: string;
  files: { path: string }[];
}

interface Pack {
  manifest: Manifest;
  tarball: Tarball;
}

/** Builds the package and packs it: once in a run, where test files share a folder. */
function packOnce(own: string): Pack & { library: string; file: string } {
  const folder = path.join(process.env[scratchVariable] ?? own, 'packed');
  const library = path.join(folder, 'library');
  const list = path.join(folder, 'tarball.json');
  if (!existsSync(list)) {
    execFileSync(process.execPath, [path.join(root, 'design-system', 'library', 'build.ts'), library], {
      stdio: 'pipe',
      env: { ...process.env, ...workflow },
    });
    writeFileSync(list, npm(['pack', '--json', '--pack-destination', folder], library));
  }
  const [tarball] = readJson(list) as [Tarball];
  const manifest = readJson(path.join(library, 'package.json')) as Manifest;
  return { library, manifest, tarball, file: path.join(folder, tarball.filename) };
}

/** A new folder with the tarball in it. */
function packLibrary() {
  const folder = mkdtempSync(path.join(tmpdir(), 'exchange-library-'));
  const { library, manifest, tarball, file } = packOnce(folder);
  copyFileSync(file, path.join(folder, tarball.filename));
  return { folder, library, manifest, tarball };
}

/** Installs the package beside this version of React and other packages, as an app that is new to it does. Returns the folder. */
export function installBesideReact(react: string, ...more: readonly string[]): string {
  const { folder, manifest, tarball } = packLibrary();
  const { peerDependencies } = manifest;
  const others = ['react-hook-form', 'styled-components']
    .filter((name) => !more.some((one) => one.startsWith(`${name}@`)))
    .map((name) => `${name}@${peerDependencies[name]}`);
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name: 'bare', private: true, type: 'module' }));
  const packages = [`./${tarball.filename}`, `react@${react}`, `react-dom@${react}`, ...others, ...more];
  npm(['install', ...packages, '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts'], folder);
  return folder;
}

/** Builds the package, packs it and installs it. */
export function installLibrary() {
  const { folder, library, manifest, tarball } = packLibrary();
  const { name, version, dependencies, peerDependencies } = manifest;
  const resolved = `file:${tarball.filename}`;
  const nodeTypes = { '@types/node': '*' };
  const own = { name: 'bare', version: '1.0.0', dependencies: { ...peerDependencies, ...nodeTypes, [name]: resolved } };
  const lock = {
    name: 'bare',
    version: '1.0.0',
    lockfileVersion: 3,
    packages: {
      '': own,
      [`node_modules/${name}`]: { version, resolved, integrity: tarball.integrity, dependencies, peerDependencies },
      ...lockedRows(Object.keys({ ...dependencies, ...peerDependencies, ...nodeTypes })),
    },
  };
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ ...own, private: true, type: 'module' }));
  writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify(lock));
  writeFileSync(path.join(folder, 'index.html'), '<!doctype html><script type="module" src="/main.js"></script>');
  npm(['ci', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts'], folder);

  return {
    folder,
    manifest,
    /** The built package, and its tarball. */
    library,
    tarball: path.join(folder, tarball.filename),
    /** Paths in the package, from its own root. */
    packed: tarball.files.map(({ path: file }) => file),
    /** Builds the app with this as its only module; the modules whose code is in the output, from node_modules on. */
    async bundle(code: string) {
      writeFileSync(path.join(folder, 'main.js'), code);
      const result = await build({
        root: folder,
        configFile: false,
        logLevel: 'error',
        build: { write: false, minify: false },
      });
      const outputs = (Array.isArray(result) ? result : [result]).flatMap((one) => ('output' in one ? one.output : []));
      return outputs
        .filter((output) => output.type === 'chunk')
        .flatMap(({ modules }) => Object.entries(modules))
        .filter(([, { renderedLength }]) => renderedLength > 0)
        .map(([id]) => id.replaceAll('\\', '/').replace(/^.*\/node_modules\//u, ''));
    },
    /** Output of the code, run by Node without a bundler. */
    node: (code: string, ...flags: string[]) =>
      execFileSync(process.execPath, [...flags, '--input-type=module', '--eval', code], {
        cwd: folder,
        encoding: 'utf8',
      }),
    /** Output of a command of the project. */
    bin: (command: string, args: readonly string[]) =>
      execFileSync(path.join(root, 'node_modules', '.bin', command), args, {
        encoding: 'utf8',
        shell: process.platform === 'win32',
      }),
    /** A file of the package. */
    read: (file: string) => readFileSync(path.join(folder, 'node_modules', name, file), 'utf8'),
    /** Type errors of this module, as the compiler prints them. With the checks of libraries, those of types in packages too. */
    typeErrors(
      code: string,
      { checks, types = ['react'] }: { checks?: 'libraries'; types?: readonly string[] } = {},
    ): string {
      writeFileSync(path.join(folder, 'main.ts'), code);
      const options = [
        '--noEmit',
        '--strict',
        '--exactOptionalPropertyTypes',
        ...(checks ? [] : ['--skipLibCheck']),
        '--types',
        types.join(','),
        '--target',
        'es2023',
        '--singleThreaded',
      ];
      const compiler = path.join(root, 'node_modules', '.bin', 'tsc');
      const args = [...options, '--module', 'esnext', '--moduleResolution', 'bundler', '--ignoreConfig', 'main.ts'];
      try {
        execFileSync(compiler, args, { cwd: folder, stdio: 'pipe', shell: process.platform === 'win32' });
        return '';
      } catch (error) {
        return String((error as { stdout?: Buffer }).stdout ?? error);
      }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

export type BareApp = ReturnType<typeof installLibrary>;
